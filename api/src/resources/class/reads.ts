import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { countRows, foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { ClassesTable } from '../../database/tables/class-tables.ts';
import { isInState, type StateFilter } from './states.ts';

export type ClassRecord = Selectable<ClassesTable> & {
  /** `''` in a draft without a Language. */
  languageName: string;
  mark: string;
  trainerName: string | null;
  secondTrainerName: string | null;
  takesCode?: boolean;
  paidBy?: string;
  booking?: string;
  priceNews?: string;
  isEach?: boolean;
  /** Not used yet, and in the price. */
  withCode?: string;
};

/** `Ann Test and Ben Test`; `''` without a trainer. */
export const trainersOf = ({ trainerName, secondTrainerName }: ClassRecord): string =>
  [trainerName, secondTrainerName].filter(Boolean).join(' and ');

/** Every column, so that a new one is there for every reader. */
const withNames = <O>(query: SelectQueryBuilder<Database, 'classes', O>) =>
  query
    .leftJoin('languages', 'languages.id', 'classes.languageId')
    .leftJoin('experts', 'experts.id', 'classes.trainerId')
    .selectAll('classes')
    .leftJoin('experts as second', 'second.id', 'classes.secondTrainerId')
    .select(['experts.fullname as trainerName', 'second.fullname as secondTrainerName'])
    .select(({ fn, val }) => [
      fn.coalesce('languages.name', val('')).as('languageName'),
      fn.coalesce('languages.mark', val('')).as('mark'),
    ]);

const selectClasses = (db: Kysely<Database>) => withNames(db.selectFrom('classes'));

export const readClass = (db: Kysely<Database>, id: string): Promise<ClassRecord | undefined> =>
  selectClasses(db).where('classes.id', '=', id).executeTakeFirst();

type ShownState = 'published' | 'cancelled';

const isShown = (db: Kysely<Database>, ...states: ShownState[]) =>
  db.selectFrom('classes').where('classes.state', 'in', states);

export interface ShownFilter {
  state?: ShownState;
  languageId?: string;
  startsAfter?: string;
}

export async function shownClasses(
  db: Kysely<Database>,
  { state = 'published', languageId, startsAfter }: ShownFilter,
  { limit, offset }: PageRequest,
): Promise<Page<ClassRecord>> {
  // An index has the keys in this order.
  const keys = isShown(db, state)
    .select(['startsAt', 'id'])
    .$if(languageId !== undefined, (query) => query.where('languageId', '=', languageId ?? ''))
    .$if(startsAfter !== undefined, (query) => query.where('startsAt', '>', startsAfter ?? ''))
    .orderBy('startsAt')
    .orderBy('id');
  const total = await countRows(keys);
  if (offset >= total) return { rows: [], total };
  const rows = await selectClasses(db)
    .innerJoin(keys.limit(limit).offset(offset).as('page'), 'page.id', 'classes.id')
    .orderBy('page.startsAt')
    .orderBy('page.id')
    .execute();
  return { rows, total };
}

export const shownClass = (db: Kysely<Database>, id: string): Promise<ClassRecord | undefined> =>
  withNames(isShown(db, 'published')).where('classes.id', '=', id).executeTakeFirst();

export const fullClasses = (db: Kysely<Database>, now: string) =>
  isShown(db, 'published')
    .select(['id', 'name', 'localStart', 'timeZone'])
    .where('startsAt', '>', now)
    .where('seatsLeft', '=', 0)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

/** Also a cancelled one: people come back to its page. */
export const publicClass = (db: Kysely<Database>, id: string): Promise<ClassRecord | undefined> =>
  withNames(isShown(db, 'published', 'cancelled'))
    .where('classes.id', '=', id)
    .executeTakeFirst();

export const newestClasses = (db: Kysely<Database>, startsAfter: string, limit: number): Promise<ClassRecord[]> =>
  withNames(isShown(db, 'published'))
    .where('startsAt', '>', startsAfter)
    .orderBy('createdDate', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(limit)
    .execute();

export interface ClassListFilter {
  state: StateFilter;
  languageId?: string;
  /** Part of the name, or the number. */
  words?: string;
}

/** What comes next first; of what is over, the latest first. */
export function classPage(
  db: Kysely<Database>,
  now: string,
  { state, languageId, words = '' }: ClassListFilter,
  request: PageRequest,
): Promise<Page<ClassRecord>> {
  const direction = state === 'over' || state === 'all' ? 'desc' : 'asc';
  const classes = selectClasses(db)
    .where((eb) => isInState(eb, state, now))
    .$if(languageId !== undefined, (query) => query.where('classes.languageId', '=', languageId ?? ''))
    .orderBy('classes.startsAt', direction)
    .orderBy('classes.id', direction);
  return foundPage(classes, words, ({ id, name }) => (id === words ? id : name), request);
}

export const findClass = (
  db: Kysely<Database>,
  { name, languageId, startsAt }: Pick<ClassRecord, 'name' | 'languageId' | 'startsAt'>,
): Promise<ClassRecord | undefined> =>
  selectClasses(db)
    .where('classes.name', '=', name)
    .where('classes.languageId', '=', languageId)
    .where('classes.startsAt', '=', startsAt)
    .where('classes.state', '!=', 'deleted')
    .executeTakeFirst();
