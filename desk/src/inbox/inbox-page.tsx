import type { MessageRow } from '@agile-languages/api/desk';
import { Button, Field, Pagination, Select, Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import styles from '../shell/list.module.css';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { messagesQuery } from './inbox.data.ts';

const pageSize = 50;
const longestExcerpt = 120;

const columns: Column<MessageRow>[] = [
  {
    name: 'From',
    isTitle: true,
    cell: ({ id, name, email }) => <Link to={`/messages/${id}`}>{name || email || 'Somebody'}</Link>,
  },
  { name: 'Message', isLong: true, cell: ({ text }) => excerptOf(text) },
  { name: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Done by', isLong: true, cell: ({ changedBy }) => changedBy },
];

/** Messages of the contact forms. Those that wait, the oldest first; others by their state. */
export function InboxPage() {
  const { query, filter, page, filterValue, onSubmit, targetOf } = useListAddress(['state']);
  const { data, error, refetch } = useQuery(messagesQuery(query));
  return (
    <>
      <h1>Inbox</h1>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="State">
          <Select name="state" defaultValue={filterValue('state')}>
            <option value="">Waiting for an answer</option>
            <option value="answered">Answered</option>
            <option value="closed">Closed</option>
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Show
        </Button>
      </form>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data?.total === 0 ? <p>{filter ? 'There is no such message.' : 'Every message is answered.'}</p> : null}
      {data && data.total > 0 ? (
        <>
          <Table columns={filter ? columns : columns.slice(0, 3)} rows={data.rows} keyOf={({ id }) => id} />
          <Pagination
            total={data.total}
            page={page}
            pageSize={pageSize}
            targetOf={targetOf}
            label="Pages of messages"
            linkAs={Link}
          />
        </>
      ) : null}
    </>
  );
}

/** The longest line says most: the others are names and addresses. */
function excerptOf(text: string): string {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const words = longest.replace(/^\w+: /, '');
  return words.length > longestExcerpt ? `${words.slice(0, longestExcerpt)}…` : words;
}
