import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';
import { minute } from '../testing/test-clock.ts';

const refused = { kv: {}, tbl: [{ r: [] }], err: [{ val: 'The e-mail or the password is not correct.' }] };

test('the demo member gets a new token each time', async () => {
  const { call } = await createTestApi();
  const first = await call(callPaths.login, testLogin);
  const second = await call(callPaths.login, { ...testLogin, username: ' Member@Example.com' });
  expect(first).toEqual({ kv: { token: expect.stringMatching(/^[\w-]{43}$/) }, tbl: [{ r: [] }], err: [] });
  expect(second.kv.token).not.toBe(first.kv.token);
});

test('wrong password, unknown user and empty fields read the same', async () => {
  const { call } = await createTestApi();
  expect(await call(callPaths.login, { ...testLogin, pwd: 'member124' })).toEqual(refused);
  expect(await call(callPaths.login, { ...testLogin, username: 'nobody@example.com' })).toEqual(refused);
  expect(await call(callPaths.login, { ...testLogin, username: '', pwd: '' })).toEqual(refused);
});

test('the database keeps neither the token nor the password', async () => {
  const { call, dataDir } = await createTestApi();
  const { kv } = await call(callPaths.login, testLogin);
  const db = await openTestDatabase(dataDir);
  const stored = JSON.stringify([
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('members').selectAll().execute(),
  ]);
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(kv.token);
  expect(stored).not.toContain(testLogin.pwd);
});

test('after too many wrong passwords the account rests for a quarter of an hour', async () => {
  const { call, clock } = await createTestApi({ limits: { guessesPerAccount: 2 } });
  await call(callPaths.login, { ...testLogin, pwd: 'wrong' });
  await call(callPaths.login, { ...testLogin, pwd: 'wrong' });
  const tooMany = await call(callPaths.login, testLogin);
  clock.advance(15 * minute);
  const later = await call(callPaths.login, testLogin);
  expect(tooMany.err).toEqual([{ val: 'Too many tries. Please wait a quarter of an hour and try again.' }]);
  expect(later.kv.token).toBeTruthy();
});

test('successes do not count as guesses', async () => {
  const { call } = await createTestApi({ limits: { guessesPerAccount: 1 } });
  await call(callPaths.login, testLogin);
  expect((await call(callPaths.login, testLogin)).err).toEqual([]);
});

test('an address that guesses too often gets 429', async () => {
  const { post } = await createTestApi({ limits: { guessesPerAddress: 1 } });
  await post(`/api/${callPaths.login}`, { kv: testLogin });
  const { status, body } = await post(`/api/${callPaths.login}`, { kv: testLogin });
  expect(status).toBe(429);
  expect(body).toEqual({
    err: [{ val: 'Too many requests. Please wait a minute and try again.' }],
    id: expect.any(String),
  });
});
