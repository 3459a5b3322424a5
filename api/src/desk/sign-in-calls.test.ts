import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createLink } from '../resources/staff/credentials.ts';
import { insertStaff, staffByEmail } from '../resources/staff/table.ts';
import { createPasswords } from '../security/passwords.ts';
import { hour } from '../testing/test-clock.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const testPassword = 'seven green kettles';

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

const codeOf = (secret: string, { clock }: TestDesk) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.read().getTime() });

const addPerson = async (testDesk: TestDesk, email?: string): Promise<string> =>
  (await addPersonWithCodes(testDesk, email)).secret;

async function addPersonWithCodes(testDesk: TestDesk, email = 'person@example.com') {
  const { clock, db, desk } = testDesk;
  const id = await insertStaff(db, { email, fullname: '', role: 'editor' }, clock.read());
  const key = await createLink(db, id, clock.read());
  const { secret } = (await desk('POST', '/welcome/codes', { body: { key } })).body;
  const { body, cookie, device } = await desk('POST', '/welcome/password', {
    body: {
      key,
      fullname: 'Test Person',
      password: testPassword,
      repassword: testPassword,
      code: codeOf(secret, testDesk),
    },
  });
  clock.advance(60_000);
  return { secret, cookie, device, recoveryCodes: body.recoveryCodes };
}

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

test('wrong passwords of one network: it has to wait, another network does not', async () => {
  const { desk } = await createTestDesk({ limits: { guessesPerAccount: 2 } });
  const guess = () => desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' } });
  await guess();
  await guess();
  await guess();

  expect((await guess()).status).toBe(429);
  expect((await desk('POST', '/sign-in', { body: trainer })).status).toBe(429);
  expect((await desk('POST', '/sign-in', { body: trainer, address: '198.51.100.7' })).status).toBe(200);
});

test('address that tries too often: 429', async () => {
  const { desk } = await createTestDesk({ limits: { guessesPerAddress: 1 } });
  await desk('POST', '/sign-in', { body: trainer });

  expect((await desk('POST', '/sign-in', { body: trainer })).status).toBe(429);
  expect((await desk('POST', '/passkey-sign-in/options')).status).toBe(200);
});

onEachEngine((engine) => {
  test('others guess until unknown browsers wait: the browser that was used before gets in, a new one by a mailed link', {
    tags: ['all'],
  }, async () => {
    const testDesk = await createTestDesk({ engine, limits: { guessesPerAddress: 1e9 } });
    const { db, desk } = testDesk;
    const { device } = await desk('POST', '/sign-in', { body: trainer });
    for (let guess = 0; guess < 110; guess++)
      await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' }, address: `198.51.100.${guess}` });
    const signIn = (password: string, known?: string) =>
      desk('POST', '/sign-in', { body: { ...trainer, password }, address: '203.0.113.7', device: known });
    const mails = () => db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').execute();

    expect((await signIn(trainer.password, device)).status).toBe(200);
    const withWrong = await signIn('wrong');
    expect(await mails()).toEqual([]);
    const withRight = await signIn(trainer.password);
    await signIn(trainer.password);
    expect(withRight).toMatchObject({ status: 429, sentence: expect.stringContaining('was mailed to you') });
    expect(withWrong).toMatchObject({ status: 429, sentence: withRight.sentence, device: withRight.device });
    await expect.poll(mails).toHaveLength(1);
    const noted = db.selectFrom('auditLog').select('subject').where('action', '=', 'staff link to sign in mailed');
    await expect.poll(() => noted.execute()).toEqual([{ subject: trainer.email }]);
    const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? [];
    expect((await desk('POST', '/browser', { body: { key: 'other' } })).status).toBe(410);
    const letIn = await desk('POST', '/browser', { body: { key } });
    expect((await desk('POST', '/browser', { body: { key } })).status).toBe(410);
    expect((await signIn('wrong', letIn.device)).status).toBe(403);
    expect((await signIn(trainer.password, letIn.device)).status).toBe(200);
    const told = db.selectFrom('mails').select('text').where('text', 'like', '%mailed link%');
    await expect.poll(() => told.execute()).toHaveLength(1);
  });
});

const signInFrom =
  ({ desk }: Pick<Awaited<ReturnType<typeof createTestDesk>>, 'desk'>) =>
  (code: string, address: string, device?: string) =>
    desk('POST', '/sign-in', {
      body: { email: 'person@example.com', password: testPassword, code },
      address,
      ...(device !== undefined && { device }),
    });

onEachEngine((engine) => {
  test('others who know the password guess codes: the browser that was used before gets in, a new one by a mailed link', {
    tags: ['all'],
  }, async () => {
    const testDesk = await createTestDesk({ engine, limits: { guessesPerAddress: 1e9 } });
    const { clock, db, desk } = testDesk;
    const { device, recoveryCodes, secret } = await addPersonWithCodes(testDesk);
    const signIn = signInFrom(testDesk);
    const mails = () => db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').execute();
    for (let guess = 0; guess < 110; guess++) await signIn('wrong', `198.51.100.${guess}`);

    const own = '203.0.113.7';
    expect((await signIn(codeOf(secret, testDesk), own, device)).status).toBe(200);
    expect((await signIn(recoveryCodes[0], own, device)).status).toBe(200);
    clock.advance(60_000);
    const elsewhere = await signIn(codeOf(secret, testDesk), own);
    expect(elsewhere).toMatchObject({ status: 429, sentence: expect.stringContaining('was mailed to you') });
    await expect.poll(mails).toHaveLength(1);
    const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? [];
    const letIn = await desk('POST', '/browser', { body: { key } });
    expect((await signIn(codeOf(secret, testDesk), own, letIn.device)).status).toBe(200);
  });
});

test('somebody who knows the password guesses codes: another network, and the browser that was used before, get in', {
  tags: ['all'],
}, async () => {
  const testDesk = await createTestDesk();
  const { clock } = testDesk;
  const { device, recoveryCodes, secret } = await addPersonWithCodes(testDesk);
  const signIn = signInFrom(testDesk);
  for (let guess = 0; guess < 20; guess++) await signIn('wrong', '198.51.100.7');

  expect((await signIn(codeOf(secret, testDesk), '198.51.100.7')).status).toBe(429);
  expect((await signIn(codeOf(secret, testDesk), '198.51.100.7', device)).status).toBe(200);
  expect((await signIn(recoveryCodes[0], '198.51.100.7', device)).status).toBe(200);
  clock.advance(60_000);
  expect((await signIn(codeOf(secret, testDesk), '203.0.113.7')).status).toBe(200);
});

test('mailed link after an hour: does not work any more', { tags: ['all'] }, async () => {
  const { clock, db, desk } = await createTestDesk({ limits: { guessesOfUnknownDevices: 2, guessesPerAccount: 9 } });
  for (let guess = 0; guess < 4; guess++)
    await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' }, address: `198.51.100.${guess}` });
  await desk('POST', '/sign-in', { body: trainer });
  const mail = () =>
    db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').executeTakeFirst();
  await expect.poll(mail).toBeTruthy();
  clock.advance(hour + 1);

  const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mail())?.text ?? '') ?? [];
  expect((await desk('POST', '/browser', { body: { key } })).status).toBe(410);
});

test('new browser: the person is told by mail; the next time in it, and after a set-up, not', async () => {
  const testDesk = await createTestDesk();
  const { db, desk } = testDesk;
  const mails = async () =>
    (await db.selectFrom('mails').selectAll().where('subject', 'like', 'New browser%').execute()).map(
      ({ recipient }) => recipient,
    );
  await addPerson(testDesk);
  expect(await mails()).toEqual([]);

  const { device } = await desk('POST', '/sign-in', { body: trainer });
  expect(await mails()).toEqual([trainer.email]);
  await desk('POST', '/sign-in', { body: trainer, device });
  expect(await mails()).toEqual([trainer.email]);
});

test('wrong password of a person who is there: the answer does not wait for the audit log', async () => {
  const { db, desk } = await createTestDesk();
  await sql`create trigger no_entry before insert on audit_log begin select raise(abort, 'test'); end`.execute(db);

  expect((await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' } })).status).toBe(403);
});

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

test('person without a second factor outside of a demonstration: not signed in', async () => {
  const { clock, db, desk } = await createTestDesk({ demo: false });
  await insertStaff(db, { email: 'person@example.com', fullname: 'Test Person', role: 'owner' }, clock.read());
  const passwordHash = await createPasswords({ memoryCost: 64, timeCost: 1 }).hash(testPassword);
  await db.updateTable('staff').set({ passwordHash }).execute();
  const body = { email: 'person@example.com', password: testPassword, code: '' };

  expect(await desk('POST', '/sign-in', { body })).toMatchObject({ status: 403, cookie: undefined });
  expect(await desk('POST', '/sign-in', { body: trainer })).toMatchObject({ status: 403 });
});
