import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { addManyClasses } from '../testing/many-classes.ts';
import { engines, openTestEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { createClassRepository } from './class-repository.ts';
import { createListRanks } from './list-ranks.ts';

const offsets = [0, 1, 199, 200, 201, 599, 600, 990, 9_999, 10_000, 10_001, 20_000, 20_395, 20_401, 50_000];

async function slowIds(db: Kysely<Database>, filter: { languageId?: string; startsAfter?: string }) {
  const rows = await db
    .selectFrom('classes')
    .select('id')
    .$if(filter.languageId !== undefined, (query) => query.where('languageId', '=', filter.languageId ?? ''))
    .$if(filter.startsAfter !== undefined, (query) => query.where('startsAt', '>', filter.startsAfter ?? ''))
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function expectSamePages(
  db: Kysely<Database>,
  classes: ReturnType<typeof createClassRepository>,
  filter: object,
) {
  const ids = await slowIds(db, filter);
  for (const offset of offsets) {
    const { rows, total } = await classes.page(filter, { offset, limit: 10 });
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 10));
    expect(total).toBe(ids.length);
  }
}

describe.each(engines)('on %s', (engine) => {
  test('every page of a long list is what counting rows would find', async () => {
    const db = await openTestEngine(engine);
    await addManyClasses(db, 1, 20_400);
    const classes = createClassRepository(db);
    const middle = await db
      .selectFrom('classes')
      .select('startsAt')
      .where('id', '=', '10010200')
      .executeTakeFirstOrThrow();
    await expectSamePages(db, classes, {});
    await expectSamePages(db, classes, { languageId: '1111112' });
    await expectSamePages(db, classes, { startsAfter: middle.startsAt });
    await expectSamePages(db, classes, { startsAfter: middle.startsAt, languageId: '1111117' });
    await expectSamePages(db, classes, { startsAfter: '2999' });
    await expectSamePages(db, classes, { languageId: 'nothing' });
  });

  test('a change of the list shows at once, whoever made it; seats do not count as one', async () => {
    const db = await openTestEngine(engine);
    await addManyClasses(db, 1, 1000);
    const classes = createClassRepository(db);
    const version = async () =>
      (await db.selectFrom('listVersions').select('version').where('list', '=', 'classes').executeTakeFirstOrThrow())
        .version;
    await expectSamePages(db, classes, {});
    await db.insertInto('classes').values(testClass()).execute();
    await expectSamePages(db, classes, {});
    await db.deleteFrom('classes').where('id', '=', '10000500').execute();
    await expectSamePages(db, classes, {});
    await db.updateTable('classes').set({ startsAt: '2999' }).where('id', '=', '10000001').execute();
    await expectSamePages(db, classes, {});
    const before = await version();
    await db.updateTable('classes').set({ seatsLeft: 1 }).execute();
    expect(await version()).toBe(before);
  });

  test('a list is read once, however many ask at the same time', async () => {
    const db = await openTestEngine(engine);
    await addManyClasses(db, 1, 1000);
    const ranks = createListRanks(db, { table: 'classes', order: ['startsAt', 'id'] });
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => ranks.of({})));
    const later = await ranks.of({});
    expect(new Set([first, ...others, later]).size).toBe(1);
    expect(first?.total).toBe(1000);
  });
});
