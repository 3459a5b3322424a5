import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const testRequest = { fkUserId: '', limit: 10, startLimit: 0 };

test('three pages of experts: 10, 10, 3', async () => {
  const { call } = await createTestApi();
  const first = await call(callPaths.getProfileList, testRequest);
  const last = await call(callPaths.getProfileList, { ...testRequest, startLimit: 20 });
  expect(first.kv).toEqual({ rowCount: '23' });
  expect(first.tbl[0].r).toHaveLength(10);
  expect(last.tbl[0].r).toHaveLength(3);
});

test('one expert with the Languages in their order', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getProfileList, { ...testRequest, fkUserId: '900016' });
  expect(answer.tbl[0].r).toEqual([
    {
      id: '900016',
      fullname: 'Camille Roussel-Nkemelu',
      userImage: '900016.svg',
      countryName: 'France',
      company: 'SchoolRun (demo)',
      position: 'Digital Product Agile Coach',
      shortBio: expect.stringContaining('kitchen timer'),
      linkedinUrl: 'https://example.com/demo/in/900016',
      fbUrl: expect.any(String),
      rowCount: '1',
      languages: ['Digital Product', 'User Story Management'],
    },
  ]);
});

test('an unknown expert is an empty list', async () => {
  const { call } = await createTestApi();
  const answer = await call(callPaths.getProfileList, { ...testRequest, fkUserId: '1' });
  expect(answer).toEqual({ kv: { rowCount: '0' }, tbl: [{ r: [] }], err: [] });
});
