import { expect, test } from 'vitest';
import { addEvent } from '../resources/key/events.ts';
import { addPartnerEnrolment } from '../resources/key/visits.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestPage, origins, person } from '../testing/test-partner-page.ts';

onEachEngine((engine) => {
  test('origin that a partner asks for: seen in the desk, accepted there, and told by mail', async () => {
    const { db, desk, own, page, signInAs, token } = await createTestPage({ engine });
    const staff = await signInAs('owner');
    const ask = (origin: string) =>
      page('POST', `/partner-accounts/${own.id}/ask-origin`, { token, body: { key: own.key, origin } });
    expect((await ask('https://new.example/')).status).toBe(200);
    expect((await ask(' HTTPS://Other.example:443')).status).toBe(200);
    expect((await ask('https://new.example')).sentence).toBe('https://new.example has been asked for already.');
    expect((await ask('https://partner.example')).sentence).toContain('is valid on');
    expect((await ask('no origin')).status).toBe(422);
    const [first, second] = (await desk('GET', '/today', { token: staff })).body.origins;
    expect(first).toMatchObject({ partnerName: 'Own', origin: 'https://new.example' });
    expect((await desk('GET', '/today', { token: await signInAs('trainer') })).body.origins).toEqual([]);

    const decide = (action: string, request: string) =>
      desk('POST', `/partner-accounts/${own.id}/${action}`, { token: staff, body: { request } });
    expect((await decide('accept-origin', first.id)).status).toBe(200);
    expect((await decide('accept-origin', first.id)).sentence).toBe('Somebody else has dealt with this meanwhile.');
    expect((await decide('refuse-origin', second.id)).status).toBe(200);
    const { body } = await page('GET', `/partner-accounts/${own.id}`, { token });
    expect(body.keys).toMatchObject([{ key: own.key, origins: ['https://new.example', 'https://partner.example'] }]);
    expect(body.originRequests).toEqual([]);
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .where('recipient', '=', person)
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { recipient: person, subject: 'Your key is valid on https://new.example' },
      { recipient: person, subject: 'https://other.example was not added to your key' },
    ]);
  });

  test('report of a partner: by day and origin, also as files', { tags: ['all'] }, async () => {
    const { api, clock, db, own, page, token } = await createTestPage({ engine });
    const month = clock.read().toISOString().slice(0, 7);
    const day = clock.read().toISOString().slice(0, 10);
    const headers = { origin: 'https://partner.example' };
    await api.inject({
      method: 'POST',
      url: `/api/partners/${own.key}/uses/view?campaign=spring&class=500001&page=/kurse`,
      headers,
    });
    await addPartnerEnrolment(
      db,
      { memberId: 'test', classId: '500001' },
      {
        visit: {
          partnerKey: own.key,
          campaign: 'spring',
          fields: '',
          origin: 'https://partner.example',
          page: '/kurse',
        },
      },
      clock.read(),
    );
    const report = async () => (await page('GET', `/partners/${own.id}/report?month=${month}`, { token })).body;
    const row = {
      day,
      origin: 'https://partner.example',
      page: '/kurse',
      campaign: 'spring',
      classId: '500001',
      className: expect.stringMatching(/./),
      isForeign: false,
      views: 1,
      starts: 0,
      requests: 0,
    };
    await expect.poll(async () => (await report()).days).toEqual([{ ...row, enrolments: 1, cancelled: 0 }]);
    expect(await report()).toMatchObject({
      views: 1,
      enrolments: 1,
      cancelled: 0,
      rows: [{ campaign: 'spring', enrolments: 1 }],
    });
    const file = async (name: string) =>
      (await page('GET', `/partners/${own.id}/${name}.csv?month=${month}`, { token })).body;
    expect(await file('days')).toContain(`${day},https://partner.example,yes,1,0,0,1,0,spring,500001,`);
    expect(await file('days')).toMatch(/,\/kurse\r?\n/);
    expect(await file('report')).toMatch(/spring,500001,.*,\/kurse\r?\n/);
  });
});

test('every call of the page with the sign-in of another partner, or with none: nothing there', async () => {
  const { addPartner, calls, clock, db, own, page, sessions } = await createTestPage();
  const other = await addPartner('Other', 'person@other.example');
  await db.updateTable('partnerAccounts').set({ webhookUrl: 'https://partner.example/events' }).execute();
  await addEvent(db, { partnerId: own.id, isTest: 0 }, 'ping', {}, clock.read());
  const { id: event } = await db.selectFrom('partnerEvents').select('id').executeTakeFirstOrThrow();
  const token = await sessions.open('person@other.example');
  const inputs: Record<string, object> = {
    webhook: { address: 'https://other.example/events' },
    resend: { event },
    rotate: { key: own.key },
    'test-key': { key: own.key },
    'ask-origin': { key: own.key, origin: 'https://other.example' },
  };
  const before = JSON.stringify(await db.selectFrom('partnerAccounts').selectAll().execute());
  const concerning = calls.filter(({ path }) => path.includes(':id'));
  expect(concerning.length).toBeGreaterThan(10);
  for (const { method, name, path } of concerning) {
    const at = (id: string) => `${path.replace(':id', id)}${method === 'GET' ? '?month=2026-11' : ''}`;
    const body = inputs[path.split('/').at(-1) ?? ''] ?? {};
    expect([name, (await page(method, at(own.id), { token, body })).status]).toEqual([name, 404]);
    expect([name, (await page(method, at(own.id), { body })).status]).toEqual([name, 401]);
    const sent = JSON.stringify(body);
    if (sent.includes(own.key) || sent.includes(event))
      expect([name, (await page(method, at(other.id), { token, body })).status]).toEqual([name, 404]);
  }
  expect(JSON.stringify(await db.selectFrom('partnerAccounts').selectAll().execute())).toBe(before);
});

test('every call of the page that names no partner: its own account, or the sign-in', async () => {
  const { calls } = await createTestPage();

  const others = calls.filter(({ path }) => !path.includes(':id')).map(({ path, who }) => `${path}: ${who}`);
  expect(others).toEqual([
    '/account: everybody',
    '/sign-in: everybody',
    '/link: everybody',
    '/sign-out: signed in',
    '/sign-out-everywhere: signed in',
  ]);
});

test('every change of the page from another origin, host or with more keys: refused', async () => {
  const { calls, own, page, token } = await createTestPage();
  for (const { method, name, path } of calls) {
    const at = path.replace(':id', own.id);
    expect([name, (await page(method, at, { token, host: 'other.example' })).status]).toEqual([name, 404]);
    if (method === 'GET') continue;
    expect([name, (await page(method, at, { token, origin: 'https://evil.example' })).status]).toEqual([name, 403]);
    expect([name, (await page(method, at, { token, origin: '' })).status]).toEqual([name, 403]);
    expect([name, (await page(method, at, { token, body: { isAdmin: true } })).status]).toEqual([name, 400]);
  }
});

test('key that a partner replaces: with its people, origins and what was asked for', async () => {
  const { clock, own, page, token } = await createTestPage();
  clock.advance(1000);
  const body = { key: own.key, origin: 'https://new.example' };
  await page('POST', `/partner-accounts/${own.id}/ask-origin`, { token, body });

  const next = (await page('POST', `/partner-accounts/${own.id}/rotate`, { token, body: { key: own.key } })).body.id;
  const account = (await page('GET', `/partner-accounts/${own.id}`, { token })).body;
  expect(account.keys).toMatchObject([
    { key: own.key, endsAt: expect.any(String) },
    { key: next, endsAt: null, origins },
  ]);
  expect(account.originRequests).toMatchObject([{ partnerKey: next }]);
  expect(JSON.stringify(account)).not.toContain('secret');
});

test('origin for a key that has been replaced: asked for with the key that came after it alone', async () => {
  const { own, page, token } = await createTestPage();
  const { id } = (await page('POST', `/partner-accounts/${own.id}/rotate`, { token, body: { key: own.key } })).body;
  const ask = (key: string) =>
    page('POST', `/partner-accounts/${own.id}/ask-origin`, { token, body: { key, origin: 'https://new.example' } });

  expect((await ask(own.key)).sentence).toBe('This key ends soon. Ask for it with the one that came after it.');
  expect((await ask(id)).status).toBe(200);
});

test('key for tests that a partner makes: one on the pages of its key, and it opens no page when the key has ended', async () => {
  const { desk, own, page, signInAs, token } = await createTestPage();
  const make = (key: string) => page('POST', `/partner-accounts/${own.id}/test-key`, { token, body: { key } });

  const { id } = (await make(own.key)).body;
  expect(id).toMatch(/^pk_test_/);
  const { keys } = (await page('GET', `/partner-accounts/${own.id}`, { token })).body;
  expect(keys).toMatchObject([
    { key: own.key, isTest: false, endsAt: null },
    { key: id, isTest: true, endsAt: null, origins },
  ]);
  expect((await make(id)).sentence).toBe('This key is for tests already.');
  expect((await make(own.key)).sentence).toBe('There is a key for tests beside this one already.');
  await desk('POST', `/partner-keys/${own.key}/revoke`, { token: await signInAs('owner'), body: {} });
  expect((await page('GET', `/partner-accounts/${own.id}`, { token })).status).toBe(401);
});

test('desk that is off: no page for partners either', async () => {
  const { page } = await createTestPage({ deskOrigin: 'off' });

  expect((await page('GET', '/account')).status).toBe(404);
});

test('partner names a server in a private network: refused, also where staff may; what staff named stays theirs', async () => {
  const { db, desk, own, page, signInAs, token } = await createTestPage({ webhooks: { allowsPrivate: true } });
  const address = 'http://127.0.0.1:1/events';
  const path = `/partner-accounts/${own.id}/webhook`;
  expect((await page('POST', path, { token, body: { address } })).body.faults).toEqual([
    { field: 'address', fault: `"${address}" is without TLS.` },
  ]);
  const flag = async () =>
    (await db.selectFrom('partnerAccounts').select('webhookPublicOnly').executeTakeFirst())?.webhookPublicOnly;
  expect((await desk('POST', path, { token: await signInAs('owner'), body: { address } })).status).toBe(200);
  expect(await flag()).toBe(0);
  expect((await page('POST', path, { token, body: { address: 'https://partner.example/events' } })).status).toBe(200);
  expect(await flag()).toBe(1);
});
