import type { MemberAnswer } from '@agile-languages/api/desk';
import { useId } from 'react';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';

type MailRow = MemberAnswer['mails'][number];

const states: Record<MailRow['state'], string> = { sent: 'Sent', waiting: 'Waits', 'given up': 'Given up' };

const columns: Column<MailRow>[] = [
  { name: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Subject', isTitle: true, isLong: true, cell: ({ subject }) => subject },
  { name: 'State', isLong: true, cell: ({ state, fault }) => [states[state], fault].filter(Boolean).join(': ') },
];

export function MemberMails({ mails }: { mails: MailRow[] }) {
  const titleId = useId();
  if (mails.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Mails</h2>
      <Table columns={columns} rows={mails} keyOf={({ id }) => id} />
    </section>
  );
}
