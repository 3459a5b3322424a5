import { expect, test } from 'vitest';
import { contactPath, createForms, testForms, testMessage } from '../../testing/test-forms.ts';

test.each(testForms)(
  '%s sent by a page of others: nothing is kept, and it can be sent from here',
  async (url, values) => {
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
    for (const headers of own)
      expect((await send(url, values, headers as Record<string, string>)).statusCode).toBe(303);
  },
);

test.each(testForms)(
  '%s sent too often from one network: the wait, and what was written stays',
  async (url, values) => {
    const { kept, send } = await createForms({ limits: { messagesPerNetwork: 1 } });
    await send(url, values);
    const { body, headers, statusCode } = await send(url, values);

    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(body).toMatch(/<p class="error">Too many requests\. Please wait /);
    expect(body).toContain('value="Test');
    expect((await kept()).messages).toHaveLength(1);
  },
);

test.each(testForms)('%s with what a form cannot send: a page says so, nothing is kept', async (url, values) => {
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
  const { body, statusCode } = await send(contactPath, testMessage);

  expect(statusCode).toBe(500);
  expect(body).toContain(
    'We could not send this. What you wrote is still here; you can also write to office@example.com.',
  );
  expect(body).toContain('May I ask?\nTwice?</textarea>');
});
