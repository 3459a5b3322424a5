import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn } from '../testing/test-calls.ts';

const done = { kv: {}, tbl: [{ r: [] }], err: [] };
const ended = [{ val: 'Your sign-in has ended. Please log in again.' }];

test('a token opens nothing after sign-out; other sign-ins of the member stay', async () => {
  const testApi = await createTestApi();
  const here = await signIn(testApi);
  const there = await signIn(testApi);
  expect(await testApi.call(ownCallPaths.logout, { cookie: here })).toEqual(done);
  expect((await enrolIn(testApi, here, '500001')).err).toEqual(ended);
  expect((await enrolIn(testApi, there, '500001')).err).toEqual([]);
});

test('signing out twice, or with an invented token, reads the same', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  await testApi.call(ownCallPaths.logout, { cookie: token });
  expect(await testApi.call(ownCallPaths.logout, { cookie: token })).toEqual(done);
  expect(await testApi.call(ownCallPaths.logout, { cookie: 'test-token' })).toEqual(done);
});
