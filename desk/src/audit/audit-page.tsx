import type { AuditRow } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Field, Pagination, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../api/call.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { emailInColumn } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import styles from '../shell/list.module.css';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';

const pageSize = 50;
const filters = ['email', 'action', 'from', 'until'] as const;

/** Filter and page are in the address. */
export function AuditPage() {
  const { query, filter, page, filterValue, onSubmit, targetOf } = useListAddress(filters);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', query],
    queryFn: () => call<{ rows: AuditRow[]; total: number; page?: number }>('GET', `/audit?${query}`),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <h1>Audit log</h1>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Who">
          <TextInput name="email" type="email" autoComplete="off" defaultValue={filterValue('email')} />
        </Field>
        <Field label="Action begins with">
          <TextInput name="action" autoComplete="off" defaultValue={filterValue('action')} />
        </Field>
        <Field label="From">
          <TextInput name="from" type="date" defaultValue={filterValue('from')} />
        </Field>
        <Field label="Until">
          <TextInput name="until" type="date" defaultValue={filterValue('until')} />
        </Field>
        <ButtonRow>
          <Button type="submit" variant="line">
            Filter
          </Button>
          <ButtonLink variant="quiet" href={`/desk/api/audit.csv?${filter}`} download>
            Export as CSV
          </ButtonLink>
        </ButtonRow>
      </form>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={12} /> : null}
      {data ? <AuditTable rows={data.rows} /> : null}
      {data ? (
        <Pagination
          total={data.total}
          page={data.page ?? page}
          pageSize={pageSize}
          targetOf={targetOf}
          label="Pages of the audit log"
          linkAs={Link}
        />
      ) : null}
    </>
  );
}

const columns: Column<AuditRow>[] = [
  { name: 'When', cell: ({ at }) => <Moment at={at} /> },
  { name: 'Who', isLong: true, cell: ({ email }) => (email ? emailInColumn(email) : 'without staff') },
  { name: 'Action', isTitle: true, cell: ({ action }) => action },
  { name: 'What', isLong: true, cell: ({ subject, detail }) => [subject, detail].filter(Boolean).join(': ') },
  { name: 'From', cell: ({ address }) => address },
];

function AuditTable({ rows }: { rows: AuditRow[] }) {
  if (rows.length === 0) return <p>No entry fits.</p>;
  return <Table columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
