import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createPasswords } from '../security/passwords.ts';
import { createTestDesk } from '../testing/test-desk.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const testPassword = 'seven green kettles';

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

const codeOf = (secret: string, { clock }: TestDesk) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.read().getTime() });

/** Sets up a person by a link, with password and one-time codes. Returns the secret of the codes. */
async function addPerson(testDesk: TestDesk, email = 'person@example.com'): Promise<string> {
  const { clock, desk, staff } = testDesk;
  const { id } = await staff.add({ email, fullname: '', role: 'editor' });
  const key = await staff.createLink(id);
  const { secret } = (await desk('POST', '/welcome/codes', { body: { key } })).body;
  await desk('POST', '/welcome/password', {
    body: {
      key,
      fullname: 'Test Person',
      password: testPassword,
      repassword: testPassword,
      code: codeOf(secret, testDesk),
    },
  });
  clock.advance(60_000);
  return secret;
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

test('cookie: only for this host, not for scripts or other sites', async () => {
  const { desk } = await createTestDesk();
  expect((await desk('POST', '/sign-in', { body: trainer })).headers['set-cookie']).toMatch(
    /^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  );

  const https = await createTestDesk({ deskOrigin: 'https://desk.example' });
  const answer = await https.desk('POST', '/sign-in', {
    body: trainer,
    host: 'desk.example',
    origin: 'https://desk.example',
  });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
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
  expect((await desk('POST', '/passkey-sign-in/options')).status).toBe(429);
});

test('person with one-time codes: password alone does not sign in, with a code it does', async () => {
  const testDesk = await createTestDesk();
  const { desk } = testDesk;
  const secret = await addPerson(testDesk);
  const body = { email: 'person@example.com', password: testPassword, code: '' };

  expect(await desk('POST', '/sign-in', { body })).toMatchObject({ body: { next: 'code' }, cookie: undefined });
  expect(await desk('POST', '/sign-in', { body: { ...body, code: '000000' } })).toMatchObject({ status: 403 });
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
  const { desk, sessions, signInAs, staff } = await createTestDesk();
  const token = await signInAs('editor', 'person@example.com');
  const { id = '' } = (await staff.byEmail('person@example.com')) ?? {};
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
  const { desk, db, staff } = await createTestDesk({ demo: false });
  await staff.add({ email: 'person@example.com', fullname: 'Test Person', role: 'owner' });
  const passwordHash = await createPasswords({ memoryCost: 64, timeCost: 1 }).hash(testPassword);
  await db.updateTable('staff').set({ passwordHash }).execute();
  const body = { email: 'person@example.com', password: testPassword, code: '' };

  expect(await desk('POST', '/sign-in', { body })).toMatchObject({ status: 403, cookie: undefined });
  expect(await desk('POST', '/sign-in', { body: trainer })).toMatchObject({ status: 403 });
});
