import type { Kysely, Transaction } from 'kysely';
import type { Author } from '../audit/audit-repository.ts';
import { checkClass } from '../classes/check-class.ts';
import { type ClassData, type ClassField, classFields, classLabels } from '../classes/class-data.ts';
import { createWithin } from '../classes/desk-class-repository.ts';
import { emptyClass } from '../classes/empty-class.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { type ImportFault, type ImportReport, mostFaults } from './import-report.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { TakenBack } from './taken-back.ts';

type Column = ClassField | 'state';

const columns: Record<Column, string> = { ...classLabels, state: 'State' };
const states: readonly string[] = ['', 'draft', 'published'];

/**
 * Announces all classes of a CSV file, or none, with the checks of the form. A class with the same name, Language and
 * first session as one that is there stays as it is. A dry run does the same and takes it back.
 *
 * @throws {UserError} when the file as a whole cannot be read.
 */
export async function importClasses(
  { clock, db, recentLists }: Pick<ApiContext, 'clock' | 'db' | 'recentLists'>,
  bytes: Buffer,
  { author, isDry }: { author: Author; isDry: boolean },
): Promise<ImportReport> {
  const rows = readCsv(bytes, columnIn);
  const report: ImportReport = { isDone: false, added: 0, changed: 0, unchanged: 0, published: 0, faults: [] };
  try {
    await db.transaction().execute(async (transaction) => {
      const names = await readNames(transaction);
      for (const row of rows) {
        const read = readRow(row, names);
        if ('fault' in read) {
          if (report.faults.length < mostFaults) report.faults.push(read);
        } else if (report.faults.length === 0) await addClass(transaction, read);
      }
      if (isDry || report.faults.length > 0) throw new TakenBack();
    });
    recentLists.forget();
    return { ...report, isDone: true };
  } catch (error) {
    if (error instanceof TakenBack) return report;
    throw error;
  }

  async function addClass(transaction: Transaction<Database>, { class: { columns: given, seats }, state }: ReadClass) {
    const same = await transaction
      .selectFrom('classes')
      .select('id')
      .where('name', '=', given.name)
      .where('languageId', '=', given.languageId)
      .where('startsAt', '=', given.startsAt)
      .where('state', '!=', 'deleted')
      .executeTakeFirst();
    if (same) {
      report.unchanged += 1;
      return;
    }
    const content = { ...emptyClass(clock()), ...given, seatsTotal: seats, seatsLeft: seats };
    await createWithin(transaction, clock, { ...content, state }, author);
    report.added += 1;
    if (state === 'published') report.published += 1;
  }
}

interface ReadClass {
  class: Exclude<ReturnType<typeof checkClass>, { fault: string }>;
  state: 'draft' | 'published';
}

function columnIn(title: string): Column | undefined {
  const names = Object.keys(columns) as Column[];
  return names.find((name) => columns[name].toLowerCase() === title.toLowerCase());
}

function readRow({ line, cells }: CsvRow, names: Names): ReadClass | ImportFault {
  const at = (column: Column, fault: string) => ({ row: line, column: columns[column], fault });
  const data = Object.fromEntries(classFields.map((field) => [field, (cells[field] ?? '').trim()])) as ClassData;
  const languageId = idIn(names.languages, data.languageId);
  if (languageId === undefined) return at('languageId', `There is no Language “${data.languageId.slice(0, 100)}”.`);
  const trainerId = idIn(names.experts, data.trainerId);
  if (trainerId === undefined)
    return at('trainerId', `There is no expert “${data.trainerId.slice(0, 100)}”, or several.`);
  const state = (cells.state ?? '').trim();
  if (!states.includes(state)) return at('state', 'It has to be draft or published.');
  const checked = checkClass({ ...data, languageId, trainerId });
  if ('fault' in checked) return at(checked.field, checked.fault);
  return { class: checked, state: state === 'published' ? 'published' : 'draft' };
}

type Names = Record<'languages' | 'experts', { id: string; name: string }[]>;

async function readNames(db: Kysely<Database>): Promise<Names> {
  return {
    languages: await db.selectFrom('languages').select(['id', 'name']).execute(),
    experts: await db.selectFrom('experts').select(['id', 'fullname as name']).execute(),
  };
}

/** Of an id, or of a name that one alone has; `''` stays. */
function idIn(rows: { id: string; name: string }[], given: string): string | undefined {
  if (given === '' || rows.some(({ id }) => id === given)) return given;
  const [found, ...others] = rows.filter(({ name }) => name.toLowerCase() === given.toLowerCase());
  return others.length === 0 ? found?.id : undefined;
}
