import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createQueueSender } from '../../database/send-queue.ts';
import { type Partner, readPartner } from './accounts.ts';
import { claimEvent, markEventFailed, markEventSent, type PartnerEvent } from './events.ts';
import { postEvent } from './post-event.ts';
import { signatureOf } from './signature.ts';

interface Context {
  clock: () => Date;
  db: Kysely<Database>;
  webhooks: { allowsPrivate: boolean };
  /** Otherwise no event is given up. */
  isSteady: () => boolean;
}

/** Until the server has answered with a status of 200 to 299. */
export function createEventSender(context: Context, log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>) {
  const { clock, db, isSteady, webhooks } = context;

  async function trySend(event: PartnerEvent): Promise<boolean> {
    const { isAccepted, answer } = await post(event);
    const about = { event: event.id, partner: event.partnerId, tries: event.tries };
    if (isAccepted) {
      await markEventSent(db, event, answer, clock());
      log.info(about, 'event sent to a partner');
      return true;
    }
    const isLast = await markEventFailed(db, event, answer, clock(), isSteady());
    log[isLast ? 'error' : 'warn'](
      { ...about, fault: answer },
      isLast ? 'event given up' : 'event not sent to a partner',
    );
    return false;
  }

  async function post(event: PartnerEvent): Promise<{ isAccepted: boolean; answer: string }> {
    const partner = await readPartner(db, event.partnerId);
    if (!partner?.webhookUrl) return { isAccepted: false, answer: 'the partner has no address for events' };
    const now = clock();
    const headers = {
      'user-agent': 'Agile-Events/1',
      'agile-event-id': event.id,
      'agile-signature': signatureOf(event.body, secretsOf(partner, now), now),
    };
    try {
      const allowsPrivate = webhooks.allowsPrivate && partner.webhookPublicOnly === 0;
      const status = await postEvent(partner.webhookUrl, event.body, { headers, allowsPrivate });
      return { isAccepted: status >= 200 && status < 300, answer: `status ${status}` };
    } catch (error) {
      const answer = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      return { isAccepted: false, answer };
    }
  }

  return createQueueSender({
    claimDue: () => claimEvent(db, clock),
    trySend,
    onFault: (error) => log.error({ err: error }, 'events cannot be sent'),
  });
}

/** Two for a day, so that a partner can change over. */
const secretsOf = ({ webhookSecret, formerSecret, formerSecretEndsAt }: Partner, now: Date) =>
  formerSecret && formerSecretEndsAt > now.toISOString() ? [webhookSecret, formerSecret] : [webhookSecret];
