import { UsageError, UserError } from '@agile-languages/shared/errors';
import { webhookFault } from '../partners/post-event.ts';
import { newWebhookSecret } from '../partners/signature.ts';
import { createPartnerEventRepository } from '../repositories/partner-event-repository.ts';
import type { Command } from './command.ts';
import { knownPartner, partnerOption } from './partner-option.ts';
import { table } from './table.ts';

const day = 86_400_000;
const howMany = 50;

export const setPartnerWebhook: Command = {
  summary: 'Has the server of a partner told of enrolments, and shows the secret once',
  options: {
    partner: partnerOption,
    to: { value: 'address', help: 'Address of the server, for example https://acme.example/events' },
    'new-secret': { help: 'A new secret; for a day, events are signed with the former one too' },
    off: { help: 'Nothing is sent any more' },
    test: { help: 'Sends an event of the type ping' },
  },
  async run({ clock, db, partners, webhooks }, values, print) {
    const { id, webhookUrl } = await knownPartner(partners, values);
    const address = values.optional('to');
    if (values.has('off')) {
      await partners.setWebhook(id, '', '');
      return print(`${id} is sent nothing any more.`);
    }
    if (address !== undefined) {
      const fault = webhookFault(address, webhooks.allowsPrivate);
      if (fault) throw new UsageError(fault);
      const secret = newWebhookSecret();
      await partners.setWebhook(id, address, secret);
      return print(`Events for ${id} go to ${address}. Secret: ${secret}`);
    }
    if (!webhookUrl) throw new UserError(`${id} has no address for events. Name one with --to.`);
    if (values.has('test')) {
      await createPartnerEventRepository(db, clock).add({ partnerId: id, isTest: 1 }, 'ping');
      return print(`An event waits for ${id}. See: partner-events`);
    }
    if (!values.has('new-secret')) return print(`Events for ${id} go to ${webhookUrl}.`);
    const secret = newWebhookSecret();
    await partners.rotateSecret(id, secret, new Date(clock().getTime() + day));
    print(`Secret: ${secret}`);
  },
};

export const listPartnerEvents: Command = {
  summary: 'Lists the newest events for a partner, and what became of them',
  options: { partner: partnerOption, retry: { help: 'Tries all that were not accepted again now' } },
  async run({ clock, db, partners }, values, print) {
    const { id } = await knownPartner(partners, values);
    const events = createPartnerEventRepository(db, clock);
    if (values.has('retry')) return print(`${await events.retryAll(id)} events are due now.`);
    const rows = (await events.list(id, howMany)).map((event) => [
      event.createdAt.slice(0, 19).replace('T', ' '),
      event.id,
      String(JSON.parse(event.body).type),
      event.sentAt ? 'accepted' : event.nextTryAt ? 'waits' : 'given up',
      String(event.tries),
      event.fault ?? '',
    ]);
    const head = ['at (UTC)', 'event', 'type', 'state', 'tries', 'fault'];
    print(rows.length > 0 ? table(head, rows) : `There is no event for ${id}.`);
  },
};
