import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AuditTable } from '../audit/audit-table.tsx';
import { Failure } from '../shell/failure.tsx';
import { classHistoryQuery } from './classes.data.ts';

/** Who did what with a class, for a year. */
export function ClassHistory({ id }: { id: string }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(classHistoryQuery(id));
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>History</h2>
      <Failure error={error} onRetry={refetch} />
      {data?.rows.length === 0 ? <p>Nothing has changed in the desk.</p> : null}
      {data && data.rows.length > 0 ? <AuditTable rows={data.rows} /> : null}
    </section>
  );
}
