import { type ContentRecordAnswer, type ContentVersionRow, fieldsOf, type Kind } from '@agile-languages/api/desk';
import { Button, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Failure } from '../shell/failure.tsx';
import { inWords } from '../shell/in-words.ts';
import { Moment } from '../shell/moment.tsx';
import { historyQuery, useContentCalls } from './content.data.ts';
import styles from './content.module.css';

/** Who did what with a record, and what changed. Each version can be restored. */
export function History({ kind, record, onRestored }: HistoryProps) {
  const titleId = useId();
  const calls = useContentCalls(kind);
  const { data, error, refetch } = useQuery(historyQuery(kind, record.id));
  const restore = useMutation({
    mutationFn: (from: number) => calls.restore(record.id, record.version, from),
    onSuccess: onRestored,
  });

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>History</h2>
      <Failure error={error ?? restore.error} onRetry={error ? refetch : undefined} />
      {!data && !error ? <Skeleton lines={3} /> : null}
      {data?.rows.length === 0 ? <p>Nothing has changed since the desk is there.</p> : null}
      <ol className={styles.history}>
        {data?.rows.map((row, index) => (
          <li key={row.version}>
            <p>
              <Moment at={row.at} />, {row.email}: {row.action}
              {changedFields(kind, row, data.rows[index + 1])}
            </p>
            {row.version < record.version && inData(row) !== inData(record) ? (
              <Button
                variant="quiet"
                size="small"
                disabled={restore.isPending}
                onClick={() => restore.mutate(row.version)}
              >
                Restore <span className="visually-hidden">version {row.version}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const inData = ({ data }: Pick<ContentRecordAnswer, 'data'>) => JSON.stringify(data);

function changedFields(kind: Kind, { data }: ContentVersionRow, before: ContentVersionRow | undefined): string {
  if (!before) return '';
  const changed = fieldsOf[kind].filter(({ name }) => inWords(data[name]) !== inWords(before.data[name]));
  return changed.length > 0 ? ` (${changed.map(({ label }) => label).join(', ')})` : '';
}

interface HistoryProps {
  kind: Kind;
  record: ContentRecordAnswer;
  onRestored: () => void;
}
