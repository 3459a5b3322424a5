import { expect, test } from 'vitest';
import { contentList } from '../database/content-changes.ts';
import { addManyClasses } from '../testing/many-classes.ts';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { testClass, testExpert, testSample } from '../testing/test-rows.ts';
import { type ShownFilter, shownClass, shownClasses } from './class/reads.ts';
import { shownExperts } from './expert/expert.ts';
import { shownQuestions } from './question/question.ts';
import { shownSamples } from './sample/sample.ts';

const tenFrom = (offset: number) => ({ offset, limit: 10 });

onEachEngine((engine) => {
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
    const { rows, total } = await shownClasses(db, {}, tenFrom(0));
    expect(rows.map(({ id }) => id)).toEqual(['first', 'Z', 'a', 'b', 'ä']);
    expect(total).toBe(5);
  });

  test('a page is a part of what the filter leaves, and the total counts that', async () => {
    const db = await openTestEngine(engine);
    const classes = Array.from({ length: 25 }, (_, index) =>
      testClass({ id: String(index + 10), languageId: index % 5 === 0 ? '1111112' : '1111117' }),
    );
    await db.insertInto('classes').values(classes).execute();
    const part = await shownClasses(db, { languageId: '1111117' }, { offset: 15, limit: 10 });
    const begun = await shownClasses(db, { startsAfter: '2099-12-01T08:00:00.000Z' }, tenFrom(0));
    expect(part.rows.map(({ id }) => id)).toEqual(['29', '31', '32', '33', '34']);
    expect(part.total).toBe(20);
    expect(begun).toEqual({ rows: [], total: 0 });
  });

  test('every page of a long list is a part of all its rows in order', async () => {
    const db = await openTestEngine(engine);
    await addManyClasses(db, 1, 1000);
    const all = await db
      .selectFrom('classes')
      .select(['id', 'startsAt', 'languageId'])
      .orderBy('startsAt')
      .orderBy('id')
      .execute();
    const startsAfter = all[500]?.startsAt ?? '';
    const filters: ShownFilter[] = [{}, { languageId: '1111112' }, { startsAfter }, { startsAfter: '2999' }];
    for (const filter of [...filters, { startsAfter, languageId: '1111117' }, { languageId: 'nothing' }]) {
      const ids = all
        .filter(({ languageId }) => languageId === (filter.languageId ?? languageId))
        .filter((row) => row.startsAt > (filter.startsAfter ?? ''))
        .map(({ id }) => id);
      for (const offset of [0, 1, 142, 143, 499, 500, 990, 999, 1000, 50_000]) {
        const { rows, total } = await shownClasses(db, filter, tenFrom(offset));
        expect(rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 10));
        expect(total).toBe(ids.length);
      }
    }
  });

  test('no trigger counts changes of a list any more; those of the content do', async () => {
    const db = await openTestEngine(engine);
    const versions = async () =>
      Object.fromEntries(
        (await db.selectFrom('listVersions').selectAll().execute()).map(({ list, version }) => [list, version]),
      );
    const before = await versions();
    await db.insertInto('experts').values(testExpert('test-expert')).execute();
    await db.updateTable('experts').set({ sequence: '000000001' }).execute();
    await db.insertInto('samples').values(testSample()).execute();
    await db.updateTable('samples').set({ languageId: '1111112' }).execute();
    await db.insertInto('classes').values(testClass()).execute();
    await db.updateTable('classes').set({ startsAt: '2999', state: 'draft' }).execute();
    for (const table of ['classes', 'samples', 'experts'] as const) await db.deleteFrom(table).execute();
    const { [contentList]: content, ...lists } = await versions();
    const { [contentList]: contentBefore = 0, ...listsBefore } = before;
    expect(lists).toEqual(listsBefore);
    expect(content).toBeGreaterThan(contentBefore);
  });

  test('a class carries its Language and its trainers, numbers stay numbers', async () => {
    const db = await openTestEngine(engine);
    await db
      .insertInto('experts')
      .values([testExpert('test-expert'), testExpert('test-other')])
      .execute();
    const row = testClass({ trainerId: 'test-expert', secondTrainerId: 'test-other' });
    await db.insertInto('classes').values(row).execute();
    const columns = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    expect(columns).toMatchObject(row);
    expect(await shownClass(db, 'test-class')).toEqual({
      ...columns,
      ...{ languageName: 'Form', mark: 'form' },
      ...{ trainerName: 'Test Expert test-expert', secondTrainerName: 'Test Expert test-other' },
    });
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
    const ids = async (filter: object) => (await shownSamples(db, filter, tenFrom(0))).rows.map(({ id }) => id);
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
    const { rows, total } = await shownExperts(db, undefined, tenFrom(0));
    expect(rows).toMatchObject([{ ...testExpert('test-expert'), languages: ['Form', 'Money'] }]);
    expect(total).toBe(1);
  });

  test('questions in their sequence', async () => {
    const db = await openTestEngine(engine);
    const item = { topic: 'Test', question: 'Test?', answer: '<p>Test</p>' };
    await db
      .insertInto('faqItems')
      .values([
        { ...item, id: 'a', sequence: 2 },
        { ...item, id: 'b', sequence: 1 },
      ])
      .execute();
    expect((await shownQuestions(db)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
