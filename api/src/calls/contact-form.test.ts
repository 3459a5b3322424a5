import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createMailRepository, type MailRepository } from '../mail/mail-repository.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';

const testMessage = {
  lib_version: '4.4.1',
  user_id: 'test-key',
  service_id: 'test-service',
  template_id: 'test-contact',
  template_params: { fullName: 'Test Person', email: 'person@example.com', message: 'Hello', id: '' },
};
const url = '/api/v1.0/email/send';

async function claimed(mails: MailRepository): Promise<string[]> {
  const texts: string[] = [];
  for (let mail = await mails.claimDue(); mail; mail = await mails.claimDue()) {
    texts.push(mail.text);
    await mails.markSent(mail);
  }
  return texts;
}

test('answers OK as text and keeps the message', async () => {
  const { api, dataDir } = await createTestApi({ mail: { contactTo: 'office@example.com' } });
  const response = await api.inject({ method: 'POST', url, payload: testMessage });
  const db = await openTestDatabase(dataDir);
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', 'office@example.com')
    .executeTakeFirstOrThrow();
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('OK');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(mail.text).toBe('Name: Test Person\nE-mail: person@example.com\nMessage: Hello\n\nAgile Languages');
});

test.each([
  ['test-home', 'Message from the home page'],
  ['test-modal', 'Message from the contact window'],
  ['contact_home', 'Message from the site'],
])('form %s: %s, and no name of a template', async (template_id, subject) => {
  const { api, dataDir } = await createTestApi({ mail: { forms: { home: 'test-home', modal: 'test-modal' } } });
  const db = await openTestDatabase(dataDir);
  await db.deleteFrom('mails').execute();

  await api.inject({ method: 'POST', url, payload: { ...testMessage, template_id } });

  expect(await db.selectFrom('mails').select('subject').execute()).toEqual([{ subject }]);
});

test('unknown keys, nested values and too much text are refused', async () => {
  const { post } = await createTestApi();
  const attempt = async (change: object) => (await post(url, { ...testMessage, ...change })).status;
  expect(await attempt({ accessToken: 'x' })).toBe(400);
  expect(await attempt({ template_params: { message: { text: 'x' } } })).toBe(400);
  expect(await attempt({ template_params: { message: 'x'.repeat(10_001) } })).toBe(400);
  expect(await attempt({ template_params: { message: 'x'.repeat(70_000) } })).toBe(413);
});

test('an address that writes too often gets 429', async () => {
  const { api, post } = await createTestApi({ limits: { messagesPerNetwork: 1 } });
  await api.inject({ method: 'POST', url, payload: testMessage });
  expect((await post(url, testMessage)).status).toBe(429);
});

test('the site may send from another origin', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.example' });
  const preflight = await api.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('https://site.example');
});

test('addresses of one network count as one, and those of one customer have a limit together', async () => {
  const { api } = await createTestApi({
    trustProxy: '127.0.0.1',
    limits: { messagesPerNetwork: 2, messagesInTenMinutes: 3 },
  });
  const send = async (from: string) =>
    (await api.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload: testMessage })).statusCode;

  expect([await send('2001:db8:1:1::1'), await send('2001:db8:1:1::2'), await send('2001:db8:1:1::3')]).toEqual([
    200, 200, 429,
  ]);
  expect([await send('2001:db8:1:2::1'), await send('2001:db8:1:3::1')]).toEqual([200, 429]);
  expect(await send('2001:db8:2:1::1')).toBe(200);
});

test('a network that sends too many messages: refused with the wait', async () => {
  const { api, clock } = await createTestApi({ limits: { messagesInTenMinutes: 1 } });
  const send = () => api.inject({ method: 'POST', url, payload: testMessage });
  await send();
  clock.advance(60_000);
  const refused = await send();

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('540');
  expect(refused.json().err).toEqual([{ val: 'Too many requests. Please wait 9 minutes and try again.' }]);
});

test('many messages and a long queue of mails: a network that sends on is refused, the first ones of others are kept', async () => {
  const limits = { messagesOfAll: 2, mailsWaiting: 2 };
  const { api, location } = await createTestApi({ trustProxy: '127.0.0.1', limits });
  const db = await openTestDatabaseAt(location);
  const send = async (network: number) => {
    const headers = { 'x-forwarded-for': `198.51.${network}.1` };
    return (await api.inject({ method: 'POST', url, headers, payload: testMessage })).statusCode;
  };
  const sendTimes = async (count: number, network: number) => {
    const answers: number[] = [];
    for (let number = 0; number < count; number++) answers.push(await send(network));
    return answers;
  };
  await db.deleteFrom('mails').execute();

  expect(await sendTimes(6, 1)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await send(2)).toBe(200);
  for (let network = 3; network < 19; network++) await send(network);
  expect(await send(21)).toBe(200);
  expect(await send(22)).toBe(429);
  await db.deleteFrom('mails').execute();
  expect(await send(23)).toBe(200);
});

test('many messages and a long queue of mails, from ever other networks of one provider: those of others are kept', async () => {
  const limits = { messagesOfAll: 2, mailsWaiting: 2 };
  const { api } = await createTestApi({ trustProxy: '127.0.0.1', limits });
  const send = async (from: string) =>
    (await api.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload: testMessage })).statusCode;
  for (let customer = 0; customer < 40; customer++) await send(`2001:db8:${customer.toString(16)}::1`);

  expect(await send('2001:db8:ffff::1')).toBe(429);
  expect([await send('198.51.100.7'), await send('2001:db9:1::1')]).toEqual([200, 200]);
});

onEachEngine((engine) => {
  test('four networks send all that they may: a visitor elsewhere, and a neighbour, are heard, and their mails go before', {
    tags: ['all'],
  }, async () => {
    const { api, clock, location } = await createTestApi({ engine, trustProxy: '127.0.0.1' });
    const db = await openTestDatabaseAt(location);
    const mails = createMailRepository(db, clock.read);
    const post = async (to: string, payload: object, from: string) =>
      (await api.inject({ method: 'POST', url: to, headers: { 'x-forwarded-for': from }, payload })).statusCode;
    const send = (from: string, message = 'Buy') =>
      post(url, { ...testMessage, template_params: { ...testMessage.template_params, message } }, from);
    for (let minutes = 0; minutes < 4; minutes++) {
      for (const network of [1, 2, 3, 4]) for (let count = 0; count < 30; count++) await send(`192.0.${network}.9`);
      clock.advance(60_000);
    }
    const asked = { fkClassId: '500001', name: 'Test Person', email: 'person@example.com', message: '' };

    expect(await send('192.0.1.9')).toBe(429);
    expect(await send('198.51.100.7', 'Do you teach in Gdansk?')).toBe(200);
    expect(await send('192.0.1.10', 'May I park there?')).toBe(200);
    expect(await post(`/api/${ownCallPaths.askForPlace}`, { kv: asked }, '203.0.113.7')).toBe(200);
    const kept = await db.selectFrom('messages').select('text').where('text', 'like', '%Test Person%').execute();
    expect(kept).toHaveLength(402);

    const words = { subject: 'Sign in', text: '-' };
    await mails.add({ id: 'alert', sender: 'a@example.com', recipient: 'b@example.com', values: {}, words });
    const texts = await claimed(mails);
    const [own = 0, ...visitors] = [/^-$/, /Gdansk/, /park/, /Asks for a place/].map((words) =>
      texts.findIndex((text) => words.test(text)),
    );
    expect(own).toBeGreaterThan(-1);
    for (const place of visitors) expect(place).toBeGreaterThan(own);
    expect(texts.length - Math.max(...visitors)).toBeGreaterThan(25);
    expect(await claimed(mails)).toEqual([]);
    clock.advance(60_000);
    expect(await claimed(mails)).toHaveLength(30);
  });
});
