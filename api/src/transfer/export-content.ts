import type { Kysely } from 'kysely';
import type { RecordFilter } from '../content/content-record.ts';
import { fieldsOf, type Kind } from '../content/kinds.ts';
import { createRecordRepository } from '../content/record-repository.ts';
import type { Database } from '../database/schema.ts';
import { createCells, titlesOf } from './content-columns.ts';
import { csv } from './write-csv.ts';

const all = { offset: 0, limit: 100_000 };

/** All records of a kind as they are written, published or not, as a CSV file that can be imported again. */
export async function exportContent(
  db: Kysely<Database>,
  clock: () => Date,
  kind: Kind,
  filter: RecordFilter = {},
): Promise<{ text: string; count: number }> {
  const { rows } = await createRecordRepository(db, clock).page(kind, filter, all);
  const { write } = await createCells(db);
  const lines = rows.map(({ id, version, publishedVersion, data }) => [
    id,
    String(version),
    publishedVersion === null ? 'draft' : 'published',
    ...fieldsOf[kind].map((field) => write(field, data[field.name])),
  ]);
  return { text: csv([titlesOf(kind), ...lines]), count: rows.length };
}
