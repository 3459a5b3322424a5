import type { Kysely, Transaction } from 'kysely';
import { checkClass } from '../classes/check-class.ts';
import { type ClassData, type ClassField, classFields, classLabels } from '../classes/class-data.ts';
import { createWithin } from '../classes/desk-class-repository.ts';
import { emptyClass } from '../classes/empty-class.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import type { ImportFault, ImportReport } from './import-report.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { type ImportOptions, type ImportSteps, tryImport } from './try-import.ts';

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
  { author, isDry }: ImportOptions,
): Promise<ImportReport> {
  const rows = readCsv(bytes, columnIn);
  const report = await tryImport(db, isDry, async (transaction, steps) => {
    const readRow = createRowReader(await readNames(transaction));
    for (const row of rows) {
      const read = readRow(row);
      if ('fault' in read) steps.addFault(read);
      else if (!steps.hasFaults()) await addClass(transaction, read, steps);
    }
  });
  if (report.isDone) recentLists.forget();
  return report;

  async function addClass(
    transaction: Transaction<Database>,
    { class: { columns: given, seats }, state }: ReadClass,
    { count }: ImportSteps,
  ) {
    const same = await transaction
      .selectFrom('classes')
      .select('id')
      .where('name', '=', given.name)
      .where('languageId', '=', given.languageId)
      .where('startsAt', '=', given.startsAt)
      .where('state', '!=', 'deleted')
      .executeTakeFirst();
    if (same) return count('unchanged');
    const content = { ...emptyClass(clock()), ...given, seatsTotal: seats, seatsLeft: seats };
    await createWithin(transaction, clock, { ...content, state }, author);
    count('added');
    if (state === 'published') count('published');
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

function createRowReader({ languages, experts }: { languages: NamedRow[]; experts: NamedRow[] }) {
  const languageOf = createIdReader(languages);
  const expertOf = createIdReader(experts);
  return ({ line, cells }: CsvRow): ReadClass | ImportFault => {
    const at = (column: Column, fault: string) => ({ row: line, column: columns[column], fault });
    const data = Object.fromEntries(classFields.map((field) => [field, (cells[field] ?? '').trim()])) as ClassData;
    const languageId = languageOf(data.languageId);
    if (languageId === undefined) return at('languageId', `There is no Language “${data.languageId.slice(0, 100)}”.`);
    const trainerId = expertOf(data.trainerId);
    if (trainerId === undefined)
      return at('trainerId', `There is no expert “${data.trainerId.slice(0, 100)}”, or several.`);
    const state = (cells.state ?? '').trim();
    if (!states.includes(state)) return at('state', 'It has to be draft or published.');
    const checked = checkClass({ ...data, languageId, trainerId });
    if ('fault' in checked) return at(checked.field, checked.fault);
    return { class: checked, state: state === 'published' ? 'published' : 'draft' };
  };
}

const readNames = async (db: Kysely<Database>) => ({
  languages: await db.selectFrom('languages').select(['id', 'name']).execute(),
  experts: await db.selectFrom('experts').select(['id', 'fullname as name']).execute(),
});

interface NamedRow {
  id: string;
  name: string;
}

/** Reads an id, or a name that one row alone has. Nothing stays nothing. */
function createIdReader(rows: NamedRow[]): (given: string) => string | undefined {
  const ids = new Set(rows.map(({ id }) => id));
  const byName = Map.groupBy(rows, ({ name }) => name.toLowerCase());
  return (given) => {
    if (given === '' || ids.has(given)) return given;
    const [found, ...others] = byName.get(given.toLowerCase()) ?? [];
    return others.length === 0 ? found?.id : undefined;
  };
}
