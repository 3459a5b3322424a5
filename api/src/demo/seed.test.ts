import { startsInPattern } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { signIn } from '../testing/test-calls.ts';
import { hour } from '../testing/test-clock.ts';
import { createTestDir } from '../testing/test-dir.ts';

test('34 classes, 23 experts, 46 samples, 12 partners, 28 questions, 9 Languages', async () => {
  const { dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  expect(await db.selectFrom('classes').selectAll().execute()).toHaveLength(34);
  expect(await db.selectFrom('experts').selectAll().execute()).toHaveLength(23);
  expect(await db.selectFrom('samples').selectAll().execute()).toHaveLength(46);
  expect(await db.selectFrom('partners').selectAll().execute()).toHaveLength(12);
  expect(await db.selectFrom('faqItems').selectAll().execute()).toHaveLength(28);
  expect(await db.selectFrom('languages').selectAll().execute()).toHaveLength(9);
});

test('every class starts on a day of its pattern', async () => {
  const { dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  const classes = await db.selectFrom('classes').select(['id', 'localStart', 'pattern']).execute();
  expect(classes.filter(({ localStart, pattern }) => !startsInPattern(localStart, pattern))).toEqual([]);
});

test('a second start keeps what the first one and its members wrote', async () => {
  const dataDir = createTestDir();
  const first = await createTestApi({ dataDir });
  await signIn(first);
  await first.api.close();
  const later = () => new Date(first.clock.read().getTime() + 240 * hour);
  const second = await createTestApi({ dataDir, clock: later });
  const db = await openTestDatabase(dataDir);
  const { localStart } = await db
    .selectFrom('classes')
    .select('localStart')
    .where('id', '=', '500001')
    .executeTakeFirstOrThrow();
  expect(localStart).toBe('2026-12-07T18:30:00+03:00');
  expect(await db.selectFrom('classes').selectAll().execute()).toHaveLength(34);
  expect(await signIn(second)).toBeTruthy();
});

test('a database that is not empty gets no demonstration data', { tags: ['all'] }, async () => {
  const dataDir = createTestDir();
  const db = await openTestDatabase(dataDir);
  await db.insertInto('partners').values({ slug: 'test-partner', name: 'Test Partner', sequence: 0 }).execute();
  const { api } = await createTestApi({ dataDir });
  const site = await api.inject('/api/site');
  expect(await db.selectFrom('classes').selectAll().execute()).toEqual([]);
  expect(site.json()).toMatchObject({ demo: false });
});
