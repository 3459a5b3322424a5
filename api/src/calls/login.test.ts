import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';

const refused = { kv: {}, tbl: [{ r: [] }], err: [{ val: 'The e-mail or the password is not correct.' }] };

test('the demo member gets a new token each time', async () => {
  const { call } = await createTestApi();
  const first = await call(callPaths.login, testLogin);
  const second = await call(callPaths.login, { ...testLogin, username: ' Member@Example.com' });
  expect(first).toEqual({ kv: { token: expect.stringMatching(/^[\w-]{43}$/) }, tbl: [{ r: [] }], err: [] });
  expect(second.kv.token).not.toBe(first.kv.token);
});

test.each(['member@bücher.example', 'Member@XN--Bcher-KVA.example'])(
  'member whose domain has other letters, as %s',
  async (username) => {
    const { call, dataDir } = await createTestApi();
    const db = await openTestDatabase(dataDir);
    await db.updateTable('members').set({ email: 'member@bücher.example' }).execute();
    expect((await call(callPaths.login, { ...testLogin, username })).err).toEqual([]);
  },
);

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

test('after some wrong passwords each further try waits, longer each time, and the owner gets in', async () => {
  const { call, clock } = await createTestApi({ limits: { guessesPerAccount: 2 } });
  const guess = async () => (await call(callPaths.login, { ...testLogin, pwd: 'wrong' })).err[0].val;
  expect(await guess()).toBe('The e-mail or the password is not correct.');
  expect(await guess()).toBe('The e-mail or the password is not correct.');
  expect(await guess()).toBe('The e-mail or the password is not correct.');
  expect(await guess()).toBe('Too many tries. Please wait one second and try again.');
  clock.advance(1000);
  expect(await guess()).toBe('The e-mail or the password is not correct.');
  expect((await call(callPaths.login, testLogin)).err[0].val).toContain('Please wait 2 seconds');
  clock.advance(2000);
  expect((await call(callPaths.login, testLogin)).kv.token).toBeTruthy();
  expect(await guess()).toBe('The e-mail or the password is not correct.');
});

test('an unknown account is slowed down like a known one', async () => {
  const { call } = await createTestApi({ limits: { guessesPerAccount: 1 } });
  const guess = async (username: string) =>
    (await call(callPaths.login, { ...testLogin, username, pwd: 'wrong' })).err[0].val;
  const known = [await guess(testLogin.username), await guess(testLogin.username), await guess(testLogin.username)];
  const unknown = [await guess('a@example.com'), await guess('a@example.com'), await guess('a@example.com')];
  expect(known[2]).toContain('Too many tries.');
  expect(unknown).toEqual(known);
});

test('twenty parallel guesses of one account are not twenty guesses', async () => {
  const { call } = await createTestApi({ limits: { guessesPerAccount: 3 } });
  const guesses = Array.from({ length: 20 }, () => call(callPaths.login, { ...testLogin, pwd: 'wrong' }));
  const sentences = (await Promise.all(guesses)).map(({ err }) => err[0].val);
  expect(sentences.filter((val) => val.startsWith('The e-mail'))).toHaveLength(4);
});

test('twenty parallel sign-ins with the right password all get in', async () => {
  const { call } = await createTestApi({ limits: { guessesPerAccount: 1 } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(callPaths.login, testLogin)));
  expect(answers.filter(({ kv }) => kv.token)).toHaveLength(20);
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
    err: [{ val: 'Too many requests. Please wait one minute and try again.' }],
    id: expect.any(String),
  });
});

test('more passwords than can wait: 503 with the time after which to try again, and the others get in', {
  tags: ['all'],
}, async () => {
  const { api } = await createTestApi({ limits: { passwordsWaiting: 5 } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.inject({ method: 'POST', url: `/api/${callPaths.login}`, payload: { kv: testLogin } }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + answers.filter(({ statusCode }) => statusCode === 200).length).toBe(20);
  expect(refused[0]?.headers['retry-after']).toBe('5');
});

test('a class of forty behind one address, all at once: all get in', { tags: ['all'] }, async () => {
  const { call } = await createTestApi();
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(callPaths.login, testLogin)));
  expect(answers.filter(({ kv }) => kv.token)).toHaveLength(40);
});
