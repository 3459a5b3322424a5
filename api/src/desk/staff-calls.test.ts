import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const testInvitation = { email: 'New@Example.com', fullname: 'Test Newcomer', role: 'editor' };

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
  const invite = (email: string) => desk('POST', '/staff', { token, body: { ...testInvitation, email } });

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

test('password that is easy to guess, or a code that is wrong: not set up, and the link still works', async () => {
  const { desk, keyIn, token } = await createOwner();
  await desk('POST', '/staff', { token, body: testInvitation });
  const { key } = await keyIn();
  await desk('POST', '/welcome/codes', { body: { key } });
  const body = { key, fullname: 'Test', password: 'password1', repassword: 'password1', code: '000000' };

  expect((await desk('POST', '/welcome/password', { body })).sentence).toContain('easy to guess');
  const better = { ...body, password: 'seven green kettles', repassword: 'seven green kettles' };
  expect((await desk('POST', '/welcome/password', { body: better })).sentence).toContain('code is not correct');
  expect((await desk('POST', '/welcome', { body: { key } })).status).toBe(200);
});

test('role that was changed: counts at the next call', async () => {
  const { desk, signInAs, staff, token } = await createOwner();
  const other = await signInAs('owner', 'other@example.com');
  const { id } = (await staff.byEmail('other@example.com')) ?? {};
  expect((await desk('PUT', `/staff/${id}`, { token, body: { role: 'editor' } })).status).toBe(200);

  expect((await desk('GET', '/staff', { token: other })).status).toBe(403);
});

test('person who was removed: signed out at once', async () => {
  const { desk, signInAs, staff, token } = await createOwner();
  const other = await signInAs('editor', 'other@example.com');
  const { id } = (await staff.byEmail('other@example.com')) ?? {};
  await desk('DELETE', `/staff/${id}`, { token });

  expect((await desk('GET', '/sign-ins', { token: other })).status).toBe(401);
  expect((await desk('DELETE', `/staff/${id}`, { token })).status).toBe(404);
});

test('last owner: neither removed nor given another role', async () => {
  const { desk, staff, token } = await createOwner();
  const { id } = (await staff.byEmail(trainer.email)) ?? {};

  expect((await desk('DELETE', `/staff/${id}`, { token })).status).toBe(409);
  expect((await desk('PUT', `/staff/${id}`, { token, body: { role: 'editor' } })).status).toBe(409);
});

test('staff as listed: no password, secret or hash', async () => {
  const { desk, token } = await createOwner();
  const { rows } = (await desk('GET', '/staff', { token })).body;

  expect(rows).toEqual([
    {
      id: expect.any(String),
      email: trainer.email,
      fullname: 'Demo Trainer',
      role: 'owner',
      passkeys: 0,
      hasPassword: true,
      createdAt: expect.any(String),
    },
  ]);
});
