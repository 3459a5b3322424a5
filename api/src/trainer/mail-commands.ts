import type { Command } from './command.ts';
import { table } from './table.ts';

export const listMails: Command = {
  summary: 'Lists mails that no mail server has taken yet',
  options: {},
  async run({ mails }, _values, print) {
    const rows = (await mails.unsent()).map(({ createdAt, recipient, subject, tries, nextTryAt, fault }) => [
      createdAt.slice(0, 16).replace('T', ' '),
      recipient,
      subject,
      String(tries),
      nextTryAt ? 'waits' : 'given up',
      fault ?? '',
    ]);
    const head = ['written (UTC)', 'to', 'subject', 'tries', 'state', 'fault'];
    print(rows.length > 0 ? table(head, rows) : 'Every mail was sent.');
  },
};

export const retryMails: Command = {
  summary: 'Lets the running API try all unsent mails again now',
  options: {},
  async run({ mails }, _values, print) {
    await mails.retryAll();
    print('All unsent mails are due now.');
  },
};
