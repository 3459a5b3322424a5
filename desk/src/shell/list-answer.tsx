import { Pagination, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from './failure.tsx';
import type { useListAddress } from './use-list-address.ts';

const pageSize = 50;

/** What a list shows: that it is pending, has failed or is empty, or its rows with the links to its pages. */
export function ListAnswer<Row>({ answer, address, label, empty, lines = 12, children }: ListAnswerProps<Row>) {
  const { data, error, refetch } = answer;
  return (
    <>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={lines} /> : null}
      {data?.total === 0 ? <p>{empty}</p> : null}
      {data && data.total > 0 ? (
        <>
          {children(data.rows)}
          <Pagination
            total={data.total}
            page={address.page}
            pageSize={pageSize}
            targetOf={address.targetOf}
            label={label}
            linkAs={Link}
          />
        </>
      ) : null}
    </>
  );
}

interface ListAnswerProps<Row> {
  answer: { data: { total: number; rows: Row[] } | undefined; error: unknown; refetch: () => void };
  address: Pick<ReturnType<typeof useListAddress>, 'page' | 'targetOf'>;
  /** Name of the links to the pages. */
  label: string;
  /** Sentence for a list without rows. */
  empty: ReactNode;
  /** Height while it is pending, in lines. Default: 12. */
  lines?: number;
  children: (rows: Row[]) => ReactNode;
}
