import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { createQueueSender } from '../database/send-queue.ts';
import type { createMailRepository, Mail } from './mail-repository.ts';

const maxRejections = 3;

export function createMailSender(
  { smtpUrl, contactTo }: { smtpUrl: string; contactTo: string },
  mails: ReturnType<typeof createMailRepository>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  count: (labels: { result: string }) => void = () => undefined,
) {
  const transport = createTransport(smtpOptions(smtpUrl));

  async function trySend(mail: Mail): Promise<boolean> {
    try {
      await transport.sendMail(messageOf(mail, contactTo));
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

/** A report names the mail by its id. With the headers alone nobody gets its keys. */
const messageOf = ({ id, sender, recipient, replyTo, subject, text, html, calendar }: Mail, contactTo: string) => ({
  from: sender,
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : recipient !== contactTo && { replyTo: contactTo }),
  to: { name: '', address: recipient },
  subject,
  text,
  ...(html && { html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${html}</body></html>` }),
  ...(calendar && { icalEvent: { method: methodOf(calendar), filename: 'class.ics', content: calendar } }),
  messageId: `<${id}@${/@([^>\s]+)/.exec(sender)?.[1] ?? 'localhost'}>`,
  dsn: {
    ...{ id, return: 'HDRS' as const, notify: ['FAILURE' as const, 'DELAY' as const] },
    ...(isAscii(recipient) && { recipient }),
  },
});

const isAscii = (text: string) => !/[^ -~]/.test(text);

const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

const isRejection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const answer = error instanceof Error && 'response' in error ? ` ${String(error.response).slice(0, 200)}` : '';
  const certificate = error instanceof Error && /certificate/.test(error.message) ? ` ${error.message}` : '';
  return `${code}${answer}${certificate}`;
}

/** TLS except on this machine, time limits, no content from files or addresses. */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
