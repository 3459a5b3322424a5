import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { createMailRepository } from '../mail/mail-repository.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { postEvent } from '../resources/key/post-event.ts';
import { createTestClock } from './test-clock.ts';
import { openTestEngine } from './test-engines.ts';
import { startTestMailServer } from './test-mail-server.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const testMail = {
  sender: 'Agile Languages <no-reply@example.com>',
  recipient: 'member@example.com',
  ...{ id: 'alert' as const, values: {} },
  words: { subject: 'Test subject', text: 'Test text' },
};

/** Of localhost, January 2020. */
const ended = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBXDCCAQKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwHhcNMjAwMTAxMDAwMDAwWhcNMjAwMjAxMDAwMDAwWjAUMRIwEAYDVQQDDAls
b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATXy0Tav/ds6q3UA0G3
icvBDggzWIAWRbfCgNgIy3qn9TPYH4Ii7Ht9mmkG2J+9uFvMKayDQ1CTARJi+GpF
Uf8Co0UwQzAUBgNVHREEDTALgglsb2NhbGhvc3QwDAYDVR0TBAUwAwEB/zAdBgNV
HQ4EFgQUbI9YXbZ0+4r0wIKaZKd6sosOMR0wCgYIKoZIzj0EAwIDSAAwRQIhAOlr
zdGPAY4kUGV6rt9MUEENX8SbNWkUHN8AZyK53O+ZAiBjNNi+I5c99M+p3dIh67iB
EFNwhb76I94X3fX/Yh5zqw==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgf7vRUOOzqeS6fNGb
NAT1OBYOnjokPypyr+fn3fGvu0mhRANCAATXy0Tav/ds6q3UA0G3icvBDggzWIAW
RbfCgNgIy3qn9TPYH4Ii7Ht9mmkG2J+9uFvMKayDQ1CTARJi+GpFUf8C
-----END PRIVATE KEY-----`,
};

function trustEnded(): void {
  const before = tls.getCACertificates();
  tls.setDefaultCACertificates([...before, ended.cert]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

test('certificate of the mail server has ended: the mail waits, with the reason, and nothing is sent', async () => {
  trustEnded();
  const { received, url } = await startTestMailServer({ secure: true, ...ended }, 'localhost');
  const mails = createMailRepository(await openTestEngine('SQLite'), createTestClock().read);
  await mails.add(testMail);
  const address = url.replace('smtp:', 'smtps:');
  const sender = createMailSender({ smtpUrl: address, contactTo: 'office@example.com' }, mails, silent);
  onTestFinished(sender.stop);

  expect(await sender.sendDue()).toBe(0);
  expect(received).toEqual([]);
  expect(await mails.unsent()).toMatchObject([
    { tries: 1, nextTryAt: expect.any(String), fault: expect.stringContaining('certificate has expired') },
  ]);
});

test("certificate of a partner's server has ended: an error, and nothing is told", async () => {
  trustEnded();
  const told: string[] = [];
  const server = createServer(ended, (request, response) => {
    told.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const posted = postEvent(`https://localhost:${port}/events`, '{}', { headers: {}, allowsPrivate: true });
  await expect(posted).rejects.toMatchObject({ code: 'CERT_HAS_EXPIRED' });
  expect(told).toEqual([]);
});
