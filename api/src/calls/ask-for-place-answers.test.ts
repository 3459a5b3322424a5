import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { defaultSiteOrigin } from '../options.ts';
import { insertPartner } from '../resources/key/accounts.ts';
import { keyCounts } from '../resources/key/counts.ts';
import { partnerReport, partnerSheet } from '../resources/key/report.ts';
import { insertKey } from '../resources/key/table.ts';
import { hour } from '../testing/test-clock.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { testPlaceRequest } from '../testing/test-partner.ts';
import { testMember } from '../testing/test-rows.ts';

test('request that staff have answered: confirmed, and told once', async () => {
  const { api, clock, db, desk, signInAs } = await createTestDesk({ demo: true });
  const token = await signInAs('trainer');
  const now = clock.read();
  const partnerId = await insertPartner(db, 'Acme', now);
  const partner = await insertKey(db, { partnerId, name: 'Acme', isTest: false, origins: [] }, now);
  const webhook = { webhookUrl: 'https://partner.example/events', webhookSecret: 'whsec_test' };
  await db.updateTable('partnerAccounts').set(webhook).where('id', '=', partnerId).execute();
  const [headers, url] = [{ origin: defaultSiteOrigin }, `/api/${ownCallPaths.askForPlace}`];
  for (const message of ['first', 'second'])
    await api.inject({ method: 'POST', url, headers, payload: { kv: { ...testPlaceRequest, message, partner } } });
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
    const kv = { ...testPlaceRequest, name, email: `${name}@example.com`, partner, campaign: 'spring', origin, ...own };
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
  const make = async (list: string, data: object) =>
    expect((await desk('POST', `/${list}`, { token, body: { data } })).status).toBe(200);
  return { answer, ask, clock, close, counts, db, make, messagesOf, partnerId, told };
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

test('persons whom staff invite, give a seat or book seats for, without an answer: confirmed and told, also when the message is closed then', async () => {
  const { ask, close, counts, db, make, messagesOf, told } = await createAnsweringPartner();
  const classId = testPlaceRequest.fkClassId;
  await db.insertInto('members').values(testMember('person2')).execute();
  for (const name of ['person1', 'person2', 'person3', 'person4']) await ask(name);
  await ask('person1', '', { fkClassId: '500017' });

  await make('invitations', { email: 'Person1+work@example.com', fullname: 'Test Person', classId });
  await make('enrolments', { email: 'person2@example.com', classId });
  const buyer = { company: 'Test & Co', address: 'Test Street 1', contactName: 'Test Buyer' };
  await make('company-bookings', { ...buyer, contactEmail: 'person3@example.com', classId, seats: '2' });
  await close((await messagesOf('person1'))[0]);

  expect(await counts()).toMatchObject({ requests: 5, unconfirmed: 2, closed: 0 });
  expect((await told()).filter((type) => type === 'place.confirmed')).toHaveLength(3);
});

test('person beyond the twenty whom staff invite: the request counts, and is told', async () => {
  const { ask, counts, make, told } = await createAnsweringPartner();
  for (let number = 0; number < 21; number += 1) await ask(`person${number}`);
  const data = { email: 'person20@example.com', fullname: 'Test Person', classId: testPlaceRequest.fkClassId };

  await make('invitations', data);

  expect(await counts()).toMatchObject({ requests: 21, unconfirmed: 20 });
  expect((await told()).slice(20)).toEqual(['place.requested', 'place.confirmed']);
});

test('request that staff close without an answer: the report says so, until they answer it', async () => {
  const { answer, ask, clock, close, counts, db, messagesOf, partnerId } = await createAnsweringPartner();
  for (const name of ['person1', 'person2', 'person3']) await ask(name);
  await close((await messagesOf('person1'))[0]);
  await answer((await messagesOf('person2'))[0]);

  const report = () => partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7));
  expect(await counts()).toMatchObject({ requests: 3, unconfirmed: 2, closed: 1 });
  expect(await report()).toMatchObject([{ requests: 3, unconfirmed: 2, closed: 1 }]);
  const [head = [], row = []] = partnerSheet(await report());
  expect(row[head.indexOf('requests closed without an answer')]).toBe('1');

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
