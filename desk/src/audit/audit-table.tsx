import type { AuditRow } from '@agile-languages/api/desk';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';

const columns: Column<AuditRow>[] = [
  { name: 'When', cell: ({ at }) => <Moment at={at} /> },
  { name: 'Who', isLong: true, cell: ({ email }) => email || 'command line' },
  { name: 'Action', isTitle: true, cell: ({ action }) => action },
  { name: 'What', isLong: true, cell: ({ subject, detail }) => [subject, detail].filter(Boolean).join(': ') },
  { name: 'From', cell: ({ address }) => address },
];

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  if (rows.length === 0) return <p>No entry fits.</p>;
  return <Table columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
