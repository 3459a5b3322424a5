import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { hour } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestPage, person } from '../testing/test-partner-page.ts';

onEachEngine((engine) => {
  test('sign-in of a partner: by a mailed link, which works once; sign-out ends it', async () => {
    const { db, mailedKeys, page } = await createTestPage({ engine });
    const known = await page('POST', '/sign-in', { body: { email: ' Person@partner.example' } });
    const unknown = await page('POST', '/sign-in', { body: { email: 'nobody@partner.example' } });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: {} });
    await expect.poll(mailedKeys).toHaveLength(1);
    const [[recipient, key = ''] = []] = await mailedKeys();
    expect(recipient).toBe(person);
    const mail = db.selectFrom('mails').selectAll().where('recipient', '=', person);
    const { subject, text } = await mail.executeTakeFirstOrThrow();
    expect(`${subject}. ${text}`).toMatch(/^The page of Own at .*This link opens the page of Own at /s);

    const used = await page('POST', '/link', { body: { key } });
    expect(used.cookie).toMatch(/^partner=[\w-]{43}; Path=\/partner; HttpOnly; SameSite=Strict$/);
    expect((await page('POST', '/link', { body: { key } })).status).toBe(410);
    const token = /partner=([\w-]+)/.exec(used.cookie)?.[1];
    expect((await page('GET', '/account', { token })).body.account).toMatchObject({
      email: person,
      partners: [{ name: 'Own' }],
    });
    expect(JSON.stringify(await db.selectFrom('partnerSessions').selectAll().execute())).not.toContain(token);

    await page('POST', '/sign-out', { token });
    expect((await page('GET', '/account', { token })).body.account).toBeNull();
  });
});

onEachEngine((engine) => {
  test('sign-out everywhere: every sign-in of the person and every mailed link ends, and nobody else is signed out', {
    tags: ['all'],
  }, async () => {
    const { addPartner, page, sessions, token } = await createTestPage({ engine });
    await addPartner('Other', 'other@partner.example');
    const [elsewhere, other] = [await sessions.open(person), await sessions.open('other@partner.example')];
    const key = await sessions.expect(person);
    const isSignedIn = async (given: string) => (await page('GET', '/account', { token: given })).body.account !== null;
    const out = await page('POST', '/sign-out-everywhere', { token });

    expect(out).toMatchObject({ status: 200, cookie: expect.stringMatching(/^partner=; Max-Age=0/) });
    expect([await isSignedIn(token), await isSignedIn(elsewhere), await isSignedIn(other)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await page('POST', '/link', { body: { key } })).status).toBe(410);
    expect((await page('POST', '/sign-out-everywhere', { token })).status).toBe(401);
  });
});

test('link that is too old, and a person who is named no more: no sign-in', async () => {
  const { clock, desk, own, page, sessions, signInAs } = await createTestPage();
  const key = await sessions.expect(person);
  clock.advance(hour);
  const kept = await sessions.expect(person);
  const token = await sessions.open(person);
  expect((await page('POST', '/link', { body: { key } })).sentence).toBe(
    'This link does not work any more. Ask for another one.',
  );
  expect((await page('GET', `/partner-accounts/${own.id}`, { token })).status).toBe(200);

  const staff = await signInAs('owner');
  const data = { people: 'other@partner.example' };
  expect((await desk('PUT', `/partner-keys/${own.key}`, { token: staff, body: { data } })).body.people).toEqual([
    'other@partner.example',
  ]);
  expect((await page('GET', `/partner-accounts/${own.id}`, { token })).status).toBe(401);
  expect((await page('GET', '/account', { token })).body.account).toBeNull();
  expect((await page('POST', '/link', { body: { key: kept } })).status).toBe(410);
});

onEachEngine((engine) => {
  test('links asked for again and again: two mails and one more an hour, also after a restart; who uses one may ask again', {
    tags: ['all'],
  }, async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { addPartner, clock, dataDir, location, mailedKeys, page } = await createTestPage({ engine });
    await addPartner('Other', 'last@partner.example');
    const again = await createTestApi({
      ...{ dataDir, clock: clock.read, sendsEvents: false },
      ...('url' in location && { databaseUrl: location.url, demo: true }),
    });
    const ask = (email: string) => page('POST', '/sign-in', { body: { email } });
    const askAfterRestart = (email: string) =>
      again.api.inject({
        ...{ method: 'POST', url: '/partner/api/sign-in', payload: { email } },
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
      });
    const recipients = async () => (await mailedKeys()).map(([recipient]) => recipient).toSorted();
    for (let count = 0; count < 8; count += 1) await ask(person);
    await askAfterRestart(person);
    await askAfterRestart('last@partner.example');
    await expect.poll(recipients).toEqual(['last@partner.example', person, person]);

    clock.advance(hour);
    for (let count = 0; count < 4; count += 1) await ask(person);
    await ask('last@partner.example');
    const [last, own] = [Array(2).fill('last@partner.example'), Array(3).fill(person)];
    await expect.poll(recipients).toEqual([...last, ...own]);

    const [, key = ''] = (await mailedKeys()).findLast(([recipient]) => recipient === person) ?? [];
    expect((await page('POST', '/link', { body: { key } })).status).toBe(200);
    await ask(person);
    await expect.poll(recipients).toHaveLength(6);
  });
});

test('restart of the server: who is signed in stays signed in', async () => {
  const { clock, dataDir, token } = await createTestPage();
  const { api } = await createTestApi({ dataDir, clock: clock.read });

  const headers = { host: 'localhost:3000', cookie: `partner=${token}` };
  const response = await api.inject({ url: '/partner/api/account', headers });
  expect(response.json().account).toMatchObject({ email: person });
});

test('sign-out everywhere, a line that cannot be written: nothing has changed', { tags: ['all'] }, async () => {
  const { db, page, token } = await createTestPage();
  await sql`create trigger full before insert on audit_log begin select raise(abort, 'full'); end`.execute(db);

  expect((await page('POST', '/sign-out-everywhere', { token })).status).toBe(500);
  expect((await page('GET', '/account', { token })).body.account).toMatchObject({ email: person });
});
