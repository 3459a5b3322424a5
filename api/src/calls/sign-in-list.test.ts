import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn, testLogin } from '../testing/test-calls.ts';

const ended = [{ val: 'Your sign-in has ended. Please log in again.' }];
const minute = 60_000;

test('a member sees every living sign-in, which is this one, and nothing that signs in', async () => {
  const testApi = await createTestApi();
  await signIn(testApi);
  testApi.clock.advance(31 * minute);
  const there = await signIn(testApi);
  testApi.clock.advance(minute);
  const here = await signIn(testApi);
  const now = testApi.clock.read();

  const { tbl } = await testApi.call(ownCallPaths.getSignInList, { cookie: here });

  const before = new Date(now.getTime() - minute).toISOString();
  expect(tbl[0].r).toEqual([
    { createdAt: now.toISOString(), usedAt: now.toISOString(), here: true },
    { createdAt: before, usedAt: before, here: false },
  ]);
  expect(JSON.stringify(tbl)).not.toContain(there);
});

test('an invented token sees nothing', async () => {
  const { call } = await createTestApi();

  expect(await call(ownCallPaths.getSignInList, { cookie: 'test' })).toEqual({ kv: {}, tbl: [{ r: [] }], err: ended });
});

test('signed out everywhere with the password: no token opens anything, others stay', async () => {
  const testApi = await createTestApi();
  const [here, there] = [await signIn(testApi), await signIn(testApi)];

  expect((await testApi.call(ownCallPaths.logoutEverywhere, { cookie: here, pwd: testLogin.pwd })).err).toEqual([]);

  expect((await enrolIn(testApi, here, '500001')).err).toEqual(ended);
  expect((await enrolIn(testApi, there, '500001')).err).toEqual(ended);
  expect((await enrolIn(testApi, await signIn(testApi), '500001')).err).toEqual([]);
});

test('a wrong password ends nothing, and has to wait after some', async () => {
  const testApi = await createTestApi();
  const here = await signIn(testApi);
  const attempt = async () =>
    (await testApi.call(ownCallPaths.logoutEverywhere, { cookie: here, pwd: 'wrong' })).err[0].val;

  expect(await attempt()).toBe('The password is not correct.');
  for (let tries = 0; tries < 5; tries++) await attempt();

  expect(await attempt()).toMatch(/^Too many tries/);
  expect((await enrolIn(testApi, here, '500001')).err).toEqual([]);
});
