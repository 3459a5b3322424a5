import { UsageError, UserError } from '@agile-languages/shared/errors';
import { retryMails as retry } from '../core/retry-mails.ts';
import { noteReport } from '../mail/note-report.ts';
import { stateOf } from '../mail/sent-mails.ts';
import { type Command, commandLine, type Input } from './command.ts';
import { table } from './table.ts';

const mostBytes = 1_000_000;

const states = { sent: 'sent', waiting: 'waits', 'given up': 'given up' };

export const listMails: Command = {
  summary: 'Lists mails that have not arrived: that no mail server has taken yet, that were returned or are delayed',
  options: {},
  async run({ mails }, _values, print) {
    const rows = (await mails.unsent()).map((mail) => {
      const { createdAt, recipient, subject, tries, fault } = mail;
      const written = createdAt.slice(0, 16).replace('T', ' ');
      return [written, recipient, subject, String(tries), states[stateOf(mail)], fault ?? ''];
    });
    const head = ['written (UTC)', 'to', 'subject', 'tries', 'state', 'fault'];
    print(rows.length > 0 ? table(head, rows) : 'Every mail was sent.');
  },
};

export const retryMails: Command = {
  summary: 'Lets the running API try all unsent mails again now',
  options: {},
  async run(context, _values, print) {
    print(await retry(context, commandLine));
  },
};

export const readMailReport: Command = {
  summary: 'Notes what a mail server reports of a mail that it returns or that is delayed; the report is its input',
  options: {},
  async run(context, _values, print, input) {
    print(await noteReport(context, await messageIn(input)));
  },
};

async function messageIn(input: Input | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (!input || input.isTTY) throw new UsageError('The report is its input: < report.eml.');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of input) {
    size += part.length;
    if (size > mostBytes) throw new UserError('A report has 1 MB at most.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
