import type { MemberRow } from '@agile-languages/api/desk';
import { Button, Field, Pagination, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import styles from '../shell/list.module.css';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { membersQuery } from './people.data.ts';

const pageSize = 50;

const columns: Column<MemberRow>[] = [
  { name: 'Member', isTitle: true, cell: ({ id, fullname }) => <Link to={`/members/${id}`}>{fullname}</Link> },
  { name: 'E-mail', isLong: true, cell: ({ email }) => email },
  { name: 'Member since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** All members. Search and page are in the address. */
export function MemberListPage() {
  const { query, filter, page, filterValue, onSubmit, targetOf } = useListAddress(['q']);
  const { data, error, refetch } = useQuery(membersQuery(query));
  return (
    <>
      <h1>Members</h1>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={12} /> : null}
      {data?.total === 0 ? (
        <p>
          {filter ? 'Nobody fits.' : 'There is no member yet.'} Members come by{' '}
          <Link to="/invitations">invitations</Link>.
        </p>
      ) : null}
      {data && data.total > 0 ? (
        <>
          <Table columns={columns} rows={data.rows} keyOf={({ id }) => id} />
          <Pagination
            total={data.total}
            page={page}
            pageSize={pageSize}
            targetOf={targetOf}
            label="Pages of members"
            linkAs={Link}
          />
        </>
      ) : null}
    </>
  );
}
