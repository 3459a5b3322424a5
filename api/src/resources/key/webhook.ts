import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { text } from '../../http/schemas.ts';
import { partnerStore } from './accounts.ts';
import { webhookFault } from './post-event.ts';
import { newWebhookSecret } from './signature.ts';

const { action } = actionsOf(partnerStore);
const day = 86_400_000;

export const setWebhook = action({
  name: 'webhook',
  summary: 'Has the server of a partner told of enrolments',
  audit: 'partner webhook set',
  input: Type.Object({ address: text(500) }),
  async run({ transaction, record: { id }, input: { address }, context }) {
    const fault = webhookFault(address, context.webhooks.allowsPrivate);
    if (fault) return { faults: [{ field: 'address', fault }] };
    const webhookSecret = newWebhookSecret();
    await transaction
      .updateTable('partnerAccounts')
      .set({ webhookUrl: address, webhookSecret, formerSecret: '', formerSecretEndsAt: '' })
      .where('id', '=', id)
      .execute();
    return { detail: address, said: `Events for ${id} go to ${address}. Secret: ${webhookSecret}` };
  },
});

export const stopWebhook = action({
  name: 'stop-webhook',
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

/** Signs with a new secret, and for a day with the one before too. */
export const newSecret = action({
  name: 'new-secret',
  summary: 'Signs events for a partner with a new secret',
  audit: 'partner webhook secret changed',
  input: Type.Object({}),
  async run({ transaction, record: { id, webhookUrl }, now }) {
    if (!webhookUrl) return { fault: `${id} has no address for events. Name one with --to.` };
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
    return { said: `Secret: ${webhookSecret}` };
  },
});
