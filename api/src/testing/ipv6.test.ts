/** @module-tag all */
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startOwnPostgres } from './own-postgres.ts';
import { startApi } from './started-api.ts';
import { createTestDir } from './test-dir.ts';
import { startTestMailServer } from './test-mail-server.ts';

const patient = { timeout: 120_000 };
const hasIpv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === '::1'));
const testMessage = {
  lib_version: '1',
  user_id: '1',
  service_id: '1',
  template_id: 'test',
  template_params: { fullName: 'Test Visitor', email: 'visitor@example.com', message: 'Test' },
};

async function expectMessageToArrive(env: Record<string, string> = {}) {
  const { received, url } = await startTestMailServer({}, '::1');
  const { base } = await startApi({ DATA_DIR: createTestDir(), DEMO: '0', HOST: '::1', SMTP_URL: url, ...env });
  const sent = await fetch(`${base}/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testMessage),
  });

  expect(base).toMatch(/^http:\/\/\[::1\]:\d+\/api$/);
  expect(await sent.text()).toBe('OK');
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
}

describe.skipIf(!hasIpv6)('only IPv6', () => {
  test('API, mail server: reached', patient, () => expectMessageToArrive());

  test('API, mail server, PostgreSQL: reached', { ...patient, tags: ['all'] }, async () => {
    const postgres = await startOwnPostgres({ settings: { listen_addresses: '::1' } });
    onTestFinished(() => postgres.stop());

    await expectMessageToArrive({ DATABASE_URL: postgres.url.replace('127.0.0.1', '[::1]') });
  });
});
