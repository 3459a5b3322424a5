import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { createTestTrainer } from '../../testing/test-trainer.ts';
import { staffByEmail } from './table.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const testPerson = { email: 'New@Example.com', fullname: 'Test Newcomer', role: 'editor' };
const testInvitation = { data: testPerson };

async function createOwner() {
  const testDesk = await createTestDesk();
  const { cookie: token } = await testDesk.desk('POST', '/sign-in', { body: trainer });
  const keyIn = async () => {
    const mail = await testDesk.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    return { mail, key: /\/desk\/welcome#([\w-]{22})\n/.exec(mail.text)?.[1] ?? '' };
  };
  return { ...testDesk, token, keyIn };
}

test('invitation: mailed as a link that works once, and only its hash is kept', async () => {
  const { db, desk, keyIn, token } = await createOwner();
  expect((await desk('POST', '/staff', { token, body: testInvitation })).status).toBe(200);
  const { key, mail } = await keyIn();

  expect(mail.recipient).toBe('new@example.com');
  expect(JSON.stringify(await db.selectFrom('staffLinks').selectAll().execute())).not.toContain(key);
  expect(JSON.stringify(await db.selectFrom('auditLog').selectAll().execute())).not.toContain(key);
  expect((await desk('POST', '/welcome', { body: { key } })).body).toEqual({
    email: 'new@example.com',
    fullname: 'Test Newcomer',
    role: 'editor',
  });
});

test('invitation of somebody who is there, or to no address: refused', async () => {
  const { desk, token } = await createOwner();
  const invite = (email: string) => desk('POST', '/staff', { token, body: { data: { ...testPerson, email } } });

  expect((await invite('TRAINER@example.com')).status).toBe(409);
  expect((await invite('no address')).status).toBe(422);
});

test('new link: the earlier one does not work any more', async () => {
  const { desk, keyIn, token } = await createOwner();
  const { id } = (await desk('POST', '/staff', { token, body: testInvitation })).body;
  const first = (await keyIn()).key;
  await desk('POST', `/staff/${id}/link`, { token });

  expect((await desk('POST', '/welcome', { body: { key: first } })).status).toBe(410);
  expect((await desk('POST', '/welcome', { body: { key: (await keyIn()).key } })).status).toBe(200);
});

test('link that is older than a day: does not work', async () => {
  const { clock, desk, keyIn, token } = await createOwner();
  await desk('POST', '/staff', { token, body: testInvitation });
  const { key } = await keyIn();
  clock.advance(24 * 3_600_000);

  expect((await desk('POST', '/welcome', { body: { key } })).status).toBe(410);
});

test('password that is short, easy to guess, or a code that is wrong: not set up, and the link still works', async () => {
  const { desk, keyIn, token } = await createOwner();
  await desk('POST', '/staff', { token, body: testInvitation });
  const { key } = await keyIn();
  await desk('POST', '/welcome/codes', { body: { key } });
  const body = { key, fullname: 'Test', password: 'password1', repassword: 'password1', code: '000000' };

  const short = { ...body, password: 'short12', repassword: 'short12' };
  expect((await desk('POST', '/welcome/password', { body: short })).sentence).toContain('eight characters or more');
  expect((await desk('POST', '/welcome/password', { body })).sentence).toContain('easy to guess');
  const better = { ...body, password: 'seven green kettles', repassword: 'seven green kettles' };
  expect((await desk('POST', '/welcome/password', { body: better })).sentence).toContain('code is not correct');
  expect((await desk('POST', '/welcome', { body: { key } })).status).toBe(200);
});

test('name of signs that show nothing: not set up, and the link still works', async () => {
  const { desk, keyIn, token } = await createOwner();
  await desk('POST', '/staff', { token, body: testInvitation });
  const { key } = await keyIn();
  const body = { key, fullname: '\u200b\u2800', password: 'a', repassword: 'b', code: '' };

  expect((await desk('POST', '/welcome/password', { body })).sentence).toBe('The name is needed.');
  expect((await desk('POST', '/welcome', { body: { key } })).status).toBe(200);
});

test('role that was changed: counts at the next call', async () => {
  const { db, desk, signInAs, token } = await createOwner();
  const other = await signInAs('owner', 'other@example.com');
  const { id } = (await staffByEmail(db, 'other@example.com')) ?? {};
  expect((await desk('PUT', `/staff/${id}`, { token, body: { data: { role: 'editor' } } })).status).toBe(200);

  expect((await desk('GET', '/staff', { token: other })).status).toBe(403);
});

test('person who was removed: signed out at once', async () => {
  const { db, desk, signInAs, token } = await createOwner();
  const other = await signInAs('editor', 'other@example.com');
  const { id } = (await staffByEmail(db, 'other@example.com')) ?? {};
  await desk('POST', `/staff/${id}/remove`, { token });

  expect((await desk('GET', '/sign-ins', { token: other })).status).toBe(401);
  expect((await desk('POST', `/staff/${id}/remove`, { token })).status).toBe(404);
});

test('last owner: neither removed nor given another role', async () => {
  const { db, desk, token } = await createOwner();
  const { id } = (await staffByEmail(db, trainer.email)) ?? {};

  expect((await desk('POST', `/staff/${id}/remove`, { token })).status).toBe(409);
  expect((await desk('PUT', `/staff/${id}`, { token, body: { data: { role: 'editor' } } })).status).toBe(409);
});

test('staff as listed: no password, secret or hash', async () => {
  const { desk, token } = await createOwner();
  const { rows } = (await desk('GET', '/staff', { token })).body;

  expect(rows).toEqual([
    {
      id: expect.any(String),
      title: 'Demo Trainer',
      state: 'all',
      version: 0,
      email: trainer.email,
      fullname: 'Demo Trainer',
      role: 'owner',
      passkeys: 0,
      hasPassword: true,
      createdAt: expect.any(String),
      data: { email: trainer.email, fullname: 'Demo Trainer', role: 'owner' },
    },
  ]);
});

test('people of the desk on the command line: the first is an owner; a link is shown, also for a person who is there', async () => {
  const { db, trainer } = await createTestTrainer();
  const add = (email: string, ...options: string[]) => trainer('add-staff', '--email', email, ...options);
  const link = /http:\/\/localhost:3000\/desk\/welcome#[\w-]{22}\n$/;

  expect((await add('First@example.com', '--name', 'Test First')).out).toMatch(
    /^first@example\.com is owner\. This link works once, within a day:\n/,
  );
  expect((await add('second@example.com')).out).toMatch(/^second@example\.com is editor\./);
  const again = await add('second@example.com', '--role', 'owner');
  expect(again.out).toMatch(/^second@example\.com is editor\./);
  expect(again.out).toMatch(link);
  expect((await trainer('staff')).out).toMatch(/first@example\.com +Test First +owner +nothing yet/);
  expect((await trainer('change-staff', '--email', 'second@example.com', '--role', 'owner')).code).toBe(0);
  expect((await trainer('remove-staff', '--email', 'first@example.com')).code).toBe(0);
  const last = await trainer('remove-staff', '--email', 'second@example.com');
  expect(last).toMatchObject({ code: 1, err: expect.stringContaining('The desk needs at least one owner.') });

  const line = { email: 'command line' };
  expect(
    await db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute(),
  ).toEqual([
    { ...line, action: 'staff added', subject: 'first@example.com', detail: 'owner' },
    { ...line, action: 'staff added', subject: 'second@example.com', detail: 'editor' },
    { ...line, action: 'staff link made', subject: 'second@example.com', detail: 'editor' },
    { ...line, action: 'staff role changed', subject: 'second@example.com', detail: 'editor to owner' },
    { ...line, action: 'staff removed', subject: 'first@example.com', detail: 'owner' },
  ]);
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test.each([
  [['add-staff', '--email', 'no address'], 'address'],
  [['add-staff', '--email', 'new@example.com', '--role', 'guest'], 'owner, trainer, editor'],
  [['remove-staff', '--email', 'nobody@example.com'], 'There is no person nobody@example.com'],
])('%j: refused in a sentence, and nobody is added', async (args, sentence) => {
  const { db, trainer } = await createTestTrainer();
  const refused = await trainer(...args);

  expect(refused.code).toBeGreaterThan(0);
  expect(refused.err).toContain(sentence);
  expect(await db.selectFrom('staff').select('id').execute()).toEqual([]);
});
