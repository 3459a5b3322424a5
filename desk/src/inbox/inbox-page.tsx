import type { MessageRow } from '@agile-languages/api/desk';
import { Button, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ExportLink } from '../shell/export-link.tsx';
import styles from '../shell/list.module.css';
import { ListAnswer } from '../shell/list-answer.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { messagesQuery } from './inbox.data.ts';

const longestExcerpt = 120;

const stateNames: Record<MessageRow['state'], string> = { new: 'Waits', answered: 'Answered', closed: 'Closed' };

/** What differs from message to message only in other states than the first. */
const onlyFiltered = ['State', 'Done by'];

const columns: Column<MessageRow>[] = [
  {
    name: 'From',
    isTitle: true,
    cell: ({ id, name, email }) => <Link to={`/messages/${id}`}>{name || email || 'Somebody'}</Link>,
  },
  { name: 'Message', isLong: true, cell: excerptOf },
  { name: 'State', cell: ({ state }) => stateNames[state] },
  { name: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Done by', isLong: true, cell: ({ changedBy }) => changedBy },
];

/** Messages of the contact forms. Those that wait, the oldest first; others by their state. */
export function InboxPage() {
  const address = useListAddress(['q', 'state']);
  const { query, filter, filterValue, onSubmit } = address;
  const answer = useQuery(messagesQuery(query));
  return (
    <>
      <h1>Inbox</h1>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={filterValue('state')}>
            <option value="">Waiting for an answer</option>
            <option value="answered">Answered</option>
            <option value="closed">Closed</option>
            <option value="all">All</option>
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <ListAnswer
        answer={answer}
        address={address}
        label="Pages of messages"
        empty={filter ? 'There is no such message.' : 'Every message is answered.'}
        lines={8}
      >
        {(rows) => (
          <Table
            columns={filter ? columns : columns.filter(({ name }) => !onlyFiltered.includes(name))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListAnswer>
      <ExportLink list="messages" query={filter} />
    </>
  );
}

/** Of a form the longest line says most: the others are names and addresses. */
function excerptOf({ classId, text }: MessageRow): string {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const words = classId ? text.replaceAll(/\s+/g, ' ') : longest.replace(/^\w+: /, '');
  return words.length > longestExcerpt ? `${words.slice(0, longestExcerpt)}…` : words;
}
