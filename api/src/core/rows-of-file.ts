import { typedText } from '@agile-languages/shared/formats';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createCellReader, type ReadCells } from './import-cells.ts';
import { type CsvRow, ignored } from './read-csv.ts';
import type { Resource } from './resource.ts';

export interface FileRow<Kept> extends ReadCells {
  line: number;
  record: Kept | undefined;
  isAsExported: boolean;
}

interface File {
  rows: readonly CsvRow[];
  of(title: string): string | undefined;
  now: string;
}

/** A cell that is as exported is not read: what is kept need not be what can be entered. */
export async function rowsOfFile<Kept>(
  db: Kysely<Database>,
  { fields, imports, sheet, store }: Resource<Kept>,
  { rows, of, now }: File,
): Promise<FileRow<Kept>[]> {
  const readCells = await createCellReader(db, fields);
  const found = new Map<CsvRow, { id: string; record: Kept }>();
  for (const row of rows) {
    const id = typedText(row.cells.id ?? '') || (imports?.idOf?.(row.cells) ?? '');
    const record = id === '' ? undefined : await store.read(db, id);
    if (record) found.set(row, { id, record });
  }
  const known = [...found.keys()];
  const [head = [], ...lines] =
    (await sheet?.(
      db,
      [...found.values()].map(({ record }) => record),
      now,
    )) ?? [];
  const exported = new Map(known.map((row, at) => [row, cellsOf(head, lines[at] ?? [], of)]));
  return rows.map((row) => {
    const { line, cells } = row;
    const { id, record } = found.get(row) ?? {};
    const names = Object.keys(cells).filter((name) => name !== ignored);
    const same = names.filter((name) => cells[name] === exported.get(row)?.[name]);
    const read = readCells(
      without(
        cells,
        same.filter((name) => name in fields),
      ),
    );
    return { ...read, id: id ?? read.id, line, record, isAsExported: record !== undefined && isAll(names, same) };
  });
}

const cellsOf = (head: readonly string[], line: readonly string[], of: File['of']): Record<string, string> =>
  Object.fromEntries(head.map((title, at) => [of(title) ?? ignored, line[at] ?? '']));

const without = (cells: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !names.includes(name)));

const isAll = (names: readonly string[], same: readonly string[]) =>
  names.every((name) => name === 'id' || same.includes(name));
