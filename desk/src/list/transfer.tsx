import { type ImportReport, mostImported } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { sendFile } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { MailArticles } from '../shell/mail-preview.tsx';
import { type Column, Table } from '../shell/table.tsx';

const columns: Column<ImportReport['faults'][number]>[] = [
  { name: 'Row', isTitle: true, cell: ({ row }) => row },
  { name: 'Column', cell: ({ column }) => column },
  { name: 'Fault', isLong: true, cell: ({ fault }) => fault },
];

interface TransferProps {
  list: string;
  query: string;
  /** Rows of the list. Default: no more than one import takes. */
  total?: number | undefined;
  hint: string;
  countsOf: (report: ImportReport) => string;
}

/** What a file would do is said before it is done. */
export function Transfer({ list, query, total, hint, countsOf }: TransferProps) {
  const id = useId();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const work = useMutation({
    mutationFn: ({ file: given, isDry }: { file: File; isDry: boolean }) =>
      sendFile<ImportReport>(`/import/${list}${isDry ? '?dry=1' : ''}`, given),
    onSuccess: async ({ isDone }) => {
      if (!isDone) return;
      setFile(undefined);
      if (input.current) input.current.value = '';
      await client.invalidateQueries();
    },
  });
  const report = work.data;

  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>As a file</h2>
      <ExportLink list={list} query={query} />
      <ExportParts list={list} query={query} total={total} />
      <Field label="Import a CSV file" hint={hint}>
        <TextInput
          ref={input}
          type="file"
          accept=".csv,text/csv"
          disabled={work.isPending}
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            setFile(given);
            work.reset();
            if (given) work.mutate({ file: given, isDry: true });
          }}
        />
      </Field>
      <p role="status">
        {report ? [inWords(report, countsOf(report)), ...report.notices, ...mailsInWords(report)].join(' ') : ''}
      </p>
      {report && report.faults.length > 0 ? (
        <Table columns={columns} rows={report.faults} keyOf={({ row, column }) => `${row} ${column}`} />
      ) : null}
      {report?.mail ? <MailArticles mail={report.mail} /> : null}
      {file && report && !report.isDone && report.faults.length === 0 ? (
        <ButtonRow>
          <Button disabled={work.isPending} onClick={() => work.mutate({ file, isDry: false })}>
            Import
          </Button>
        </ButtonRow>
      ) : null}
      <Failure error={work.error} />
    </section>
  );
}

export const ExportLink = ({ list, query }: { list: string; query: string }) => (
  <p>
    <ButtonLink variant="line" size="small" href={`/desk/api/export/${list}.csv?${query}`} download>
      Export as CSV
    </ButtonLink>
  </p>
);

/** A longer file than an import takes does not come back. */
function ExportParts({ list, query, total = 0 }: Pick<TransferProps, 'list' | 'query' | 'total'>) {
  if (total <= mostImported) return null;
  const count = Math.ceil(total / mostImported);
  return (
    <>
      <p>An import takes {mostImported.toLocaleString('en-GB')} rows. In parts that it takes:</p>
      <ButtonRow>
        {Array.from({ length: count }, (_, at) => at + 1).map((part) => (
          <ButtonLink
            key={part}
            variant="line"
            size="small"
            href={`/desk/api/export/${list}.csv?${query ? `${query}&` : ''}part=${part}`}
            download
          >
            Export part {part} of {count}
          </ButtonLink>
        ))}
      </ButtonRow>
    </>
  );
}

function inWords({ isDone, faults }: ImportReport, counts: string): string {
  if (faults.length > 0) return 'Nothing is imported while something is wrong.';
  return isDone ? `Imported: ${counts}` : `Nothing is wrong. It would be: ${counts}`;
}

function mailsInWords({ mail }: ImportReport): string[] {
  if (!mail) return [];
  const { recipients, others } = mail;
  if (recipients === 1) return ['It would send one mail:'];
  return [`It would send ${recipients} mails: this is the first one${others ? ' of each text' : ''}.`];
}
