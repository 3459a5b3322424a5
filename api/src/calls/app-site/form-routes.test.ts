import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine, openTestDatabaseAt } from '../../testing/test-engines.ts';

const message = {
  firstName: 'Test',
  lastName: 'Person',
  email: ' mailto:person@example.com ',
  multiline: 'May I ask?\nTwice?',
};
const request = { name: 'Test  Person', email: 'visitor@example.com', message: 'Also for\na colleague?' };
const [contact, ask] = ['/app/contact', '/app/ask/500001'];
const forms = [
  [contact, message],
  [ask, request],
] as const;
const sent = { 'sec-fetch-site': 'same-origin' };

async function createForms(options: Parameters<typeof createTestApi>[0] = {}) {
  const testApi = await createTestApi(options);
  const { api, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const send = (url: string, values: Record<string, string>, headers: Record<string, string> = sent) => {
    const payload = new URLSearchParams(values).toString().replaceAll('%0A', '%0D%0A');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return api.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload });
  };
  const call = async (url: string, payload: object) =>
    expect((await api.inject({ method: 'POST', url: `/api/${url}`, payload })).statusCode).toBe(200);
  const kept = async () => {
    const messages = await db.selectFrom('messages').select(['name', 'email', 'text', 'classId', 'state']).execute();
    const mails = db.selectFrom('mails').select(['recipient', 'subject', 'text', 'replyTo', 'turn']).orderBy('id');
    return { messages, mails: await mails.execute() };
  };
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('mails').execute();
  return { ...testApi, db, send, call, kept };
}

const faultsIn = (page: string) =>
  [...page.matchAll(/<p class="error" id="(\w+)-error">([^<]*)</g)].map(([, name, sentence]) => [name, sentence]);

onEachEngine((engine) => {
  test('forms sent by a browser itself: kept and mailed as the calls do, and thanked for at an address of its own', async () => {
    const { api, call, db, kept, send } = await createForms({ engine });
    const params = { ...message, email: 'person@example.com', productsName: '', mobile: '' };
    const service = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'contact_home' };
    await call('v1.0/email/send', { ...service, template_params: params });
    await call(ownCallPaths.askForPlace, { kv: { ...request, fkClassId: '500001' } });
    const byCalls = await kept();
    await db.deleteFrom('messages').execute();
    await db.deleteFrom('mails').execute();

    for (const [url, values] of forms) {
      const { headers, statusCode } = await send(url, values);
      expect([statusCode, headers.location]).toEqual([303, `${url}?sent`]);
    }

    expect(byCalls.messages).toHaveLength(2);
    expect(await kept()).toEqual(byCalls);
    expect((await api.inject(`${contact}?sent`)).body).toContain(
      'Thank you. Your message has been sent successfully</p>',
    );
    expect((await api.inject(`${ask}?sent`)).body).toContain('We have your request. We answer by e-mail.</p>');
    expect(await kept()).toEqual(byCalls);
  });
});

test.each(forms)(
  '%s with nothing and with faults: said beside each field, what was written stays, nothing is kept',
  async (url, { email: _, ...values }) => {
    const { kept, send } = await createForms();
    const empty = await send(url, { ...Object.fromEntries(Object.keys(values).map((name) => [name, ' '])), email: '' });
    const odd = await send(url, { ...values, email: 'person@example' });

    expect([empty.statusCode, odd.statusCode]).toEqual([422, 422]);
    expect(faultsIn(empty.body)).toEqual(
      url === contact
        ? [
            ['firstName', 'First name is required'],
            ['lastName', 'First name is required'],
            ['email', 'Email name is required'],
            ['multiline', 'Write your question'],
          ]
        : [
            ['name', 'Write your name.'],
            ['email', 'Write an e-mail address to which we can answer.'],
          ],
    );
    expect(empty.body).toMatch(/<title>Not sent: [^<]+ - /);
    expect(odd.body).toMatch(/role="alert"[^>]* autofocus>[\s\S]*<a href="#email">E-mail: /);
    expect(odd.body).toMatch(
      /name="email"[^>]* aria-describedby="email-error" aria-invalid="true" value="person@example"/,
    );
    for (const value of Object.values(values)) expect(odd.body).toContain(value);
    expect((await kept()).messages).toEqual([]);
  },
);

test.each(forms)('%s with HTML in its fields: shown as it was written', async (url, values) => {
  const { send } = await createForms();
  const odd = '\n"><script>alert(1)</script></textarea>';
  const { body } = await send(url, { ...Object.fromEntries(Object.keys(values).map((name) => [name, odd])) });

  expect(body).not.toContain('<script');
  expect(body.match(/<\/textarea>/g)).toHaveLength(1);
  expect(body).toMatch(/value="\n&quot;&gt;&lt;script&gt;/);
  expect(body).toMatch(/<textarea [^>]*>\n\n&quot;&gt;&lt;script&gt;/);
});

test.each(forms)('%s sent by a page of others: nothing is kept, and it can be sent from here', async (url, values) => {
  const { kept, send } = await createForms({ siteOrigin: 'https://site.test' });
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.site.test' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://site.test' },
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const { body, statusCode } = await send(url, values, headers);
    expect(statusCode).toBe(403);
    expect(body).toContain('Please send it from here.');
    expect(body).toContain('value="Test');
  }
  expect(await kept()).toEqual({ messages: [], mails: [] });

  const own = [
    { origin: 'https://site.test' },
    { 'sec-fetch-site': 'none', origin: 'https://site.test' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    {},
  ];
  for (const headers of own) expect((await send(url, values, headers as Record<string, string>)).statusCode).toBe(303);
});

test.each(forms)('%s sent too often from one network: the wait, and what was written stays', async (url, values) => {
  const { kept, send } = await createForms({ limits: { messagesPerNetwork: 1 } });
  await send(url, values);
  const { body, headers, statusCode } = await send(url, values);

  expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(body).toMatch(/<p class="error">Too many requests\. Please wait /);
  expect(body).toContain('value="Test');
  expect((await kept()).messages).toHaveLength(1);
});

test.each(forms)('%s with what a form cannot send: a page says so, nothing is kept', async (url, values) => {
  const { api, kept, send } = await createForms();
  const statuses = [
    (await send(url, { ...values, more: 'x' })).statusCode,
    (await send(url, { ...values, email: 'a\0b' })).statusCode,
    (await send(url, { ...values, email: 'x'.repeat(10_001) })).statusCode,
    (await send(url, { ...values, email: 'x'.repeat(200_000) })).statusCode,
    (await api.inject({ method: 'POST', url, payload: values })).statusCode,
  ];
  const { body, headers } = await send(url, { ...values, more: 'x' });

  expect(statuses).toEqual([400, 400, 400, 413, 415]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<p class="error">The body has a key that is not known here.</p>');
  expect((await kept()).messages).toEqual([]);
});

test('message that cannot be kept: the page says whom to write to, and what was written stays', async () => {
  const { db, send } = await createForms({ mail: { contactTo: 'office@example.com' } });
  await db.schema.dropTable('messages').execute();
  const { body, statusCode } = await send(contact, message);

  expect(statusCode).toBe(500);
  expect(body).toContain(
    'We could not send this. What you wrote is still here; you can also write to office@example.com.',
  );
  expect(body).toContain('May I ask?\nTwice?</textarea>');
});

test.each(forms)('%s: a form with a label for each field, without scripts, for this site alone', async (url) => {
  const { api } = await createForms();
  const { body, headers, statusCode } = await api.inject(url);
  const labels = [...body.matchAll(/<label for="(\w+)">/g)].map(([, name]) => name);

  expect(statusCode).toBe(200);
  expect([...body.matchAll(/ name="(\w+)" maxlength/g)].map(([, name]) => name)).toEqual(labels);
  expect(labels.length).toBeGreaterThan(2);
  expect(body).toContain(`<form method="post" action="${url}" novalidate>`);
  expect(body).not.toContain('<script');
  expect(body).not.toContain('aria-invalid');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['cache-control']).toBe('no-store');
});

test('place in a class that is not offered: there is no form, and nothing is kept', async () => {
  const { api, kept, send } = await createForms();

  for (const id of ['999999', '%00']) {
    const { body, statusCode } = await api.inject(`/app/ask/${id}`);
    expect([statusCode, body.includes('This class does not exist or is no longer offered.')]).toEqual([404, true]);
    expect((await send(`/app/ask/${id}`, request)).statusCode).toBe(404);
  }
  expect((await kept()).messages).toEqual([]);
});

test('place in a class that takes discount codes: the code is in the message; other classes ask for none', async () => {
  const { api, db, desk, signInAs } = await createTestDesk();
  expect((await api.inject(ask)).body).not.toContain('name="discount"');
  const token = await signInAs('trainer');
  const data = { code: 'SPRING-20', kind: 'Percent', value: '20', classIds: '500001' };
  expect((await desk('POST', '/discounts', { token, body: { data } })).status).toBe(200);
  expect((await api.inject(ask)).body).toContain('name="discount"');

  const payload = new URLSearchParams({ ...request, discount: ' SPRING-20 ' }).toString();
  const headers = { ...sent, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await api.inject({ method: 'POST', url: ask, headers, payload })).statusCode).toBe(303);
  const kept = await db.selectFrom('messages').select('text').where('name', '=', 'Test Person').execute();
  expect(kept.at(-1)?.text).toMatch(/Also for\na colleague\?\n\nDiscount code: SPRING-20$/);
});
