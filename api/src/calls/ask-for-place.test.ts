import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { defaultSiteOrigin } from '../options.ts';
import { insertPartner } from '../resources/key/accounts.ts';
import { keyCounts } from '../resources/key/counts.ts';
import { partnerReport, partnerSheet } from '../resources/key/report.ts';
import { endKey, insertKey } from '../resources/key/table.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { hour } from '../testing/test-clock.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { createTestPartner, testOrigin } from '../testing/test-partner.ts';

const testRequest = {
  fkClassId: '500001',
  name: 'Test  Person',
  email: 'visitor@example.com',
  message: 'Also for a colleague?',
};

onEachEngine((engine) => {
  test('place asked for from a partner’s page: in the inbox with class and campaign, a mail, counted, and told without the visitor', async () => {
    const { ask, clock, db, key, partnerId, sendTo } = await createTestPartner({ engine });
    await sendTo('https://partner.example/events');
    const before = await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute();

    const visit = { partner: key, campaign: 'spring', fields: 'plan=gold', origin: testOrigin };
    const { err } = await ask({ ...testRequest, ...visit });

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
      { text: expect.stringContaining('E-mail: visitor@example.com') },
    ]);
    const month = clock.read().toISOString().slice(0, 7);
    expect((await keyCounts(db, month)).get(key)).toMatchObject({ requests: 1, unconfirmed: 1, enrolments: 0 });
    expect(await partnerReport(db, partnerId, month)).toMatchObject([
      { campaign: 'spring', classId: '500001', requests: 1, unconfirmed: 1, enrolments: 0, currency: 'EUR' },
    ]);
    const [event] = await db.selectFrom('partnerEvents').select('body').execute();
    expect(JSON.parse(event?.body ?? '')).toEqual({
      v: 1,
      id: expect.any(String),
      type: 'place.requested',
      createdAt: expect.any(String),
      isTest: false,
      request: {
        ...{ id: expect.any(String), classId: '500001', campaign: 'spring', fields: { plan: 'gold' } },
        origin: testOrigin,
        ...{ requestedAt: expect.any(String), isConfirmed: false },
      },
    });
    expect(await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute()).toEqual(before);
  });

  test('place asked for with a key that is not valid, or none: in the inbox, counted for nobody', async () => {
    const { ask, clock, db, key } = await createTestPartner({ engine });
    await endKey(db, key, clock.read());

    const visits: Record<string, string>[] = [{ partner: key, campaign: 'spring' }, { partner: 'pk_live_0' }, {}];
    for (const visit of visits) expect((await ask({ ...testRequest, ...visit })).err).toEqual([]);

    const messages = await db.selectFrom('messages').select(['partnerKey', 'campaign', 'classId']).execute();
    expect(messages).toEqual(Array(3).fill({ partnerKey: '', campaign: '', classId: '500001' }));
    expect(await db.selectFrom('partnerRequests').selectAll().execute()).toEqual([]);
    expect(await keyCounts(db, clock.read().toISOString().slice(0, 7))).toEqual(new Map());
  });

  test('requests and enrolments of a month: one row for each campaign and class', async () => {
    const { ask, clock, db, enrol, key, partnerId } = await createTestPartner({ engine });
    const askFrom = (email: string, visit: Record<string, string>, fkClassId = '500001') =>
      ask({ ...testRequest, email, fkClassId, partner: key, ...visit });
    await askFrom('one@example.com', { campaign: 'spring' });
    await askFrom('two@example.com', { campaign: 'spring' });
    await askFrom('three@example.com', { campaign: '<b>' });
    await askFrom('one@example.com', {}, '500017');
    await enrol('500001', { partner: key, campaign: 'spring' });

    expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
      { campaign: '', classId: '500001', requests: 1, enrolments: 0 },
      { campaign: '', classId: '500017', requests: 1, enrolments: 0 },
      { campaign: 'spring', classId: '500001', requests: 2, enrolments: 1 },
    ]);
  });

  test('the same person asks again, in other letters, at once and with another key of the partner: counted and told once', async () => {
    const { addKey, ask, clock, db, key, sendTo } = await createTestPartner({ engine });
    await sendTo('https://partner.example/events');
    const other = await addKey('Other pages', false, []);

    await Promise.all(Array.from({ length: 4 }, () => ask({ ...testRequest, partner: key })));
    await ask({ ...testRequest, email: 'Visitor@Example.com', partner: other, campaign: 'forged' });

    expect(await db.selectFrom('partnerRequests').select('partnerKey').execute()).toEqual([{ partnerKey: key }]);
    expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(5);
    expect((await keyCounts(db, clock.read().toISOString().slice(0, 7))).get(key)).toMatchObject({ requests: 1 });
  });
});

test('person whose earlier request counts for nobody, from a rival’s page or with a key for tests: the next one counts and is told', async () => {
  const { addKey, ask, clock, db, key, partnerId, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const testKey = await addKey('Staging', true, [testOrigin]);
  const visits = [
    { partner: testKey, origin: testOrigin },
    ...Array(2).fill({ partner: key, origin: 'https://rival.example' }),
    ...Array(2).fill({ partner: key, origin: testOrigin }),
    { partner: key, origin: 'https://rival.example' },
  ];
  for (const visit of visits) await ask({ ...testRequest, ...visit });

  expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
    { origin: testOrigin, isForeign: false, requests: 1 },
    { origin: 'https://rival.example', isForeign: true, requests: 1 },
  ]);
  const events = await db.selectFrom('partnerEvents').select('body').execute();
  expect(events.map(({ body }) => JSON.parse(body).isTest).toSorted()).toEqual([false, true]);
});

test('the same address with capitals beyond ASCII, again: counted once', { tags: ['all'] }, async () => {
  const { ask, db, key } = await createTestPartner();
  for (let time = 0; time < 2; time += 1)
    expect((await ask({ ...testRequest, email: 'ÄNNE@example.com', partner: key })).err).toEqual([]);

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(1);
});

test('addresses of one mailbox that differ behind a plus sign: counted and told once', async () => {
  const { ask, db, key, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const addresses = ['visitor@example.com', 'visitor+one@example.com', 'Visitor+two+three@example.com'];
  for (const email of addresses) await ask({ ...testRequest, email, partner: key });
  for (const email of ['visitor@other.example', 'visitors+one@example.com', '+one@example.com'])
    await ask({ ...testRequest, email, partner: key });

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(4);
  expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(4);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(6);
});

test('request with a public key that no page of the site has sent: in the inbox, counted for nobody', async () => {
  const { ask, db, key } = await createTestPartner();
  const others: Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { origin: 'null' }];

  for (const headers of others) expect((await ask({ ...testRequest, partner: key }, headers)).err).toEqual([]);

  expect(await db.selectFrom('messages').select('partnerKey').execute()).toEqual(
    others.map(() => ({ partnerKey: '' })),
  );
  expect(await db.selectFrom('partnerRequests').selectAll().execute()).toEqual([]);
});

test('many people from one network within an hour: ten of them count', { tags: ['all'] }, async () => {
  const { ask, db, key } = await createTestPartner();
  for (let number = 0; number < 12; number += 1)
    await ask({ ...testRequest, email: `person${number}@example.com`, partner: key });

  expect(await db.selectFrom('partnerRequests').select('id').execute()).toHaveLength(10);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(12);
});

test('request that began on an origin that is not registered: a row of its own, no event, in no count of the partner', async () => {
  const { ask, clock, db, key, partnerId, sendTo } = await createTestPartner();
  await sendTo('https://partner.example/events');
  await ask({ ...testRequest, partner: key, origin: 'https://rival.example' });
  await ask({ ...testRequest, email: 'other@example.com', partner: key, origin: 'javascript:alert(1)' });
  const month = clock.read().toISOString().slice(0, 7);

  expect(await partnerReport(db, partnerId, month)).toMatchObject([
    { origin: '', isForeign: false, requests: 1 },
    { origin: 'https://rival.example', isForeign: true, requests: 1 },
  ]);
  expect((await keyCounts(db, month)).get(key)).toMatchObject({ requests: 1, unconfirmed: 1, foreign: 1 });
  expect(await db.selectFrom('partnerEvents').select('id').execute()).toHaveLength(1);
});

test('request that staff have answered: confirmed, and told once', async () => {
  const { api, db, desk, signInAs } = await createTestDesk({ demo: true });
  const token = await signInAs('trainer');
  const now = new Date();
  const partnerId = await insertPartner(db, 'Acme', now);
  const partner = await insertKey(db, { partnerId, name: 'Acme', isTest: false, origins: [] }, now);
  const webhook = { webhookUrl: 'https://partner.example/events', webhookSecret: 'whsec_test' };
  await db.updateTable('partnerAccounts').set(webhook).where('id', '=', partnerId).execute();
  const [headers, url] = [{ origin: defaultSiteOrigin }, `/api/${ownCallPaths.askForPlace}`];
  for (const message of ['first', 'second'])
    await api.inject({ method: 'POST', url, headers, payload: { kv: { ...testRequest, message, partner } } });
  const { rows } = (await desk('GET', '/messages', { token })).body;

  for (const { id } of rows)
    await desk('POST', `/messages/${id}/answer`, { token, body: { answer: 'There is a place.' } });

  expect(rows).toHaveLength(2);
  const events = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
  const told = events.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, request }) => [type, request.isConfirmed])).toEqual([
    ['place.requested', false],
    ['place.confirmed', true],
  ]);
  expect((await keyCounts(db, now.toISOString().slice(0, 7))).get(partner)).toMatchObject({
    requests: 1,
    unconfirmed: 0,
  });
});

async function createAnsweringPartner() {
  const { api, clock, db, desk, signInAs } = await createTestDesk({ demo: true, sendsEvents: false });
  const token = await signInAs('trainer');
  const partnerId = await insertPartner(db, 'Acme', clock.read());
  const partner = await insertKey(db, { partnerId, name: 'Acme', isTest: false, origins: [] }, clock.read());
  const webhook = { webhookUrl: 'https://partner.example/events', webhookSecret: 'whsec_test' };
  await db.updateTable('partnerAccounts').set(webhook).where('id', '=', partnerId).execute();
  const [headers, url] = [{ origin: defaultSiteOrigin }, `/api/${ownCallPaths.askForPlace}`];
  const ask = async (name: string, origin = '', own: Record<string, string> = {}) => {
    const kv = { ...testRequest, name, email: `${name}@example.com`, partner, campaign: 'spring', origin, ...own };
    const remoteAddress = `203.0.113.${Number(name.replace(/\D+/, '')) % 200}`;
    expect((await api.inject({ method: 'POST', url, headers, remoteAddress, payload: { kv } })).json().err).toEqual([]);
  };
  const messagesOf = (name: string) =>
    db.selectFrom('messages').select('id').where('email', '=', `${name}@example.com`).orderBy('id').execute();
  const answer = async (message: { id: string } | undefined) => {
    const body = { answer: 'There is a place.' };
    expect((await desk('POST', `/messages/${message?.id}/answer`, { token, body })).status).toBe(200);
  };
  const close = async (message: { id: string } | undefined) =>
    expect((await desk('POST', `/messages/${message?.id}/close`, { token, body: {} })).status).toBe(200);
  const counts = async (key = partner) => (await keyCounts(db, clock.read().toISOString().slice(0, 7))).get(key);
  const told = async () => {
    const events = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
    return events.map(({ body }) => JSON.parse(body).type);
  };
  return { answer, ask, clock, close, counts, db, messagesOf, partnerId, told };
}

test('more than twenty requests of a day that nobody has answered: one beyond them counts and is told once staff answer it', async () => {
  const { answer, ask, clock, counts, db, messagesOf, partnerId, told } = await createAnsweringPartner();
  for (let number = 0; number < 25; number += 1) {
    await ask(`person${number}`);
    await ask(`stranger${number}`, 'https://rival.example');
  }
  expect(await counts()).toMatchObject({ requests: 20, unconfirmed: 20, foreign: 20 });
  expect(await told()).toHaveLength(20);

  for (const name of ['person24', 'stranger24']) await answer((await messagesOf(name))[0]);

  expect(await counts()).toMatchObject({ requests: 21, unconfirmed: 20, foreign: 20 });
  expect(await partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7))).toMatchObject([
    { campaign: 'spring', isForeign: false, requests: 21 },
    { isForeign: true, requests: 20 },
  ]);
  expect((await told()).slice(20)).toEqual(['place.requested', 'place.confirmed']);

  clock.advance(24 * hour);
  await ask('person30');
  expect(await counts()).toMatchObject({ requests: 22, unconfirmed: 21 });
});

test('person who asked from a rival’s page before, beyond the twenty: the request from the partner’s page counts with its answer, those from the rival’s never', async () => {
  const { answer, ask, counts, messagesOf, told } = await createAnsweringPartner();
  for (const name of ['person30', 'person31']) await ask(name, 'https://rival.example');
  for (let number = 0; number < 20; number += 1) await ask(`person${number}`);
  await ask('person30');
  await ask('person30', 'https://rival.example');
  await ask('person31', 'https://rival.example');
  const [first, own, again] = await messagesOf('person30');

  for (const message of [first, again, ...(await messagesOf('person31'))]) await answer(message);
  expect(await counts()).toMatchObject({ requests: 20, foreign: 2 });
  expect(await told()).toHaveLength(20);

  await answer(own);
  expect(await counts()).toMatchObject({ requests: 21, unconfirmed: 20, foreign: 2 });
  expect((await told()).slice(20)).toEqual(['place.requested', 'place.confirmed']);
});

test('person whose request counts asks again from a rival’s page: the answer to that confirms it', async () => {
  const { answer, ask, counts, messagesOf } = await createAnsweringPartner();
  await ask('person30');
  await ask('person30', 'https://rival.example');

  await answer((await messagesOf('person30'))[1]);
  expect(await counts()).toMatchObject({ requests: 1, unconfirmed: 0, foreign: 0 });
});

test('person who asks twice, the second time without a key or from another partner’s page: the answer to either confirms both', async () => {
  const { answer, ask, clock, counts, db, told } = await createAnsweringPartner();
  const partnerId = await insertPartner(db, 'Other', clock.read());
  const other = await insertKey(db, { partnerId, name: 'Other', isTest: false, origins: [] }, clock.read());
  for (const partner of ['', other]) {
    const name = partner ? 'person1' : 'person2';
    await ask(name);
    await ask(name, '', { email: `${name}+again@example.com`, partner });
    await ask(name, '', { fkClassId: '500017' });
    const mine = await db.selectFrom('messages').select('id').where('name', '=', name).orderBy('id').execute();

    await answer(mine[1]);
  }

  expect(await counts()).toMatchObject({ requests: 4, unconfirmed: 2 });
  expect(await counts(other)).toMatchObject({ requests: 1, unconfirmed: 0 });
  expect((await told()).filter((type) => type === 'place.confirmed')).toHaveLength(2);
});

test('request that staff close without an answer: the report says so, until they answer it', async () => {
  const { answer, ask, clock, close, counts, db, messagesOf, partnerId } = await createAnsweringPartner();
  for (const name of ['person1', 'person2', 'person3']) await ask(name);
  await close((await messagesOf('person1'))[0]);
  await answer((await messagesOf('person2'))[0]);

  const report = () => partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7));
  expect(await counts()).toMatchObject({ requests: 3, unconfirmed: 2, closed: 1 });
  expect(await report()).toMatchObject([{ requests: 3, unconfirmed: 2, closed: 1 }]);
  expect(partnerSheet(await report()).map((row) => row.at(-1))).toEqual(['requests closed without an answer', '1']);

  await ask('person1');
  await answer((await messagesOf('person1'))[1]);
  expect(await counts()).toMatchObject({ requests: 3, unconfirmed: 1, closed: 0 });
  expect(await report()).toMatchObject([{ requests: 3, unconfirmed: 1, closed: 0 }]);
});

test('request that staff have closed: the answer to one from another partner’s page does not confirm it', async () => {
  const { answer, ask, clock, close, counts, db, messagesOf } = await createAnsweringPartner();
  const partnerId = await insertPartner(db, 'Other', clock.read());
  const other = await insertKey(db, { partnerId, name: 'Other', isTest: false, origins: [] }, clock.read());
  await ask('person1');
  await close((await messagesOf('person1'))[0]);
  await ask('person1', '', { partner: other });

  const { id } = await db.selectFrom('messages').select('id').where('partnerKey', '=', other).executeTakeFirstOrThrow();
  await answer({ id });

  expect(await counts(other)).toMatchObject({ requests: 1, unconfirmed: 0 });
  expect(await counts()).toMatchObject({ requests: 1, unconfirmed: 1, closed: 1 });
});

test('place asked for with what does not fit: refused, nothing is kept', async () => {
  const { call, dataDir } = await createTestApi();
  const faulty = [
    [{ name: ' ' }, 'Your name is missing.'],
    [{ name: '\u200b\u3164' }, 'Your name is missing.'],
    [{ email: 'person@example' }, 'After “@example” an ending is missing, such as “.com”.'],
    [{ email: 'pеrson@example.com' }, '“е” is a Cyrillic letter between Latin ones. Type it again.'],
    [{ email: 'nobody' }, 'This is no e-mail address.'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'This is no e-mail address.'],
    [{ fkClassId: '999999' }, 'This class does not exist or is no longer offered.'],
  ] as const;

  for (const [change, sentence] of faulty)
    expect((await call(ownCallPaths.askForPlace, { ...testRequest, ...change })).err).toEqual([{ val: sentence }]);

  const db = await openTestDatabase(dataDir);
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('address with letters outside of ASCII before the @: taken where the mail server can write to it', async () => {
  const ask = async (options: Parameters<typeof startTestMailServer>[0]) => {
    const { url: smtpUrl } = await startTestMailServer(options);
    const { call } = await createTestApi({ demo: false, mail: { smtpUrl } });
    return (await call(ownCallPaths.askForPlace, { ...testRequest, email: 'jürgen@example.com' })).err;
  };

  expect(await ask({ hideSMTPUTF8: true })).toMatchObject([{ val: expect.stringMatching(/^Our mail server cannot/) }]);
  expect(await ask({})).toEqual([{ val: 'This class does not exist or is no longer offered.' }]);
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
