import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import {
  askPath,
  contactPath,
  createForms,
  fromOwnPage,
  testForms,
  testMessage,
  testRequest,
} from '../../testing/test-forms.ts';

const faultsIn = (page: string) =>
  [...page.matchAll(/<p class="error" id="(\w+)-error">([^<]*)</g)].map(([, name, sentence]) => [name, sentence]);

onEachEngine((engine) => {
  test('forms sent by a browser itself: kept and mailed as the calls do, and thanked for at an address of its own', async () => {
    const { api, call, db, kept, send } = await createForms({ engine });
    const params = { ...testMessage, email: 'person@example.com', productsName: '', mobile: '' };
    const service = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'contact_home' };
    await call('v1.0/email/send', { ...service, template_params: params });
    await call(ownCallPaths.askForPlace, { kv: { ...testRequest, fkClassId: '500001' } });
    const byCalls = await kept();
    await db.deleteFrom('messages').execute();
    await db.deleteFrom('mails').execute();

    for (const [url, values] of testForms) {
      const { headers, statusCode } = await send(url, values);
      expect([statusCode, headers.location]).toEqual([303, `${url}?sent`]);
    }

    expect(byCalls.messages).toHaveLength(2);
    expect(await kept()).toEqual(byCalls);
    expect((await api.inject(`${contactPath}?sent`)).body).toContain(
      'Thank you. Your message has been sent successfully</p>',
    );
    expect((await api.inject(`${askPath}?sent`)).body).toContain('We have your request. We answer by e-mail.</p>');
    expect(await kept()).toEqual(byCalls);
  });
});

test.each(testForms)(
  '%s with nothing and with faults: said beside each field, what was written stays, nothing is kept',
  async (url, { email: _, ...values }) => {
    const { kept, send } = await createForms();
    const empty = await send(url, { ...Object.fromEntries(Object.keys(values).map((name) => [name, ' '])), email: '' });
    const odd = await send(url, { ...values, email: 'person@example' });

    expect([empty.statusCode, odd.statusCode]).toEqual([422, 422]);
    expect(faultsIn(empty.body)).toEqual(
      url === contactPath
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

test.each(testForms)('%s with HTML in its fields: shown as it was written', async (url, values) => {
  const { send } = await createForms();
  const odd = '\n"><script>alert(1)</script></textarea>';
  const { body } = await send(url, { ...Object.fromEntries(Object.keys(values).map((name) => [name, odd])) });

  expect(body).not.toContain('<script');
  expect(body.match(/<\/textarea>/g)).toHaveLength(1);
  expect(body).toMatch(/value="\n&quot;&gt;&lt;script&gt;/);
  expect(body).toMatch(/<textarea [^>]*>\n\n&quot;&gt;&lt;script&gt;/);
});

test.each(testForms)('%s: a form with a label for each field, without scripts, for this site alone', async (url) => {
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
    expect((await send(`/app/ask/${id}`, testRequest)).statusCode).toBe(404);
  }
  expect((await kept()).messages).toEqual([]);
});

test('place in a class that takes discount codes: the code is in the message; other classes ask for none', async () => {
  const { api, db, desk, signInAs } = await createTestDesk();
  expect((await api.inject(askPath)).body).not.toContain('name="discount"');
  const token = await signInAs('trainer');
  const data = { code: 'SPRING-20', kind: 'Percent', value: '20', classIds: '500001' };
  expect((await desk('POST', '/discounts', { token, body: { data } })).status).toBe(200);
  expect((await api.inject(askPath)).body).toContain('name="discount"');

  const payload = new URLSearchParams({ ...testRequest, discount: ' SPRING-20 ' }).toString();
  const headers = { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await api.inject({ method: 'POST', url: askPath, headers, payload })).statusCode).toBe(303);
  const kept = await db.selectFrom('messages').select('text').where('name', '=', 'Test Person').execute();
  expect(kept.at(-1)?.text).toMatch(/Also for\na colleague\?\n\nDiscount code: SPRING-20$/);
});
