import { Pagination, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import type { useListAddress } from './use-list-address.ts';

const pageSize = 50;

export function ListAnswer<Row>({ answer, address, label, empty, children }: ListAnswerProps<Row>) {
  const { data, error, refetch } = answer;
  return (
    <>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={12} /> : null}
      {data?.total === 0 ? <p>{empty}</p> : null}
      {data ? children(data.rows) : null}
      {data && data.total > 0 ? (
        <Pagination
          total={data.total}
          page={data.page ?? address.page}
          pageSize={pageSize}
          targetOf={address.targetOf}
          label={label}
          linkAs={Link}
        />
      ) : null}
    </>
  );
}

interface ListAnswerProps<Row> {
  /** `page`: another one than that of the address, which is gone. */
  answer: { data: { total: number; rows: Row[]; page?: number } | undefined; error: unknown; refetch: () => void };
  address: Pick<ReturnType<typeof useListAddress>, 'page' | 'targetOf'>;
  label: string;
  empty: ReactNode;
  /** Also without rows, because it says what was done with the last ones. */
  children: (rows: Row[]) => ReactNode;
}
