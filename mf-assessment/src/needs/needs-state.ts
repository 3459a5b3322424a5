import { languageById } from '@agile-languages/shared/content';
import type { Say } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { type NeedsRow, type NeedsTable, needsTables, totalOf } from './needs-tables.ts';

export const freshNeeds: NeedsState = { tables: needsTables, touched: 'revenue-cost' };

export function needsReducer(state: NeedsState, action: NeedsAction): NeedsState {
  switch (action.type) {
    case 'choose':
      return { tables: state.tables.map((table) => chosen(table, action)), touched: action.table };
    case 'switch':
      return {
        touched: action.table,
        tables: state.tables.map((table) => (table.name === action.table ? switched(table, action) : table)),
      };
    case 'load':
      return action.state;
  }
}

export function planOf({ rows }: NeedsTable, say: Say): Plan {
  const left = rows.filter(({ checked }) => checked);
  const hours = left.reduce((sum, { id }) => sum + (languageById(id)?.hours ?? 0), 0);
  return { rows: left, line: `${say('{0} Language|{0} Languages', left.length)}, ${say('{0} hour|{0} hours', hours)}` };
}

function switched(table: NeedsTable, { row, on }: { row: string; on: boolean }): NeedsTable {
  const rows = table.rows.map((candidate) => (candidate.id === row ? { ...candidate, checked: on } : candidate));
  return { ...table, rows, totalPercentage: totalOf(rows) };
}

function chosen(table: NeedsTable, { table: name, off }: { table: string; off?: readonly string[] | undefined }) {
  if (table.name !== name || !off) return table;
  const rows = table.rows.map((row) => ({ ...row, checked: !off.includes(row.id) }));
  return { ...table, rows, totalPercentage: totalOf(rows) };
}

export const classesOfPlan = (rows: readonly NeedsRow[], people = 1): string =>
  rows.length > 0
    ? paths.planClasses(rows.map(({ id }) => id).join(',')) + (people > 1 ? `&people=${people}` : '')
    : paths.classes;

export interface NeedsState {
  tables: readonly NeedsTable[];
  touched: string;
}

export type NeedsAction =
  | { type: 'choose'; table: string; off?: readonly string[] | undefined }
  | { type: 'switch'; table: string; row: string; on: boolean }
  | { type: 'load'; state: NeedsState };

export interface Plan {
  rows: readonly NeedsRow[];
  /** '3 Languages, 34 hours'. */
  line: string;
}
