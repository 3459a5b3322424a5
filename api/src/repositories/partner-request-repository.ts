import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createPartnerEventRepository } from './partner-event-repository.ts';
import type { PartnerKey } from './partner-key-repository.ts';

/** Requests for a place in a class that came from partners' pages. They say nothing of the visitor. */
export function createPartnerRequestRepository(db: Kysely<Database>, clock: () => Date) {
  const events = createPartnerEventRepository(db, clock);

  /** To be called in the transaction that keeps the message. */
  async function add({ key, ...partner }: ValidKey, classId: string, campaign: string): Promise<void> {
    const [id, createdAt] = [randomUUIDv7(), clock().toISOString()];
    await db.insertInto('partnerRequests').values({ id, partnerKey: key, campaign, classId, createdAt }).execute();
    await events.add(partner, 'place.requested', { request: { id, classId, campaign, requestedAt: createdAt } });
  }

  return { add };
}

type ValidKey = Pick<PartnerKey, 'key' | 'partnerId'> & { isTest: number };
