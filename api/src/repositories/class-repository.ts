import { randomUUID } from 'node:crypto';
import { startsInPattern } from '@agile-languages/shared/api';
import { UserError } from '@agile-languages/shared/errors';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { classEnd } from '../schedule/class-end.ts';
import { createListRanks } from './list-ranks.ts';
import { one, type Page, type PageRequest } from './page.ts';
import { type Filter, isBehind, type Key } from './sorted-list.ts';

export interface ClassFilter {
  id?: string;
  languageId?: string;
  /** Only classes that begin after this moment. */
  startsAfter?: string;
}

/** A class with what other tables know of it. */
export type ClassRecord = Selectable<Database['classes']> & {
  languageName: string;
  mark: string;
  trainerName: string | null;
};

export type NewClass = Omit<Insertable<Database['classes']>, 'id'>;

const order = ['startsAt', 'id'] as const;
const state = 'published';

/** Classes in the order in which they begin. The lists have the published ones only. */
export function createClassRepository(db: Kysely<Database>) {
  const ranks = createListRanks(db, { table: 'classes', order });

  async function page({ id, languageId, startsAfter }: ClassFilter, request: PageRequest): Promise<Page<ClassRecord>> {
    if (id !== undefined) return one(await published().where('classes.id', '=', id).execute(), request);
    const filter: Filter = { state, ...(languageId !== undefined && { languageId }) };
    const list = await ranks.of(filter);
    const begun = startsAfter === undefined ? 0 : await ranks.countBegun(list, filter, startsAfter);
    const total = Math.max(0, list.total - begun);
    if (request.offset >= total) return { rows: [], total };
    const { after, skip } = list.at(begun + request.offset);
    return { rows: await inOrder(keysOf(filter, after).limit(request.limit).offset(skip)), total };
  }

  const published = () => selectClasses(db).where('classes.state', '=', state);

  const keysOf = ({ languageId }: Filter, after?: Key) =>
    db
      .selectFrom('classes')
      .select(order)
      .where('state', '=', state)
      .$if(languageId !== undefined, (query) => query.where('languageId', '=', languageId ?? ''))
      .$if(after !== undefined, (query) => query.where(isBehind(order, after ?? [])))
      .orderBy('startsAt')
      .orderBy('id');

  const inOrder = (keys: ReturnType<typeof keysOf>): Promise<ClassRecord[]> =>
    selectClasses(db)
      .innerJoin(keys.as('page'), 'page.id', 'classes.id')
      .orderBy('page.startsAt')
      .orderBy('page.id')
      .execute();

  /** Classes that have not begun, published last first. */
  const newest = (startsAfter: string, limit: number): Promise<ClassRecord[]> =>
    published()
      .where('startsAt', '>', startsAfter)
      .orderBy('createdDate', 'desc')
      .orderBy('classes.id', 'desc')
      .limit(limit)
      .execute();

  const byId = (id: string): Promise<Selectable<Database['classes']> | undefined> =>
    db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst();

  /** In whatever state it is. */
  const recordById = (id: string): Promise<ClassRecord | undefined> =>
    selectClasses(db).where('classes.id', '=', id).executeTakeFirst();

  /** Returns the id of the new class, the next free number. @throws {UserError} when it starts outside its pattern */
  async function add(content: NewClass): Promise<string> {
    checkStart(content);
    for (;;) {
      const id = await nextId(db);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('classes')
        .values({ ...content, id, endsAt: classEnd(content) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return id;
    }
  }

  /**
   * Seats that were taken stay taken. Returns false when they are more than there would be.
   * @throws {UserError} when the class would start outside its pattern
   */
  async function change(id: string, content: Partial<NewClass>, seatsTotal?: number): Promise<boolean> {
    const present = await byId(id);
    if (!present) return false;
    const next = { ...present, ...content };
    if (content.localStart !== undefined || content.pattern !== undefined) checkStart(next);
    const { numUpdatedRows } = await db
      .updateTable('classes')
      .set(({ eb }) => ({ ...content, endsAt: classEnd(next), version: eb('version', '+', 1) }))
      .$if(seatsTotal !== undefined, (query) =>
        query
          .set(({ eb, ref }) => ({
            seatsTotal,
            seatsLeft: eb(ref('seatsLeft'), '+', eb(eb.val(seatsTotal ?? 0), '-', ref('seatsTotal'))),
          }))
          .where(({ eb, ref }) => eb(eb(ref('seatsTotal'), '-', ref('seatsLeft')), '<=', seatsTotal ?? 0)),
      )
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return { page, newest, byId, recordById, add, change };
}

/** Dates that contradict their own pattern are refused, whoever writes them. */
function checkStart(content: Pick<NewClass, 'localStart' | 'pattern'>): void {
  const fault = startFault(content);
  if (fault) throw new UserError(fault);
}

/** Why a class cannot begin then, in a sentence. */
export function startFault({ localStart, pattern }: Pick<NewClass, 'localStart' | 'pattern'>): string | undefined {
  if (startsInPattern(localStart, pattern)) return undefined;
  const day = new Date(localStart.slice(0, 10)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const when = `${day}, ${localStart.slice(0, 16).replace('T', ' ')}`;
  return `The class would start on ${when}, which is no session of its pattern "${pattern}".`;
}

/** Every column of the table, so that a new one is there for every reader. */
const selectClasses = (db: Kysely<Database>) =>
  db
    .selectFrom('classes')
    .innerJoin('languages', 'languages.id', 'classes.languageId')
    .leftJoin('experts', 'experts.id', 'classes.trainerId')
    .selectAll('classes')
    .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName']);

async function nextId(db: Kysely<Database>): Promise<string> {
  const last = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '>=', '500001')
    .where('id', '<=', '999999')
    .where((eb) => eb(eb.fn<number>('length', ['id']), '=', 6))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = Number(last?.id ?? 500_000) + 1;
  return Number.isInteger(next) ? String(next) : randomUUID();
}
