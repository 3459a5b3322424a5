import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { testClass, testExpert, testSample } from '../testing/test-rows.ts';
import { changedSince, contentVersion } from './content-changes.ts';

onEachEngine((engine) => {
  test('number of the content: another one after each change of what pages show', async () => {
    const db = await openTestEngine(engine);
    const version = () => contentVersion(db);
    const seen = [await version()];
    const partner = { slug: 'test', sequence: 1, name: 'Test' };
    const question = { id: 'test', sequence: 1, topic: 'test', question: 'Test?', answer: '' };
    for (const change of [
      db.insertInto('experts').values(testExpert('test-expert')),
      db.updateTable('experts').set({ fullname: 'Another name' }),
      db.insertInto('expertLanguages').values({ expertId: 'test-expert', languageId: '1111117', sequence: 0 }),
      db.insertInto('samples').values(testSample()),
      db.deleteFrom('samples'),
      db.insertInto('faqItems').values(question),
      db.insertInto('partners').values(partner),
      db.updateTable('partners').set({ sequence: 2 }),
      db.insertInto('classes').values(testClass()),
      db.updateTable('classes').set({ price: '490' }),
      db.updateTable('classes').set({ seatsLeft: 0 }),
      db.updateTable('classes').set({ seatsLeft: 3 }),
      db.updateTable('classes').set({ state: 'cancelled' }),
      db.updateTable('classes').set({ name: 'Another name', version: 9 }),
    ]) {
      await change.execute();
      seen.push(await version());
    }

    expect(new Set(seen).size).toBe(seen.length);
  });

  test('number of the content: the same while seats are left, and after a change of a draft', async () => {
    const db = await openTestEngine(engine);
    const version = () => contentVersion(db);
    await db.insertInto('classes').values(testClass()).execute();
    await db
      .insertInto('classes')
      .values(testClass({ id: 'draft', state: 'draft' }))
      .execute();
    const before = await version();

    await db.updateTable('classes').set({ seatsLeft: 9 }).where('id', '=', 'test-class').execute();
    await db.updateTable('classes').set({ price: '490', version: 2 }).where('id', '=', 'draft').execute();

    expect(await version()).toBe(before);
  });

  test('number of the content: the same after a draft is made and removed, another one with what visitors see', async () => {
    const db = await openTestEngine(engine);
    const version = () => contentVersion(db);
    const before = await version();

    for (const state of ['draft', 'deleted']) {
      await db.insertInto('classes').values(testClass({ state })).execute();
      await db.deleteFrom('classes').execute();
      expect(await version()).toBe(before);
    }
    for (const state of ['published', 'cancelled']) {
      const at = await version();
      await db
        .insertInto('classes')
        .values([testClass({ id: 'draft', state: 'draft' }), testClass({ state })])
        .execute();
      const inserted = await version();
      await db.deleteFrom('classes').execute();

      expect(inserted).toBeGreaterThan(at);
      expect(await version()).toBeGreaterThan(inserted);
    }
  });

  test('number of the content: a change that is rolled back leaves it', async () => {
    const db = await openTestEngine(engine);
    const version = () => contentVersion(db);
    const before = await version();

    await db
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('experts').values(testExpert('test-expert')).execute();
        throw new Error('test');
      })
      .catch(() => undefined);

    expect(await version()).toBe(before);
  });

  async function filled() {
    const db = await openTestEngine(engine);
    const version = () => contentVersion(db);
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
    async function raise() {
      await db
        .insertInto('partners')
        .values({ slug: `test-${Math.random()}`, sequence: 1, name: 'Test' })
        .execute();
      await sql`update list_versions set version = version + 1 where list = 'content'`.execute(db);
    }
    return {
      db,
      changedBy: async (work: { execute: () => Promise<unknown> }) => {
        await raise();
        const before = await version();
        await work.execute();
        return (await changedSince(db, before))?.toSorted();
      },
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
    expect(await changedBy(db.updateTable('classes').set({ price: '490' }))).toEqual(['classes', 'classes/test-class']);
    expect(await changedBy(db.updateTable('classes').set({ seatsLeft: 9 }))).toEqual([]);
    expect(await changedBy(db.updateTable('classes').set({ seatsLeft: 0 }))).toEqual(['classes', 'classes/test-class']);
    const draft = testClass({ id: 'draft', state: 'draft' });
    expect(await changedBy(db.insertInto('classes').values(draft))).toEqual([]);
    expect(await changedBy(db.deleteFrom('classes').where('id', '=', 'draft'))).toEqual([]);
    expect(await changedBy(db.insertInto('classes').values(testClass({ id: 'new' })))).toEqual([
      'classes',
      'classes/new',
    ]);
    expect(await changedBy(db.deleteFrom('classes').where('id', '=', 'new'))).toEqual(['classes', 'classes/new']);
  });

  test('changes since: what is older is not among them; too many are not known', async () => {
    const { db, version } = await filled();
    const before = await version();

    await db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', 'test-sample').execute();
    const after = await version();
    await db.updateTable('samples').set({ name: 'Another name' }).where('id', '=', 'other-sample').execute();

    expect(await changedSince(db, before)).toEqual(
      expect.arrayContaining(['samples/test-sample', 'samples/other-sample']),
    );
    expect(await changedSince(db, after)).toContain('samples/other-sample');
    expect(await changedSince(db, before, 1)).toBeUndefined();
  });
});
