import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { staffByEmail } from '../resources/staff/table.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { trainer } from '../testing/test-sign-ins.ts';

test('demonstration, its trainer: signed in, and out again', async () => {
  const { desk } = await createTestDesk();
  const { status, cookie } = await desk('POST', '/sign-in', { body: trainer });

  expect(status).toBe(200);
  expect((await desk('GET', '/account', { token: cookie })).body.account).toMatchObject({
    email: trainer.email,
    role: 'owner',
  });

  expect((await desk('POST', '/sign-out', { token: cookie })).cookie).toBe('');
  expect((await desk('GET', '/sign-ins', { token: cookie })).status).toBe(401);
});

test('cookie: only for this host, not for scripts or other sites', { tags: ['all'] }, async () => {
  const { desk } = await createTestDesk();
  expect((await desk('POST', '/sign-in', { body: trainer })).headers['set-cookie']).toEqual([
    expect.stringMatching(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^staff-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);

  const https = await createTestDesk({ deskOrigin: 'https://desk.example' });
  const answer = await https.desk('POST', '/sign-in', {
    body: trainer,
    host: 'desk.example',
    origin: 'https://desk.example',
  });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-staff-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure;/),
  ]);
});

test('token that the browser had before the sign-in: opens nothing', async () => {
  const { desk } = await createTestDesk();
  const { cookie } = await desk('POST', '/sign-in', { body: trainer, token: 'chosen-by-an-attacker' });

  expect(cookie).not.toBe('chosen-by-an-attacker');
  expect((await desk('GET', '/sign-ins', { token: 'chosen-by-an-attacker' })).status).toBe(401);
});

test('wrong password and unknown person: the same sentence', async () => {
  const { desk } = await createTestDesk();
  const wrong = await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' } });
  const unknown = await desk('POST', '/sign-in', { body: { ...trainer, email: 'nobody@example.com' } });

  expect(wrong.status).toBe(403);
  expect(unknown).toMatchObject({ status: 403, sentence: wrong.sentence });
});

test('wrong password of a person who is there: the answer does not wait for the audit log', async () => {
  const { db, desk } = await createTestDesk();
  await sql`create trigger no_entry before insert on audit_log begin select raise(abort, 'test'); end`.execute(db);

  expect((await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' } })).status).toBe(403);
});

test('sign-in: ends after 30 minutes without use, and after 12 hours with it', async () => {
  const { clock, desk, signInAs } = await createTestDesk();
  const idle = await signInAs('owner');
  const used = await signInAs('owner');
  const isOpen = async (token: string) => (await desk('GET', '/sign-ins', { token })).status === 200;
  clock.advance(29 * 60_000);
  expect(await isOpen(used)).toBe(true);
  clock.advance(2 * 60_000);
  expect(await isOpen(idle)).toBe(false);
  for (let hours = 0; hours < 23; hours++) {
    clock.advance(29 * 60_000);
    await isOpen(used);
  }
  clock.advance(29 * 60_000);
  expect(await isOpen(used)).toBe(false);
});

test('sign-ins: listed without their tokens, ended one by one and all at once', async () => {
  const { db, desk, sessions, signInAs } = await createTestDesk();
  const token = await signInAs('editor', 'person@example.com');
  const { id = '' } = (await staffByEmail(db, 'person@example.com')) ?? {};
  const other = await sessions.open(id, { address: '198.51.100.7', browser: 'Other browser' });
  const third = await sessions.open(id, { address: '198.51.100.8', browser: 'Third browser' });
  const { rows } = (await desk('GET', '/sign-ins', { token })).body;

  expect(JSON.stringify(rows)).not.toContain(other);
  expect(rows.filter(({ here }: { here: boolean }) => here)).toHaveLength(1);
  expect(rows.map(({ browser }: { browser: string }) => browser).sort()).toEqual([
    'Other browser',
    'Test browser',
    'Third browser',
  ]);

  const ending = rows.find(({ browser }: { browser: string }) => browser === 'Other browser').id;
  await desk('DELETE', `/sign-ins/${ending}`, { token });
  expect((await desk('GET', '/sign-ins', { token: other })).status).toBe(401);
  await desk('POST', '/sign-ins/end-others', { token });
  expect((await desk('GET', '/sign-ins', { token: third })).status).toBe(401);
  expect((await desk('GET', '/sign-ins', { token })).status).toBe(200);
});

test('sign-in of somebody else: not ended', async () => {
  const { desk, signInAs } = await createTestDesk();
  const token = await signInAs('owner');
  const other = await signInAs('owner');
  const { rows } = (await desk('GET', '/sign-ins', { token: other })).body;
  await desk('DELETE', `/sign-ins/${rows[0].id}`, { token });

  expect((await desk('GET', '/sign-ins', { token: other })).status).toBe(200);
});
