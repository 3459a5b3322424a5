import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { createQueueSender } from '../queue/queue-sender.ts';
import type { createMailRepository, Mail } from '../repositories/mail-repository.ts';
import { smtpOptions } from './smtp-options.ts';

const maxRejections = 3;

/** Sends waiting mails and tries again until the mail server has accepted each. */
export function createMailSender(
  smtpUrl: string,
  mails: ReturnType<typeof createMailRepository>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  count: (labels: { result: string }) => void = () => undefined,
) {
  const transport = createTransport(smtpOptions(smtpUrl));

  async function trySend(mail: Mail): Promise<boolean> {
    try {
      await transport.sendMail(messageOf(mail));
    } catch (error) {
      const fault = faultOf(error);
      const givenUp = isRejection(error) && mail.tries >= maxRejections;
      await mails.markFailed(mail, fault, givenUp);
      count({ result: givenUp ? 'given up' : 'failed' });
      log[givenUp ? 'error' : 'warn']({ mail: mail.id, tries: mail.tries, fault }, 'mail not sent');
      return false;
    }
    await mails.markSent(mail);
    count({ result: 'sent' });
    log.info({ mail: mail.id }, 'mail sent');
    return true;
  }

  const queue = createQueueSender({
    claimDue: mails.claimDue,
    trySend,
    onFault: (error) => log.error({ err: error }, 'mails cannot be sent'),
  });

  async function stop(): Promise<void> {
    await queue.stop();
    transport.close();
  }

  return { ...queue, stop };
}

const messageOf = ({ id, sender, recipient, subject, text, html, calendar }: Mail) => ({
  from: sender,
  to: { name: '', address: recipient },
  subject,
  text,
  ...(html && { html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${html}</body></html>` }),
  ...(calendar && { icalEvent: { method: methodOf(calendar), filename: 'class.ics', content: calendar } }),
  messageId: `<${id}@${/@([^>\s]+)/.exec(sender)?.[1] ?? 'localhost'}>`,
});

const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Whether the server rejected this mail for good. Any other failure may be over at the next try. */
const isRejection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Code of the failure. The message of the server may contain addresses, the code does not. */
function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const answer = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : '';
  return `${code}${answer}`;
}
