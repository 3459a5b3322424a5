import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { text } from '../../http/schemas.ts';
import { partnerStore } from './accounts.ts';
import { addEvent, pingsSince, sendAgain } from './events.ts';
import { webhookFault } from './post-event.ts';
import { newWebhookSecret } from './signature.ts';

const { action } = actionsOf(partnerStore);
const day = 86_400_000;
const minute = 60_000;
const mostPings = 5;
const nowhere = { fault: 'This partner has no address for events.' };

const set = action({
  name: 'webhook',
  command: 'partner-webhook',
  summary: 'Has the server of a partner told of enrolments, and shows the secret once',
  audit: 'partner webhook set',
  input: Type.Object({
    address: text(500, { title: 'Address of the server, for example https://acme.example/events', option: 'to' }),
  }),
  async run({ transaction, record: { id }, input: { address: typed }, context }) {
    // What is kept and shown is what it is sent to.
    const address = URL.parse(typed)?.href ?? typed;
    const { allowsPrivate, publicOnly = false } = context.webhooks;
    const fault = webhookFault(address, allowsPrivate && !publicOnly);
    if (fault) return { faults: [{ field: 'address', fault }] };
    const webhookSecret = newWebhookSecret();
    await transaction
      .updateTable('partnerAccounts')
      .set({ webhookUrl: address, webhookSecret, webhookPublicOnly: Number(publicOnly) })
      .set({ formerSecret: '', formerSecretEndsAt: '' })
      .where('id', '=', id)
      .execute();
    const said = `Events for ${id} go to ${address}. Secret: ${webhookSecret}`;
    return { detail: address, answer: { secret: webhookSecret }, said };
  },
});

const stop = action({
  name: 'stop-webhook',
  command: 'stop-partner-webhook',
  summary: 'Has the server of a partner told of nothing any more',
  audit: 'partner webhook off',
  input: Type.Object({}),
  async run({ transaction, record: { id } }) {
    await transaction
      .updateTable('partnerAccounts')
      .set({ webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' })
      .where('id', '=', id)
      .execute();
    return { said: `${id} is sent nothing any more.` };
  },
});

const renew = action({
  name: 'new-secret',
  command: 'new-partner-secret',
  summary: 'Signs events for a partner with a new secret, and for a day with the former one too',
  audit: 'partner webhook secret changed',
  input: Type.Object({}),
  async run({ transaction, record: { id, webhookUrl }, now }) {
    if (!webhookUrl) return nowhere;
    const webhookSecret = newWebhookSecret();
    await transaction
      .updateTable('partnerAccounts')
      .set(({ ref }) => ({
        formerSecret: ref('webhookSecret'),
        formerSecretEndsAt: new Date(now.getTime() + day).toISOString(),
        webhookSecret,
      }))
      .where('id', '=', id)
      .execute();
    return { answer: { secret: webhookSecret }, said: `Secret: ${webhookSecret}` };
  },
});

const ping = action({
  name: 'ping',
  command: 'ping-partner',
  summary: 'Sends the server of a partner an event of the type ping',
  audit: 'partner webhook tried',
  input: Type.Object({}),
  async run({ transaction, record: { id, webhookUrl }, now }) {
    if (!webhookUrl) return nowhere;
    if ((await pingsSince(transaction, id, new Date(now.getTime() - minute))) >= mostPings)
      return { fault: `There were ${mostPings} tests within a minute. Please wait a minute.` };
    await addEvent(transaction, { partnerId: id, isTest: 1 }, 'ping', {}, now);
    return { said: `An event waits for ${id}. See: partner-events` };
  },
});

const resend = action({
  name: 'resend',
  command: 'resend-partner-events',
  summary: 'Sends events again: one, or all that the server of a partner has not accepted',
  audit: 'partner events sent again',
  input: Type.Object({ event: Type.Optional(text(64, { title: 'The event. Default: all that were not accepted' })) }),
  async run({ transaction, record: { id, webhookUrl }, input: { event }, now }) {
    if (!webhookUrl) return nowhere;
    const count = await sendAgain(transaction, id, event, now);
    if (event !== undefined && count === 0) return 'missing';
    return { detail: event ?? `${count} events`, said: `${count} events are due now.` };
  },
});

export const webhookActions = [set, stop, renew, ping, resend] as const;
