import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';

const testMessage = {
  lib_version: '4.4.1',
  user_id: 'test-key',
  service_id: 'test-service',
  template_id: 'test-contact',
  template_params: { fullName: 'Test Person', email: 'person@example.com', message: 'Hello', id: '' },
};
const url = '/api/v1.0/email/send';

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
  expect(mail.text).toBe('Name: Test Person\nE-mail: person@example.com\nMessage: Hello');
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

test('addresses of one network count as one, and networks of one provider have a limit together', async () => {
  const { api } = await createTestApi({
    trustProxy: '127.0.0.1',
    limits: { messagesPerNetwork: 2, messagesPerWiderNetwork: 3 },
  });
  const send = async (from: string) =>
    (await api.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload: testMessage })).statusCode;

  expect([await send('2001:db8:1:1::1'), await send('2001:db8:1:1::2'), await send('2001:db8:1:1::3')]).toEqual([
    200, 200, 429,
  ]);
  expect([await send('2001:db8:1:2::1'), await send('2001:db8:1:3::1')]).toEqual([200, 429]);
  expect(await send('2001:db8:2:1::1')).toBe(200);
});

test('messages of all networks have a limit, and the answer names the wait', async () => {
  const { api, clock } = await createTestApi({ limits: { messagesOfAll: 1 } });
  const send = () => api.inject({ method: 'POST', url, payload: testMessage });
  await send();
  clock.advance(60_000);
  const refused = await send();

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('540');
  expect(refused.json().err).toEqual([{ val: 'Too many requests. Please wait 9 minutes and try again.' }]);
});
