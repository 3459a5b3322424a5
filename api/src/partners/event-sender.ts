import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { createQueueSender } from '../queue/queue-sender.ts';
import { createPartnerEventRepository, type PartnerEvent } from '../repositories/partner-event-repository.ts';
import type { Partner } from '../repositories/partner-repository.ts';
import { postEvent } from './post-event.ts';
import { signatureOf } from './signature.ts';

type Context = Pick<ApiContext, 'clock' | 'db' | 'partners' | 'webhooks'>;

/** Sends waiting events to the partners' servers, and tries again until each has answered with a status of 200 to 299. */
export function createEventSender(context: Context, log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>) {
  const { clock, db, partners, webhooks } = context;
  const events = createPartnerEventRepository(db, clock);

  async function trySend(event: PartnerEvent): Promise<boolean> {
    const fault = await faultOf(event);
    const about = { event: event.id, partner: event.partnerId, tries: event.tries };
    if (fault === undefined) {
      await events.markSent(event);
      log.info(about, 'event sent to a partner');
      return true;
    }
    const isLast = await events.markFailed(event, fault);
    log[isLast ? 'error' : 'warn']({ ...about, fault }, isLast ? 'event given up' : 'event not sent to a partner');
    return false;
  }

  async function faultOf(event: PartnerEvent): Promise<string | undefined> {
    const partner = await partners.byId(event.partnerId);
    if (!partner?.webhookUrl) return 'the partner has no address for events';
    const now = clock();
    const headers = {
      'user-agent': 'Agile-Events/1',
      'agile-event-id': event.id,
      'agile-signature': signatureOf(event.body, secretsOf(partner, now), now),
    };
    try {
      const status = await postEvent(partner.webhookUrl, event.body, { headers, ...webhooks });
      return status >= 200 && status < 300 ? undefined : `status ${status}`;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  }

  return createQueueSender({
    claimDue: events.claimDue,
    trySend,
    onFault: (error) => log.error({ err: error }, 'events cannot be sent'),
  });
}

/** The secret of now, and the one before until it ends, so that a partner can change from one to the other. */
const secretsOf = ({ webhookSecret, formerSecret, formerSecretEndsAt }: Partner, now: Date) =>
  formerSecret && formerSecretEndsAt > now.toISOString() ? [webhookSecret, formerSecret] : [webhookSecret];
