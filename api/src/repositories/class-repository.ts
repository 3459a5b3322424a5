import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from './page.ts';

export interface ClassFilter {
  id?: string;
  languageId?: string;
  /** Only classes that begin after this moment. */
  startsAfter?: string;
}

export type NewClass = Omit<Database['classes'], 'id'>;

/** Classes in the order in which they begin. */
export function createClassRepository(db: Kysely<Database>) {
  const filtered = ({ id, languageId, startsAfter }: ClassFilter) =>
    db
      .selectFrom('classes')
      .$if(id !== undefined, (query) => query.where('classes.id', '=', id ?? ''))
      .$if(languageId !== undefined, (query) => query.where('classes.languageId', '=', languageId ?? ''))
      .$if(startsAfter !== undefined, (query) => query.where('classes.startsAt', '>', startsAfter ?? ''));

  const rows = (filter: ClassFilter, { offset, limit }: PageRequest) =>
    filtered(filter)
      .innerJoin('languages', 'languages.id', 'classes.languageId')
      .leftJoin('experts', 'experts.id', 'classes.trainerId')
      .selectAll('classes')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName'])
      .orderBy('classes.startsAt')
      .orderBy('classes.id')
      .limit(limit)
      .offset(offset)
      .execute();

  async function page(filter: ClassFilter, request: PageRequest): Promise<Page<ClassRecord>> {
    const { total } = await filtered(filter)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: await rows(filter, request), total: Number(total) };
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

  return { page, byId, add, change };
}

export type ClassRecord = Database['classes'] & { languageName: string; mark: string; trainerName: string | null };
