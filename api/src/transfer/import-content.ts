import type { Kysely } from 'kysely';
import { rowOf } from '../content/content-record.ts';
import type { Kind } from '../content/kinds.ts';
import { createRecordRepository } from '../content/record-repository.ts';
import { ContentFault } from '../content/shown-record.ts';
import type { Database } from '../database/schema.ts';
import { columnIn, createCells } from './content-columns.ts';
import { createRowReader } from './content-row.ts';
import type { ImportFault, ImportReport } from './import-report.ts';
import { readCsv } from './read-csv.ts';
import { type ImportOptions, tryImport } from './try-import.ts';
import { createRecordWriter } from './write-record.ts';

/**
 * Adds and changes records as a CSV file says, all of them or none. A row with an id changes that record; what its file
 * does not have as a column stays. A dry run does the same and takes it back.
 *
 * @throws {UserError} when the file as a whole cannot be read.
 */
export async function importContent(
  { db, clock }: { db: Kysely<Database>; clock: () => Date },
  kind: Kind,
  bytes: Buffer,
  { author, isDry }: ImportOptions,
): Promise<ImportReport> {
  const rows = readCsv(bytes, (title) => columnIn(kind, title));
  await createRecordRepository(db, clock).adopt();
  const readRow = createRowReader(kind, await createCells(db));
  return tryImport(db, isDry, async (transaction, { addFault, count }) => {
    const write = createRecordWriter(transaction, clock, kind, author);
    const seen = new Set<string>();
    for (const row of rows) {
      const given = row.cells.id?.trim() ?? '';
      if (given !== '' && seen.has(given)) {
        addFault({ row: row.line, column: 'Id', fault: 'This record is in the file twice.' });
        continue;
      }
      seen.add(given);
      const present = given === '' ? undefined : await rowOf(transaction, kind, given);
      const read = readRow(row, present, given);
      if ('fault' in read) {
        addFault(read);
        continue;
      }
      try {
        const done = await write(read, present);
        count(done);
        if (done !== 'unchanged' && read.isPublished) count('published');
      } catch (error) {
        if (!(error instanceof ContentFault)) throw error;
        addFault({ row: row.line, ...columnAndFault(kind, error.message) });
      }
    }
  });
}

/** `Languages: one of them does not exist.` */
function columnAndFault(kind: Kind, sentence: string): Omit<ImportFault, 'row'> {
  const [, title = '', fault = sentence] = /^([^:]+): (.*)$/s.exec(sentence) ?? [];
  return columnIn(kind, title) === undefined ? { column: '', fault: sentence } : { column: title, fault };
}
