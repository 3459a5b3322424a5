import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { openTestDatabaseAt } from '../testing/test-engines.ts';
import { testSample } from '../testing/test-rows.ts';

const testRequest = { startLimit: 0, limit: 10, fkLangId: '', id: '', fkUserId: '' };

test('the first ten of 46 samples', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getSampleList, testRequest);
  expect(answer.kv).toEqual({ rowCount: '46' });
  expect(answer.tbl[0].r).toHaveLength(10);
  expect(answer.tbl[0].r[0]).toEqual({
    id: '700001',
    relatedLogoUrl: expect.stringMatching(/^\/files\/covers\/700001\.svg\?[\da-f]{8}$/),
    langName: 'User Story',
    langId: '1111111',
    className: 'Pause a vegetable box',
    classDescription:
      'A customer pauses deliveries for a holiday. One story, nine inputs, fifteen manual descriptions.',
    enrolmentDate: '20261021',
    rowCount: '46',
    fkProjectId: 'P-0001',
    fkUserId: '900010',
    fullname: 'Yusuf Kayadere',
  });
});

test('by Language, by expert, by id', async () => {
  const { call } = await createTestApi();
  const byLanguage = await call(callPaths.getSampleList, { ...testRequest, fkLangId: '1111111' });
  const byExpert = await call(callPaths.getSampleList, { ...testRequest, fkUserId: '900011', limit: 4 });
  const byId = await call(callPaths.getSampleList, { ...testRequest, id: '700046' });
  expect(byLanguage.kv.rowCount).toBe('8');
  expect(byExpert.kv.rowCount).toBe('5');
  expect(byExpert.tbl[0].r).toHaveLength(4);
  expect(byId.tbl[0].r[0].enrolmentDate).toBe('TBA');
});

test('an expert without samples has none', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getSampleList, { ...testRequest, fkUserId: '900003' });
  expect(answer).toEqual({ kv: { rowCount: '0' }, tbl: [{ r: [] }], err: [] });
});

test('the filled card only by id; without one the mark is the picture', async () => {
  const { call, location } = await createTestApi();
  const db = await openTestDatabaseAt(location);
  await db
    .insertInto('samples')
    .values(testSample({ id: 'test-bare', expertId: '900010' }))
    .execute();
  const listed = await call(callPaths.getSampleList, testRequest);
  const byId = await call(callPaths.getSampleList, { ...testRequest, id: '700001' });
  const bare = await call(callPaths.getSampleList, { ...testRequest, id: 'test-bare' });
  expect(listed.tbl[0].r[0]).not.toHaveProperty('card');
  expect(byId.tbl[0].r[0].card).toMatch(/^role: ~user~ \^subscriber\^\n! /);
  expect(bare.tbl[0].r[0]).not.toHaveProperty('card');
  expect(bare.tbl[0].r[0].relatedLogoUrl).toBe('/files/marks/form.svg');
});
