import { expect, test } from 'vitest';
import { insertStaff } from '../resources/staff/table.ts';
import { createPasswords } from '../security/passwords.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { addPerson, addPersonWithCodes, codeOf, testPassword, trainer } from '../testing/test-sign-ins.ts';

test('recovery code, however it is typed: in place of a one-time code, once', async () => {
  const testDesk = await createTestDesk();
  const { desk } = testDesk;
  const { recoveryCodes } = await addPersonWithCodes(testDesk);
  const [first = '', second = ''] = recoveryCodes;
  const signIn = (code: string) =>
    desk('POST', '/sign-in', { body: { email: 'person@example.com', password: testPassword, code } });

  expect(recoveryCodes).toHaveLength(10);
  expect((await signIn(first)).cookie).toBeTruthy();
  expect((await signIn(first)).status).toBe(403);
  const { cookie: token } = await signIn(` ${second.toUpperCase().replace('-', ' ')} `);
  expect((await desk('GET', '/account', { token })).body.account.recoveryCodes).toBe(8);
});

test('new recovery codes: the earlier ones end; a person without a password gets none', { tags: ['all'] }, async () => {
  const testDesk = await createTestDesk();
  const { desk, signInAs } = testDesk;
  const { cookie: token, recoveryCodes } = await addPersonWithCodes(testDesk);
  const made = (await desk('POST', '/recovery-codes', { token })).body.recoveryCodes;
  const signIn = (code: string) =>
    desk('POST', '/sign-in', { body: { email: 'person@example.com', password: testPassword, code } });

  expect((await signIn(recoveryCodes[5])).status).toBe(403);
  expect((await signIn(made[5])).status).toBe(200);
  expect((await desk('POST', '/recovery-codes', { token: await signInAs('owner') })).status).toBe(409);
});

test('one-time code with a space, as apps show it: taken', { tags: ['all'] }, async () => {
  const testDesk = await createTestDesk();
  const { desk } = testDesk;
  const secret = await addPerson(testDesk);
  const code = codeOf(secret, testDesk).replace(/(?<=^.{3})/, ' ');

  expect(
    (await desk('POST', '/sign-in', { body: { email: 'person@example.com', password: testPassword, code } })).status,
  ).toBe(200);
});

test('person with one-time codes: password alone does not sign in, with a code it does', async () => {
  const testDesk = await createTestDesk();
  const { desk } = testDesk;
  const secret = await addPerson(testDesk);
  const body = { email: 'person@example.com', password: testPassword, code: '' };

  expect(await desk('POST', '/sign-in', { body })).toMatchObject({ body: { next: 'code' }, cookie: undefined });
  expect(await desk('POST', '/sign-in', { body: { ...body, code: '000000' } })).toMatchObject({
    status: 403,
    sentence: 'The code is not correct. Each code works once. Is the clock of your phone right?',
  });
  expect((await desk('POST', '/sign-in', { body: { ...body, code: codeOf(secret, testDesk) } })).cookie).toBeTruthy();
});

test('one-time code that was used: not accepted again', async () => {
  const testDesk = await createTestDesk();
  const { desk } = testDesk;
  const secret = await addPerson(testDesk);
  const body = { email: 'person@example.com', password: testPassword, code: codeOf(secret, testDesk) };
  await desk('POST', '/sign-in', { body });

  expect((await desk('POST', '/sign-in', { body })).status).toBe(403);
});

test('wrong codes: each further try has to wait, also when the password is given alone between them', async () => {
  const testDesk = await createTestDesk({ limits: { guessesPerAccount: 2 } });
  const { desk } = testDesk;
  await addPerson(testDesk);
  const body = { email: 'person@example.com', password: testPassword, code: '' };
  const guess = () => desk('POST', '/sign-in', { body: { ...body, code: '000000' } });
  for (let tries = 0; tries < 3; tries++) {
    await guess();
    await desk('POST', '/sign-in', { body });
  }

  expect((await guess()).status).toBe(429);
});

test('person without a second factor outside of a demonstration: not signed in', async () => {
  const { clock, db, desk } = await createTestDesk({ demo: false });
  await insertStaff(db, { email: 'person@example.com', fullname: 'Test Person', role: 'owner' }, clock.read());
  const passwordHash = await createPasswords({ memoryCost: 64, timeCost: 1 }).hash(testPassword);
  await db.updateTable('staff').set({ passwordHash }).execute();
  const body = { email: 'person@example.com', password: testPassword, code: '' };

  expect(await desk('POST', '/sign-in', { body })).toMatchObject({ status: 403, cookie: undefined });
  expect(await desk('POST', '/sign-in', { body: trainer })).toMatchObject({ status: 403 });
});
