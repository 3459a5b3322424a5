import type { MemberRow } from '@agile-languages/api/desk';
import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ExportLink } from '../shell/export-link.tsx';
import styles from '../shell/list.module.css';
import { ListAnswer } from '../shell/list-answer.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { membersQuery } from './people.data.ts';

const columns: Column<MemberRow>[] = [
  { name: 'Member', isTitle: true, cell: ({ id, fullname }) => <Link to={`/members/${id}`}>{fullname}</Link> },
  { name: 'E-mail', isLong: true, cell: ({ email }) => email },
  { name: 'Member since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** All members. Search and page are in the address. */
export function MemberListPage() {
  const address = useListAddress(['q']);
  const { query, filter, filterValue, onSubmit } = address;
  const answer = useQuery(membersQuery(query));
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
      <ListAnswer
        answer={answer}
        address={address}
        label="Pages of members"
        empty={
          <>
            {filter ? 'Nobody fits.' : 'There is no member yet.'} Members come by{' '}
            <Link to="/invitations">invitations</Link>.
          </>
        }
      >
        {(rows) => <Table columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListAnswer>
      <ExportLink list="members" query={filter} />
    </>
  );
}
