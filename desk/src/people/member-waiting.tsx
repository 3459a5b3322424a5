import type { MemberAnswer } from '@agile-languages/api/desk';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Column, Table } from '../shell/table.tsx';
import { Moment, ZonedTime } from '../shell/times.tsx';

type WaitingRow = MemberAnswer['waiting'][number];

const columns: Column<WaitingRow>[] = [
  {
    name: 'Class',
    isTitle: true,
    cell: ({ id, name }) => <Link to={`/classes/${encodeURIComponent(id)}/participants`}>{name}</Link>,
  },
  { name: 'First session', cell: ({ startsAt, timeZone }) => <ZonedTime at={startsAt} timeZone={timeZone} /> },
  { name: 'Waits since', cell: ({ since }) => <Moment at={since} /> },
  { name: 'Discount code', cell: ({ code }) => code },
];

export function MemberWaiting({ rows }: { rows: WaitingRow[] }) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Waiting lists</h2>
      <Table columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
}
