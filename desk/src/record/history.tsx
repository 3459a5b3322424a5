import { Button, ButtonRow, focusOn, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type HistoryLine,
  historyPart,
  historyQuery,
  type ResourceRecord,
  useResourceCalls,
} from '../resources/resource.data.ts';
import { actionsOf, type ListScreen, type Screen } from '../resources/screen.ts';
import { emailInColumn } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';
import { differencesIn } from './conflict.tsx';

export function History({ screen, record, onRestored }: HistoryProps) {
  const titleId = useId();
  const { list } = screen;
  const [most, setMost] = useState(historyPart);
  const { data: latest, error, isFetching, refetch } = useQuery(historyQuery(list, record.id, most));
  const [last, setLast] = useState({ of: record.id, data: latest });
  if (latest ? latest !== last.data : last.of !== record.id) setLast({ of: record.id, data: latest });
  const data = latest ?? (last.of === record.id ? last.data : undefined);
  const showEarlier = () => {
    if (isFetching) return;
    if (error) refetch();
    else setMost(most + historyPart);
  };
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>History</h2>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={3} /> : null}
      {data?.rows.length === 0 ? <p>Nothing has changed in the desk.</p> : null}
      {data && data.rows.length > 0 ? (
        <Lines screen={screen} record={record} rows={data.rows} onRestored={onRestored} />
      ) : null}
      {data && (data.hasEarlier || most > historyPart) ? (
        <Extent count={data.rows.length} hasEarlier={data.hasEarlier} isFetching={isFetching} onEarlier={showEarlier} />
      ) : null}
    </section>
  );
}

function Extent({ count, hasEarlier, isFetching, onEarlier }: ExtentProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (!hasEarlier && document.activeElement === document.body) focusOn(status.current);
  }, [hasEarlier]);
  return (
    <ButtonRow>
      <p role="status" ref={status}>
        {hasEarlier ? `The newest ${count} entries are shown.` : `All ${count} entries are shown.`}
      </p>
      {hasEarlier ? (
        <Button variant="line" size="small" aria-disabled={isFetching} onClick={onEarlier}>
          Show earlier entries
        </Button>
      ) : null}
    </ButtonRow>
  );
}

function Lines({ screen, record, rows, onRestored }: HistoryProps & { rows: HistoryLine[] }) {
  const calls = useResourceCalls(screen.list);
  const restore = useMutation({
    mutationFn: (from: number) => calls.act(record, 'restore', { from }),
    onSuccess: onRestored,
  });
  const canRestore = actionsOf(screen, record).includes('restore');

  const columns: Column<HistoryLine>[] = [
    { name: 'When', cell: ({ at }) => <Moment at={at} /> },
    { name: 'Who', isLong: true, cell: ({ email }) => (email ? emailInColumn(email) : 'without staff') },
    { name: 'Action', isTitle: true, cell: ({ action }) => action },
    { name: 'What', isLong: true, cell: (row) => row.detail || changesIn(screen, rows, row) },
    { name: 'From', cell: ({ address }) => address },
  ];
  if (canRestore)
    columns.push({
      name: 'Actions',
      isUnnamed: true,
      cell: ({ version, data }) =>
        version && version < record.version && JSON.stringify(data) !== JSON.stringify(record.data) ? (
          <Button variant="quiet" size="small" disabled={restore.isPending} onClick={() => restore.mutate(version)}>
            Restore <span className="visually-hidden">version {version}</span>
          </Button>
        ) : null,
    });
  const noAddress = rows.every(({ address }) => !address);

  return (
    <>
      <Table columns={columns} rows={rows} keyOf={({ id }) => id} hidden={noAddress ? { From: false } : {}} />
      <Failure error={restore.error} />
    </>
  );
}

function changesIn({ fields }: ListScreen, rows: HistoryLine[], row: HistoryLine): string {
  const before = rows[rows.indexOf(row) + 1];
  if (!row.data || !before?.data) return '';
  return differencesIn(fields, row.data, before.data)
    .map(([, { label }]) => label)
    .join(', ');
}

interface ExtentProps {
  count: number;
  hasEarlier: boolean;
  isFetching: boolean;
  onEarlier: () => void;
}

interface HistoryProps {
  screen: ListScreen | Screen;
  record: ResourceRecord;
  onRestored?: (record: ResourceRecord) => void;
}
