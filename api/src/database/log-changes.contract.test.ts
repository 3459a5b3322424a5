import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createContentRepository } from '../repositories/content-repository.ts';
import { engines, openTestEngine } from '../testing/test-engines.ts';
import { testClass, testExpert, testSample } from '../testing/test-rows.ts';

describe.each(engines)('on %s', (engine) => {
  async function filled() {
    const db = await openTestEngine(engine);
    const { version, changedSince } = createContentRepository(db);
    await db
      .insertInto('experts')
      .values([testExpert('test-expert'), testExpert('other-expert')])
      .execute();
    await db
      .insertInto('samples')
      .values([testSample(), testSample({ id: 'other-sample' })])
      .execute();
    await db.insertInto('classes').values(testClass()).execute();
    await raise();
    /** A change of something else, so that what was noted before is not asked for any more. */
    async function raise() {
      await db
        .insertInto('partners')
        .values({ slug: `test-${Math.random()}`, sequence: 1, name: 'Test' })
        .execute();
      await sql`update list_versions set version = version + 1 where list = 'content'`.execute(db);
    }
    return {
      db,
      /** What has changed while `work` ran. */
      changedBy: async (work: { execute: () => Promise<unknown> }) => {
        await raise();
        const before = await version();
        await work.execute();
        return (await changedSince(before))?.toSorted();
      },
      changedSince,
      version,
    };
  }

  test('change of a sample: itself, and no list of samples', async () => {
    const { db, changedBy } = await filled();

    expect(
      await changedBy(db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', 'test-sample')),
    ).toEqual(['samples/test-sample']);
  });

  test('sample that goes to another expert: itself and the lists of both', async () => {
    const { db, changedBy } = await filled();

    expect(
      await changedBy(db.updateTable('samples').set({ expertId: 'other-expert' }).where('id', '=', 'test-sample')),
    ).toEqual([
      'samples',
      'samples/test-sample',
      'samples?expert=other-expert',
      'samples?expert=test-expert',
      'samples?language=1111117',
    ]);
  });

  test('new and removed sample: itself and its lists', async () => {
    const { db, changedBy } = await filled();
    const keys = ['samples', 'samples/new', 'samples?expert=test-expert', 'samples?language=1111117'];

    expect(await changedBy(db.insertInto('samples').values(testSample({ id: 'new' })))).toEqual(keys);
    expect(await changedBy(db.deleteFrom('samples').where('id', '=', 'new'))).toEqual(keys);
  });

  test('many rows in one statement: each of them', async () => {
    const { db, changedBy } = await filled();

    expect(await changedBy(db.updateTable('samples').set({ name: 'Another name' }))).toEqual([
      'samples/other-sample',
      'samples/test-sample',
    ]);
  });

  test('expert, its Languages, question, partner and class: themselves and their lists', async () => {
    const { db, changedBy } = await filled();
    const expertKeys = ['experts', 'experts/test-expert'];
    const language = { expertId: 'test-expert', languageId: '1111117', sequence: 0 };
    const question = { id: 'test', sequence: 1, topic: 'test', question: 'Test?', answer: '' };

    expect(
      await changedBy(db.updateTable('experts').set({ fullname: 'Another' }).where('id', '=', 'test-expert')),
    ).toEqual(expertKeys);
    expect(await changedBy(db.insertInto('expertLanguages').values(language))).toEqual(expertKeys);
    expect(await changedBy(db.insertInto('faqItems').values(question))).toEqual(['faqItems']);
    expect(await changedBy(db.updateTable('partners').set({ sequence: 2 }))).toEqual(['partners']);
    expect(await changedBy(db.updateTable('classes').set({ price: '490' }))).toEqual(['classes']);
    expect(await changedBy(db.updateTable('classes').set({ seatsLeft: 9 }))).toEqual([]);
    expect(await changedBy(db.updateTable('classes').set({ seatsLeft: 0 }))).toEqual(['classes']);
  });

  test('changes since: what is older is not among them; too many are not known', async () => {
    const { db, changedSince, version } = await filled();
    const before = await version();

    await db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', 'test-sample').execute();
    const after = await version();
    await db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', 'other-sample').execute();

    expect(await changedSince(before)).toEqual(expect.arrayContaining(['samples/test-sample', 'samples/other-sample']));
    expect(await changedSince(after)).toContain('samples/other-sample');
    expect(await changedSince(before, 1)).toBeUndefined();
  });
});
