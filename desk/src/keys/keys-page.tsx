import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../shell/failure.tsx';
import { KeyTable } from './key-table.tsx';
import { keysQuery } from './keys.data.ts';
import { NewKey } from './new-key.tsx';

/** Keys of partners, and what came with each this month. */
export function KeysPage() {
  const { data, error, refetch } = useQuery(keysQuery);
  return (
    <>
      <h1>Partner keys</h1>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data && data.rows.length === 0 ? <p>No partner has a key yet.</p> : null}
      {data && data.rows.length > 0 ? <KeyTable rows={data.rows} /> : null}
      {data ? <NewKey partners={data.partners} /> : null}
    </>
  );
}
