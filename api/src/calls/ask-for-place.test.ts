import { ownCallPaths } from '@agile-languages/shared/api';
import { describe, expect, test } from 'vitest';
import { keyCounts } from '../partners/key-counts.ts';
import { partnerReport } from '../partners/partner-report.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { engines } from '../testing/test-engines.ts';
import { createTestPartner } from '../testing/test-partner.ts';

const testRequest = {
  fkClassId: '500001',
  name: 'Test  Person',
  email: 'visitor@example.com',
  message: 'Also for a colleague?',
};

describe.each(engines)('on %s', (engine) => {
  test('place asked for from a partner’s page: in the inbox with class and campaign, a mail, counted, and told without the visitor', async () => {
    const { call, clock, db, key, partnerId, partners } = await createTestPartner({ engine });
    await partners.setWebhook(partnerId, 'https://partner.example/events', 'whsec_test');
    const before = await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute();

    const { err } = await call(ownCallPaths.askForPlace, { ...testRequest, partner: key, campaign: 'spring' });

    expect(err).toEqual([]);
    const [message] = await db.selectFrom('messages').selectAll().where('classId', '=', '500001').execute();
    expect(message).toMatchObject({
      name: 'Test Person',
      email: 'visitor@example.com',
      state: 'new',
      partnerKey: key,
      campaign: 'spring',
    });
    expect(message?.text).toMatch(/^Asks for a place in .+ \(class 500001\)\.\n\nAlso for a colleague\?$/);
    const mails = await db.selectFrom('mails').select(['subject', 'text']).execute();
    expect(mails.filter(({ subject }) => subject.startsWith('Place asked for: '))).toMatchObject([
      { text: expect.stringContaining('email: visitor@example.com') },
    ]);
    const month = clock.read().toISOString().slice(0, 7);
    expect((await keyCounts(db, month)).get(key)).toMatchObject({ requests: 1, enrolments: 0 });
    expect(await partnerReport(db, partnerId, month)).toMatchObject([
      { campaign: 'spring', classId: '500001', requests: 1, enrolments: 0, cancelled: 0, currency: 'EUR' },
    ]);
    const [event] = await db.selectFrom('partnerEvents').select('body').execute();
    expect(JSON.parse(event?.body ?? '')).toEqual({
      v: 1,
      id: expect.any(String),
      type: 'place.requested',
      createdAt: expect.any(String),
      isTest: false,
      request: { id: expect.any(String), classId: '500001', campaign: 'spring', requestedAt: expect.any(String) },
    });
    expect(await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute()).toEqual(before);
  });

  test('place asked for with a key that is not valid, or none: in the inbox, counted for nobody', async () => {
    const { call, clock, db, key, keys } = await createTestPartner({ engine });
    await keys.end(key);

    for (const visit of [{ partner: key, campaign: 'spring' }, { partner: 'pk_live_0' }, {}])
      expect((await call(ownCallPaths.askForPlace, { ...testRequest, ...visit })).err).toEqual([]);

    const messages = await db.selectFrom('messages').select(['partnerKey', 'campaign', 'classId']).execute();
    expect(messages).toEqual(Array(3).fill({ partnerKey: '', campaign: '', classId: '500001' }));
    expect(await db.selectFrom('partnerRequests').selectAll().execute()).toEqual([]);
    expect(await keyCounts(db, clock.read().toISOString().slice(0, 7))).toEqual(new Map());
  });

  test('requests and enrolments of a month: one row for each campaign and class', async () => {
    const { call, clock, db, enrol, key, partnerId } = await createTestPartner({ engine });
    const ask = (visit: object, fkClassId = '500001') =>
      call(ownCallPaths.askForPlace, { ...testRequest, fkClassId, partner: key, ...visit });
    await ask({ campaign: 'spring' });
    await ask({ campaign: 'spring' });
    await ask({ campaign: '<b>' });
    await ask({}, '500017');
    await enrol('500001', { partner: key, campaign: 'spring' });

    expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
      { campaign: '', classId: '500001', requests: 1, enrolments: 0 },
      { campaign: '', classId: '500017', requests: 1, enrolments: 0 },
      { campaign: 'spring', classId: '500001', requests: 2, enrolments: 1 },
    ]);
  });
});

test.each([
  [{ name: ' ' }, 'Your name is missing.'],
  [{ email: 'nobody' }, 'This is no e-mail address.'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'This is no e-mail address.'],
  [{ fkClassId: '999999' }, 'This class does not exist or is no longer offered.'],
])('place asked for with %j: refused, nothing is kept', async (change, sentence) => {
  const { call, dataDir } = await createTestApi();

  expect((await call(ownCallPaths.askForPlace, { ...testRequest, ...change })).err).toEqual([{ val: sentence }]);

  const db = await openTestDatabase(dataDir);
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('place asked for too often from one network: 429 with the wait, as for contact messages', async () => {
  const { api, post } = await createTestApi({ limits: { messagesPerNetwork: 1 } });
  const url = `/api/${ownCallPaths.askForPlace}`;
  await post(url, { kv: testRequest });
  const refused = await api.inject({ method: 'POST', url, payload: { kv: testRequest } });

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});

test('message in the desk: names of class and partner; a class that is gone has none', async () => {
  const { api, db, desk, signInAs } = await createTestDesk({ demo: true });
  const token = await signInAs('trainer');
  const payload = { kv: testRequest };
  await api.inject({ method: 'POST', url: `/api/${ownCallPaths.askForPlace}`, payload });
  const { name } = await db.selectFrom('classes').select('name').where('id', '=', '500001').executeTakeFirstOrThrow();
  const [{ id }] = (await desk('GET', '/messages?q=colleague', { token })).body.rows;

  const { body } = await desk('GET', `/messages/${id}`, { token });

  expect(body).toMatchObject({ classId: '500001', className: name, partnerName: '', name: 'Test Person' });
});
