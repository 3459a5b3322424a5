import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createListRanks, type Filter, isBehind, type Key, type Ranks } from './list-ranks.ts';
import { one, type Page, type PageRequest } from './page.ts';

export interface ClassFilter {
  id?: string;
  languageId?: string;
  /** Only classes that begin after this moment. */
  startsAfter?: string;
}

export type NewClass = Omit<Database['classes'], 'id'>;

const order = ['startsAt', 'id'];

/** Classes in the order in which they begin. */
export function createClassRepository(db: Kysely<Database>) {
  const ranks = createListRanks(db, 'classes', order);
  const begun = new WeakMap<Ranks, { from: string; until: string; count: number }>();

  async function page({ id, languageId, startsAfter }: ClassFilter, request: PageRequest): Promise<Page<ClassRecord>> {
    if (id !== undefined)
      return one(await full(db.selectFrom('classes').select(['startsAt', 'id']).where('id', '=', id)), request);
    const filter: Filter = languageId === undefined ? {} : { languageId };
    const list = await ranks.of(filter);
    const begun = startsAfter === undefined ? 0 : await countBegun(list, filter, startsAfter);
    const total = Math.max(0, list.total - begun);
    if (request.offset >= total) return { rows: [], total };
    return { rows: await full(keys(filter, list.at(begun + request.offset), request.limit)), total };
  }

  const keys = (filter: Filter, { after, skip }: { after?: Key; skip: number }, limit: number) =>
    filtered(filter, after).select(['startsAt', 'id']).orderBy('startsAt').orderBy('id').limit(limit).offset(skip);

  const filtered = ({ languageId }: Filter, after?: Key) =>
    db
      .selectFrom('classes')
      .$if(languageId !== undefined, (query) => query.where('languageId', '=', languageId ?? ''))
      .$if(after !== undefined, (query) => query.where(isBehind(order, after ?? [])));

  const full = (page: ReturnType<typeof keys>): Promise<ClassRecord[]> =>
    db
      .selectFrom(page.as('page'))
      .innerJoin('classes', 'classes.id', 'page.id')
      .innerJoin('languages', 'languages.id', 'classes.languageId')
      .leftJoin('experts', 'experts.id', 'classes.trainerId')
      .selectAll('classes')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName'])
      .orderBy('page.startsAt')
      .orderBy('page.id')
      .execute();

  /** Classes that have not begun, published last first. */
  const newest = (startsAfter: string, limit: number): Promise<ClassRecord[]> =>
    db
      .selectFrom('classes')
      .innerJoin('languages', 'languages.id', 'classes.languageId')
      .leftJoin('experts', 'experts.id', 'classes.trainerId')
      .selectAll('classes')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName'])
      .where('startsAt', '>', startsAfter)
      .orderBy('createdDate', 'desc')
      .orderBy('classes.id', 'desc')
      .limit(limit)
      .execute();

  /** The same until the next class begins. From the nearest kept key on there are few rows to count. */
  async function countBegun(list: Ranks, filter: Filter, moment: string): Promise<number> {
    const known = begun.get(list);
    if (known && known.from <= moment && moment < known.until) return known.count;
    const { after, count } = list.upTo(moment);
    const { further } = await filtered(filter, after)
      .where('startsAt', '<=', moment)
      .select(({ fn }) => fn.countAll().as('further'))
      .executeTakeFirstOrThrow();
    const next = await filtered(filter, after)
      .where('startsAt', '>', moment)
      .select('startsAt')
      .orderBy('startsAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const result = { from: moment, until: next?.startsAt ?? '9', count: count + Number(further) };
    begun.set(list, result);
    return result.count;
  }

  const byId = (id: string): Promise<Database['classes'] | undefined> =>
    db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst();

  /** Answers its id, the next free number. */
  async function add(content: NewClass): Promise<string> {
    for (;;) {
      const id = await nextId();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('classes')
        .values({ ...content, id })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return id;
    }
  }

  async function nextId(): Promise<string> {
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

  /** Seats that were taken stay taken. Answers false when they are more than there would be. */
  async function change(id: string, content: Partial<NewClass>, seatsTotal?: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('classes')
      .set(content)
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

  return { page, newest, byId, add, change };
}

export type ClassRecord = Database['classes'] & { languageName: string; mark: string; trainerName: string | null };
