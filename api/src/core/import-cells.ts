import { typedText } from '@agile-languages/shared/formats';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  type Field,
  type FieldData,
  type FieldFault,
  type Fields,
  type FieldValue,
  isEndOfSentence,
} from './fields.ts';
import type { ImportFault } from './import-report.ts';
import { createIdReader } from './references.ts';

const importedStates = ['', 'draft', 'published'];

export type OwnColumns = Partial<Record<'id' | 'version' | 'state', string>>;

export function inColumn(fields: Fields, own: OwnColumns, { field, fault }: FieldFault): Omit<ImportFault, 'row'> {
  const titles: Record<string, string> = own;
  const column = fields[field]?.label ?? titles[field] ?? '';
  return { column, fault: isEndOfSentence(fault) ? `It ${fault}` : fault };
}

export function columnIn(fields: Fields, own: OwnColumns, title: string): string | undefined {
  const wanted = title.toLowerCase();
  const found = Object.entries(own).find(([, label]) => label.toLowerCase() === wanted)?.[0];
  if (found) return found;
  return Object.entries(fields).find(([name, { label }]) =>
    [label.toLowerCase(), name.toLowerCase()].includes(wanted),
  )?.[0];
}

export interface ReadCells {
  id: string;
  version: string;
  data: FieldData;
  /** `''` without one. */
  state: string;
  faults: FieldFault[];
}

/** Other records stand in cells by id or name, with semicolons between. */
export async function createCellReader(db: Kysely<Database>, fields: Fields) {
  const readers = new Map<string, Awaited<ReturnType<typeof createIdReader>>>();
  for (const { list } of Object.values(fields)) if (list) readers.set(list, await createIdReader(db, list));

  function readCell({ list, kind }: Field, cell: string): { value: FieldValue } | { fault: string } {
    const read = list && readers.get(list);
    if (!read) return { value: cell };
    const texts = kind === 'references' ? cell.split(';') : [cell];
    const ids: string[] = [];
    for (const text of texts.map(typedText).filter(Boolean)) {
      const found = read(text);
      if ('fault' in found) return found;
      ids.push(found.id);
    }
    return { value: kind === 'references' ? ids : (ids[0] ?? '') };
  }

  return (cells: Record<string, string>): ReadCells => {
    const data: FieldData = {};
    const faults: FieldFault[] = [];
    for (const [name, field] of Object.entries(fields)) {
      const cell = cells[name];
      if (cell === undefined) continue;
      const read = readCell(field, cell);
      if ('fault' in read) faults.push({ field: name, fault: read.fault });
      else data[name] = read.value;
    }
    const [id, version, state] = [cells.id, cells.version, cells.state].map((cell = '') => typedText(cell)) as Own;
    return { id, version, data, state: state.toLowerCase(), faults };
  };
}

type Own = [id: string, version: string, state: string];

export const stateFaults = (state: string): FieldFault[] =>
  importedStates.includes(state) ? [] : [{ field: 'state', fault: 'has to be draft or published.' }];
