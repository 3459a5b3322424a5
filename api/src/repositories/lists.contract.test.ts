import { describe, expect, test } from 'vitest';
import { engines, openTestEngine } from '../testing/test-engines.ts';
import { testClass, testExpert, testSample } from '../testing/test-rows.ts';
import { createClassRepository } from './class-repository.ts';
import { createContentRepository } from './content-repository.ts';
import { createExpertRepository } from './expert-repository.ts';
import { createSampleRepository } from './sample-repository.ts';

const tenFrom = (offset: number) => ({ offset, limit: 10 });

describe.each(engines)('on %s', (engine) => {
  test('classes come in the order of their start, then of their id, by bytes', async () => {
    const db = await openTestEngine(engine);
    await db
      .insertInto('classes')
      .values([
        testClass({ id: 'b' }),
        testClass({ id: 'a' }),
        testClass({ id: 'Z' }),
        testClass({ id: 'ä' }),
        testClass({ id: 'first', startsAt: '2026-11-30T08:00:00.000Z' }),
      ])
      .execute();
    const { rows, total } = await createClassRepository(db).page({}, tenFrom(0));
    expect(rows.map(({ id }) => id)).toEqual(['first', 'Z', 'a', 'b', 'ä']);
    expect(total).toBe(5);
  });

  test('a page is a part of what the filter leaves, and the total counts that', async () => {
    const db = await openTestEngine(engine);
    const classes = Array.from({ length: 25 }, (_, index) =>
      testClass({ id: String(index + 10), languageId: index % 5 === 0 ? '1111112' : '1111117' }),
    );
    await db.insertInto('classes').values(classes).execute();
    const repository = createClassRepository(db);
    const part = await repository.page({ languageId: '1111117' }, { offset: 15, limit: 10 });
    const begun = await repository.page({ startsAfter: '2026-12-01T08:00:00.000Z' }, tenFrom(0));
    expect(part.rows.map(({ id }) => id)).toEqual(['29', '31', '32', '33', '34']);
    expect(part.total).toBe(20);
    expect(begun).toEqual({ rows: [], total: 0 });
  });

  test('a class carries its Language and its trainer, numbers stay numbers', async () => {
    const db = await openTestEngine(engine);
    await db.insertInto('experts').values(testExpert('test-expert')).execute();
    await db
      .insertInto('classes')
      .values(testClass({ trainerId: 'test-expert' }))
      .execute();
    const columns = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    const { rows } = await createClassRepository(db).page({ id: 'test-class' }, tenFrom(0));
    expect(columns).toMatchObject(testClass({ trainerId: 'test-expert' }));
    expect(rows).toEqual([{ ...columns, languageName: 'Form', mark: 'form', trainerName: 'Test Expert test-expert' }]);
  });

  test('samples by Language, by expert and by id', async () => {
    const db = await openTestEngine(engine);
    await db
      .insertInto('experts')
      .values([testExpert('test-expert'), testExpert('test-other')])
      .execute();
    await db
      .insertInto('samples')
      .values([
        testSample({ id: '1' }),
        testSample({ id: '2', languageId: '1111112' }),
        testSample({ id: '3', expertId: 'test-other' }),
      ])
      .execute();
    const ids = async (filter: object) =>
      (await createSampleRepository(db).page(filter, tenFrom(0))).rows.map(({ id }) => id);
    expect(await ids({})).toEqual(['1', '2', '3']);
    expect(await ids({ languageId: '1111112' })).toEqual(['2']);
    expect(await ids({ expertId: 'test-other' })).toEqual(['3']);
    expect(await ids({ id: '1' })).toEqual(['1']);
  });

  test('experts carry their Languages in their own order', async () => {
    const db = await openTestEngine(engine);
    await db.insertInto('experts').values(testExpert('test-expert')).execute();
    await db
      .insertInto('expertLanguages')
      .values([
        { expertId: 'test-expert', languageId: '1111112', sequence: 1 },
        { expertId: 'test-expert', languageId: '1111117', sequence: 0 },
      ])
      .execute();
    const repository = createExpertRepository(db);
    const { rows, total } = await repository.page(undefined, tenFrom(0));
    expect(rows).toMatchObject([{ ...testExpert('test-expert'), languages: ['Form', 'Money'] }]);
    expect(total).toBe(1);
    expect(await repository.nameOf('test-expert')).toBe('Test Expert test-expert');
    expect(await repository.nameOf('nobody')).toBeUndefined();
  });

  test('questions and partners in their sequence', async () => {
    const db = await openTestEngine(engine);
    const item = { topic: 'Test', question: 'Test?', answer: '<p>Test</p>' };
    await db
      .insertInto('faqItems')
      .values([
        { ...item, id: 'a', sequence: 2 },
        { ...item, id: 'b', sequence: 1 },
      ])
      .execute();
    await db.insertInto('partners').values({ slug: 'test', name: 'Test Partner', sequence: 1 }).execute();
    const repository = createContentRepository(db);
    expect((await repository.faqItems()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await repository.partnerName('test')).toBe('Test Partner');
    expect(await repository.holdsDemoData()).toBe(false);
  });
});
