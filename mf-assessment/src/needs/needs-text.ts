import type { NeedsState } from './needs-state.ts';
import { needsTables, totalOf } from './needs-tables.ts';

/** What is off, the table touched last first: `product-owner 1111111 1111117,development-team`. */
export const writeNeeds = ({ tables, touched }: NeedsState): string =>
  tables
    .map(({ name, rows }) => [name, ...rows.filter(({ checked }) => !checked).map(({ id }) => id)])
    .filter(({ length }, index) => length > 1 || tables[index]?.name === touched)
    .sort(([name]) => (name === touched ? -1 : 0))
    .map((words) => words.join(' '))
    .join(',');

export function readNeeds(text: string): NeedsState | undefined {
  const entries = text.split(',').map((entry) => entry.split(' '));
  const [[touched = ''] = []] = entries;
  if (!needsTables.some(({ name }) => name === touched)) return undefined;
  const tables = needsTables.map((table) => {
    const off = entries.find(([name]) => name === table.name) ?? [];
    const rows = table.rows.map((row) => ({ ...row, checked: !off.includes(row.id) }));
    return { ...table, rows, totalPercentage: totalOf(rows) };
  });
  return { tables, touched };
}
