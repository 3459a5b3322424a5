/** @module-tag all */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailRepository } from '../mail/mail-repository.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { createS3Store } from '../pictures/file-store.ts';
import { postEvent } from '../resources/key/post-event.ts';
import { createTestClock } from './test-clock.ts';
import { openTestEngine } from './test-engines.ts';

const patient = { timeout: 60_000 };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const testMail = {
  sender: 'Agile Languages <no-reply@example.com>',
  recipient: 'member@example.com',
  ...{ id: 'alert' as const, values: {} },
  words: { subject: 'Test subject', text: 'Test text' },
};

function hangNames(): void {
  vi.spyOn(dns, 'lookup').mockImplementation((() => undefined) as never);
  for (const kind of ['resolve4', 'resolve6'] as const)
    vi.spyOn(dns.Resolver.prototype, kind).mockImplementation((() => undefined) as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

test('name of the mail server is not resolved: the mail waits, and the sender can be stopped', patient, async () => {
  hangNames();
  const mails = createMailRepository(await openTestEngine('SQLite'), createTestClock().read);
  await mails.add(testMail);
  const sender = createMailSender({ smtpUrl: 'smtp://mail.example', contactTo: 'office@example.com' }, mails, silent);

  expect(await sender.sendDue()).toBe(0);
  expect(await mails.unsent()).toMatchObject([{ tries: 1, nextTryAt: expect.any(String), text: 'Test text' }]);
  await sender.stop();
});

test("name of a partner's server is not resolved: an error within ten seconds", patient, async () => {
  hangNames();

  await expect(
    postEvent('https://partner.example/events', '{}', { headers: {}, allowsPrivate: false }),
  ).rejects.toThrow();
});

test('name of the storage is not resolved: an error in time', patient, async () => {
  hangNames();

  await expect(createS3Store('https://key:secret@s3.example/bucket', 300).read('test.webp')).rejects.toThrow();
});
