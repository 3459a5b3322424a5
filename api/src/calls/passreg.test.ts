import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { enrolIn, testActivation, testLogin } from '../testing/test-calls.ts';
import { hour } from '../testing/test-clock.ts';

const activated = {
  kv: { token: expect.stringMatching(/^[\w-]{43}$/), fkClassId: '500001' },
  tbl: [{ r: [] }],
  err: [],
};
const refusedWith = (val: string) => ({ kv: {}, tbl: [{ r: [] }], err: [{ val }] });

test('key, pass code and password make a member who can enrol and log in', async () => {
  const testApi = await createTestApi();
  const answer = await testApi.call(callPaths.passreg, testActivation);
  const enrolment = await enrolIn(testApi, answer.kv.token, answer.kv.fkClassId);
  const login = await testApi.call(callPaths.login, {
    ...testLogin,
    username: 'newcomer@example.com',
    pwd: testActivation.password,
  });
  expect(answer).toEqual(activated);
  expect(enrolment.err).toEqual([]);
  expect(login.kv.token).toBeTruthy();
});

test('asked again after a lost answer it signs in, and there is one member', async () => {
  const { call, dataDir } = await createTestApi();
  await call(callPaths.passreg, testActivation);
  const again = await call(callPaths.passreg, { ...testActivation, passCode: ' 123456 ' });
  const db = await openTestDatabase(dataDir);
  const members = await db.selectFrom('members').where('email', '=', 'newcomer@example.com').selectAll().execute();
  expect(again).toEqual(activated);
  expect(members).toHaveLength(1);
});

test('two parallel activations make one member', async () => {
  const { call, dataDir } = await createTestApi();
  const answers = await Promise.all([call(callPaths.passreg, testActivation), call(callPaths.passreg, testActivation)]);
  const db = await openTestDatabase(dataDir);
  const members = await db.selectFrom('members').where('email', '=', 'newcomer@example.com').selectAll().execute();
  expect(answers).toEqual([activated, activated]);
  expect(members).toHaveLength(1);
});

test('a used key does not take another password', async () => {
  const { call } = await createTestApi();
  await call(callPaths.passreg, testActivation);
  const other = await call(callPaths.passreg, {
    ...testActivation,
    password: 'test-password-2',
    repassword: 'test-password-2',
  });
  expect(other).toEqual(refusedWith('This activation key was already used. Please log in.'));
});

test('a used key does not take back a seat that its member has given back', async () => {
  const testApi = await createTestApi();
  const { api, call, dataDir } = testApi;
  const { kv } = await call(callPaths.passreg, testActivation);
  await enrolIn(testApi, kv.token, kv.fkClassId);
  expect(await call(callPaths.passreg, testActivation)).toEqual(activated);
  const db = await openTestDatabase(dataDir);
  const { text } = await db.selectFrom('mails').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const url = /\/app\/places\/\S+/.exec(text)?.[0] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await api.inject({ method: 'POST', url, headers: form, payload: 'do=give-back' });
  expect(await call(callPaths.passreg, testActivation)).toEqual(
    refusedWith('This activation key was already used. Please log in.'),
  );
});

test.each(['enrolments', 'waiting'] as const)(
  'a used key does not take back what staff have ended, row of %s',
  async (table) => {
    const testApi = await createTestApi();
    const { call, dataDir } = testApi;
    const { kv } = await call(callPaths.passreg, testActivation);
    const db = await openTestDatabase(dataDir);
    if (table === 'waiting') await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', '500001').execute();
    await enrolIn(testApi, kv.token, kv.fkClassId);
    expect(await call(callPaths.passreg, testActivation)).toEqual(activated);
    await db.deleteFrom(table).where('classId', '=', '500001').execute();

    expect(await call(callPaths.passreg, testActivation)).toEqual(
      refusedWith('This activation key was already used. Please log in.'),
    );
  },
);

test('passwords that differ, are short, or of six characters lack digits or letters are refused and cost no try', async () => {
  const { call } = await createTestApi();
  const attempt = (password: string, repassword = password) =>
    call(callPaths.passreg, { ...testActivation, password, repassword });
  const tooSimple = refusedWith(
    'The password needs at least six characters, with letters and digits, or eight of any kind.',
  );
  expect(await attempt('test-password-1', 'test-password-2')).toEqual(
    refusedWith('The two passwords are not the same.'),
  );
  expect(await attempt('a')).toEqual(tooSimple);
  expect(await attempt('abc12')).toEqual(tooSimple);
  expect(await attempt('abcdef')).toEqual(tooSimple);
  expect(await attempt('123456')).toEqual(tooSimple);
  expect(await attempt('çöğüş1')).toEqual(activated);
});

test('a password that guessers try first is refused and costs no try', async () => {
  const { call } = await createTestApi();
  const attempt = (password: string) => call(callPaths.passreg, { ...testActivation, password, repassword: password });
  const easy = refusedWith('This password is easy to guess. Please choose another one.');
  expect(await attempt('password123')).toEqual(easy);
  expect(await attempt('Newcomer2026')).toEqual(easy);
  expect(await attempt('Samantha')).toEqual(easy);
  expect(await attempt('19841024')).toEqual(easy);
  expect(await attempt('nascar24')).toEqual(easy);
  expect(await attempt('test-password-1')).toEqual(activated);
});

test('five wrong pass codes end the code; the right one is too late', async () => {
  const { call } = await createTestApi();
  const guess = (passCode: string) => call(callPaths.passreg, { ...testActivation, passCode });
  expect(await guess('000001')).toEqual(refusedWith('The pass code is not correct. 4 tries are left.'));
  expect(await guess('000002')).toEqual(refusedWith('The pass code is not correct. 3 tries are left.'));
  expect(await guess('000003')).toEqual(refusedWith('The pass code is not correct. 2 tries are left.'));
  expect(await guess('000004')).toEqual(refusedWith('The pass code is not correct. One try is left.'));
  expect((await guess('000005')).err[0].val).toContain('Resend pass code');
  expect((await guess(testActivation.passCode)).err[0].val).toContain('tried too often');
});

test('empty fields, an unknown key and an expired invitation are refused with a sentence', async () => {
  const { call, clock } = await createTestApi();
  const empty = await call(callPaths.passreg, { ...testActivation, passCode: ' ' });
  const unknown = await call(callPaths.passreg, { ...testActivation, activationKey: 'test-key' });
  clock.advance(366 * 24 * hour);
  const expired = await call(callPaths.passreg, testActivation);
  expect(empty.err[0].val).toBe('Please enter the activation key and the pass code.');
  expect(unknown.err[0].val).toContain('This activation key is not known.');
  expect(expired.err[0].val).toContain('This invitation has expired.');
});

test('an e-mail address that has an account is not taken over', async () => {
  const { call, dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  await db.updateTable('invitations').set({ email: testLogin.username }).execute();
  const answer = await call(callPaths.passreg, testActivation);
  expect(answer).toEqual(refusedWith('This e-mail address already has an account. Please log in.'));
});

test('the database keeps neither the key nor the pass code', async () => {
  const { dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  const stored = JSON.stringify(await db.selectFrom('invitations').selectAll().execute());
  expect(stored).not.toContain(testActivation.activationKey);
  expect(stored).not.toContain(testActivation.passCode);
});
