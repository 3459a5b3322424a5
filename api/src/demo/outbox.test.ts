import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { minute } from '../testing/test-clock.ts';

const testMessage = {
  lib_version: '4.4.1',
  user_id: 'test-key',
  service_id: 'test-service',
  template_id: 'test-contact',
  template_params: { fullName: 'Test <b>Person</b>', message: 'Hello & welcome' },
};

test('shows mails newest first, with what people wrote escaped', async () => {
  const { api, clock, post } = await createTestApi();
  clock.advance(minute);
  await post('/api/v1.0/email/send', testMessage).catch(() => undefined);
  const page = await api.inject('/outbox');
  expect(page.body.indexOf('Message from the site')).toBeLessThan(page.body.indexOf('Your invitation'));
  expect(page.body).toContain('Name: Test &lt;b&gt;Person&lt;/b&gt;\nMessage: Hello &amp; welcome');
  expect(page.headers['cache-control']).toBe('no-store');
});

test('HTML view of a mail: alone in a sandbox', async () => {
  const { api } = await createTestApi();
  const outbox = await api.inject('/outbox');
  const address = /src="(\/outbox\/[\w-]+)"/.exec(outbox.body)?.[1] ?? '';
  const mail = await api.inject(address);
  expect(mail.statusCode).toBe(200);
  expect(mail.body).toContain('<a href="http://localhost:3000/auth/demo-activation-key">');
  expect(mail.headers['content-security-policy']).toContain('sandbox allow-popups');
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
});

test('an unknown mail is 404', async () => {
  const { api } = await createTestApi();
  expect((await api.inject('/outbox/1')).statusCode).toBe(404);
});
