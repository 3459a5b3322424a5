import type { Kysely } from 'kysely';
import type { Author } from '../audit/audit-repository.ts';
import { rowOf } from '../content/content-record.ts';
import type { Kind } from '../content/kinds.ts';
import { createRecordRepository } from '../content/record-repository.ts';
import { ContentFault } from '../content/shown-record.ts';
import type { Database } from '../database/schema.ts';
import { columnIn, createCells } from './content-columns.ts';
import { createRowReader } from './content-row.ts';
import { type ImportFault, type ImportReport, mostFaults } from './import-report.ts';
import { readCsv } from './read-csv.ts';
import { TakenBack } from './taken-back.ts';
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
  { author, isDry }: { author: Author; isDry: boolean },
): Promise<ImportReport> {
  const rows = readCsv(bytes, (title) => columnIn(kind, title));
  await createRecordRepository(db, clock).adopt();
  const readRow = createRowReader(kind, await createCells(db));
  const report: ImportReport = { isDone: false, added: 0, changed: 0, unchanged: 0, published: 0, faults: [] };
  const fault = (found: ImportFault) => report.faults.length < mostFaults && report.faults.push(found);

  try {
    await db.transaction().execute(async (transaction) => {
      const write = createRecordWriter(transaction, clock, kind, author);
      const seen = new Set<string>();
      for (const row of rows) {
        const given = row.cells.id?.trim() ?? '';
        if (given !== '' && seen.has(given)) {
          fault({ row: row.line, column: 'Id', fault: 'This record is in the file twice.' });
          continue;
        }
        seen.add(given);
        const present = given === '' ? undefined : await rowOf(transaction, kind, given);
        const read = readRow(row, present, given);
        if ('fault' in read) {
          fault(read);
          continue;
        }
        try {
          const done = await write(read, present);
          report[done] += 1;
          if (done !== 'unchanged' && read.isPublished) report.published += 1;
        } catch (error) {
          if (!(error instanceof ContentFault)) throw error;
          fault({ row: row.line, ...columnAndFault(kind, error.message) });
        }
      }
      if (isDry || report.faults.length > 0) throw new TakenBack();
    });
    return { ...report, isDone: true };
  } catch (error) {
    if (error instanceof TakenBack) return report;
    throw error;
  }
}

/** `Languages: one of them does not exist.` */
function columnAndFault(kind: Kind, sentence: string): Omit<ImportFault, 'row'> {
  const [, title = '', fault = sentence] = /^([^:]+): (.*)$/s.exec(sentence) ?? [];
  return columnIn(kind, title) === undefined ? { column: '', fault: sentence } : { column: title, fault };
}
