import type { Kysely, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../database/schema.ts';
import { claimDueIn } from '../../database/send-queue.ts';

export type PartnerEvent = Selectable<Database['partnerEvents']>;

type EventType =
  | 'enrolment.created'
  | 'enrolment.cancelled'
  | 'enrolment.foreign'
  | 'place.requested'
  | 'place.confirmed'
  | 'ping';

type Key = Pick<Selectable<Database['partnerKeys']>, 'partnerId' | 'isTest'>;

const lease = 60_000;
const firstDelay = 10_000;
const maxDelay = 6 * 3_600_000;
const maxAge = 3 * 86_400_000;
/** What was sent or given up. */
const keptFor = 30 * 86_400_000;
/** More tries than fit into that time. */
const maxTries = 24;

/** Nothing without an address for events. An event says nothing of the visitor. */
export async function addEvent(
  db: Kysely<Database>,
  { partnerId, isTest }: Key,
  type: EventType,
  about: object,
  now: Date,
): Promise<void> {
  const partner = await db
    .selectFrom('partnerAccounts')
    .select('webhookUrl')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner?.webhookUrl) return;
  const id = newId();
  const createdAt = now.toISOString();
  const body = JSON.stringify({ v: 1, id, type, createdAt, isTest: isTest === 1, ...about });
  const queue = { sentAt: null, nextTryAt: createdAt, tries: 0, fault: null };
  await db
    .insertInto('partnerEvents')
    .values({ id, partnerId, createdAt, body, ...queue })
    .execute();
}

export const claimEvent = (db: Kysely<Database>, clock: () => Date): Promise<PartnerEvent | undefined> =>
  claimDueIn(db, 'partnerEvents', { clock, lease, maxDelay });

export const markEventSent = (db: Kysely<Database>, { id }: PartnerEvent, answer: string, now: Date) =>
  db
    .updateTable('partnerEvents')
    .set({ sentAt: now.toISOString(), nextTryAt: null, fault: answer })
    .where('id', '=', id)
    .execute();

/**
 * The partner's other events wait as long, so that a silent server holds up no other.
 *
 * @returns whether the event was given up
 */
export async function markEventFailed(
  db: Kysely<Database>,
  { id, partnerId, tries, createdAt }: PartnerEvent,
  answer: string,
  now: Date,
  isSteady: boolean,
): Promise<boolean> {
  const next = new Date(now.getTime() + Math.min(firstDelay * 2 ** (tries - 1), maxDelay)).toISOString();
  const isOld = Date.parse(next) - Date.parse(createdAt) > maxAge;
  const isLast = (isOld && isSteady) || tries >= maxTries;
  await db
    .updateTable('partnerEvents')
    .set({ fault: answer, nextTryAt: isLast ? null : next })
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

export const newestEvents = (db: Kysely<Database>, partnerId: string, limit: number): Promise<PartnerEvent[]> =>
  db
    .selectFrom('partnerEvents')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function pingsSince(db: Kysely<Database>, partnerId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('partnerEvents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('partnerId', '=', partnerId)
    .where('createdAt', '>', since.toISOString())
    .where('body', 'like', '%"type":"ping"%')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @param about id of the enrolment or of the request */
export async function forgetInEvents(db: Kysely<Database>, about: string): Promise<void> {
  const events = await db
    .selectFrom('partnerEvents')
    .select(['id', 'body'])
    .where('body', 'like', `%"id":"${about}"%`)
    .execute();
  for (const { id, body } of events)
    await db
      .updateTable('partnerEvents')
      .set({ body: forgottenIn(body) })
      .where('id', '=', id)
      .execute();
}

const forgottenIn = (body: string): string =>
  JSON.stringify(JSON.parse(body, (name, value) => (name === 'fields' ? {} : name === 'page' ? '' : value)));

export const deleteOldEvents = (db: Kysely<Database>, now: Date) =>
  db
    .deleteFrom('partnerEvents')
    .where('createdAt', '<', new Date(now.getTime() - keptFor).toISOString())
    .where('nextTryAt', 'is', null)
    .execute();

export const eventType = ({ body }: PartnerEvent): string => String(JSON.parse(body).type);

/** Returns how many. */
export async function sendAgain(
  db: Kysely<Database>,
  partnerId: string,
  id: string | undefined,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('partnerEvents')
    .set({ nextTryAt: now.toISOString(), sentAt: null, tries: 0, fault: null })
    .where('partnerId', '=', partnerId)
    .where((eb) => (id === undefined ? eb('sentAt', 'is', null) : eb('id', '=', id)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
