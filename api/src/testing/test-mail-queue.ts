import { onTestFinished } from 'vitest';
import { createMailRepository } from '../mail/mail-repository.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { createTestClock } from './test-clock.ts';
import { type Engine, openTestEngine } from './test-engines.ts';

export const testMail = {
  sender: 'Agile Languages <no-reply@example.com>',
  recipient: 'member@example.com',
  ...{ id: 'password' as const, values: {} },
  words: { subject: 'Test subject', text: 'Test text' },
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function createTestQueue(engine: Engine = 'SQLite') {
  const clock = createTestClock();
  const db = await openTestEngine(engine);
  const mails = createMailRepository(db, clock.read);
  const senderTo = (url: string) => {
    const sender = createMailSender({ smtpUrl: url, contactTo: 'office@example.com' }, mails, silent);
    onTestFinished(sender.stop);
    return sender;
  };
  return { clock, db, mails, senderTo };
}
