import { describe, expect, test } from 'vitest';
import { createContentRepository } from '../repositories/content-repository.ts';
import { engines, openTestEngine } from '../testing/test-engines.ts';
import { testClass, testExpert, testSample } from '../testing/test-rows.ts';

describe.each(engines)('on %s', (engine) => {
  test('number of the content: another one after each change of what pages show', async () => {
    const db = await openTestEngine(engine);
    const { version } = createContentRepository(db);
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
    ]) {
      await change.execute();
      seen.push(await version());
    }

    expect(new Set(seen).size).toBe(seen.length);
  });

  test('number of the content: the same while seats are left, and after a change of a draft', async () => {
    const db = await openTestEngine(engine);
    const { version } = createContentRepository(db);
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

  test('number of the content: a change that is rolled back leaves it', async () => {
    const db = await openTestEngine(engine);
    const { version } = createContentRepository(db);
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
});
