import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { claimDueIn } from '../queue/claim-due.ts';

export type PartnerEvent = Selectable<Database['partnerEvents']>;

/** What a partner is told of. */
type EventType = 'enrolment.created' | 'enrolment.cancelled' | 'place.requested' | 'ping';

type Key = Pick<Selectable<Database['partnerKeys']>, 'partnerId' | 'isTest'>;

/** How long one process may take to send an event before another tries it. */
const lease = 60_000;
const firstDelay = 10_000;
const maxDelay = 6 * 3_600_000;
/** An event that was not accepted for three days is given up. */
const maxAge = 3 * 86_400_000;

/** Events wait here until the partner's server has accepted them. @param db A transaction, when it adds one. */
export function createPartnerEventRepository(db: Kysely<Database>, clock: () => Date) {
  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  /** Adds an event when the partner has named an address for events. It says nothing of the visitor. @param about What it is about. */
  async function add({ partnerId, isTest }: Key, type: EventType, about: object = {}): Promise<void> {
    const partner = await db
      .selectFrom('partnerAccounts')
      .select('webhookUrl')
      .where('id', '=', partnerId)
      .executeTakeFirst();
    if (!partner?.webhookUrl) return;
    const id = randomUUIDv7();
    const createdAt = inFuture(0);
    const body = JSON.stringify({ v: 1, id, type, createdAt, isTest: isTest === 1, ...about });
    const queue = { sentAt: null, nextTryAt: createdAt, tries: 0, fault: null };
    await db
      .insertInto('partnerEvents')
      .values({ id, partnerId, createdAt, body, ...queue })
      .execute();
  }

  /** Reserves the event that waits longest for this caller. */
  const claimDue = (): Promise<PartnerEvent | undefined> => claimDueIn(db, 'partnerEvents', { clock, lease, maxDelay });

  const markSent = ({ id }: PartnerEvent) =>
    db
      .updateTable('partnerEvents')
      .set({ sentAt: inFuture(0), nextTryAt: null, fault: null })
      .where('id', '=', id)
      .execute();

  /** The partner's other events wait as long, so that a server which does not answer holds up nobody. Returns whether it was given up. */
  async function markFailed({ id, partnerId, tries, createdAt }: PartnerEvent, fault: string): Promise<boolean> {
    const next = inFuture(Math.min(firstDelay * 2 ** (tries - 1), maxDelay));
    const isLast = Date.parse(next) - Date.parse(createdAt) > maxAge;
    await db
      .updateTable('partnerEvents')
      .set({ fault, nextTryAt: isLast ? null : next })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('partnerEvents')
      .set({ nextTryAt: next })
      .where('partnerId', '=', partnerId)
      .where('nextTryAt', '<', next)
      .execute();
    return isLast;
  }

  /** The newest first. */
  const list = (partnerId: string, limit: number): Promise<PartnerEvent[]> =>
    db
      .selectFrom('partnerEvents')
      .selectAll()
      .where('partnerId', '=', partnerId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();

  /** Every event that was not accepted is tried again now. */
  async function retryAll(partnerId: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('partnerEvents')
      .set({ nextTryAt: inFuture(0), tries: 0 })
      .where('partnerId', '=', partnerId)
      .where('sentAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  return { add, claimDue, markSent, markFailed, list, retryAll };
}
