import type { Kysely, Selectable, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../database/schema.ts';
import { partnerStore } from './accounts.ts';
import { addEvent } from './events.ts';
import { toldFields } from './visit-fields.ts';
import type { StartedVisit } from './visits.ts';

interface Asking {
  classId: string;
  email: string;
  messageId: string;
}

type Key = Pick<StartedVisit['key'], 'key' | 'partnerId' | 'isTest'>;

type Message = Pick<Selectable<Database['messages']>, 'id' | 'campaign' | 'classId' | 'email' | 'createdAt'>;

const mostUnanswered = 20;
const day = 86_400_000;

/**
 * A key is public, and nothing proves who asks: of a day only so many requests count before staff have answered them. One
 * of a key for tests, or from a foreign origin, takes no place of those that count.
 */
export async function hasManyUnanswered(
  db: Transaction<Database>,
  { key: { partnerId, isTest }, isForeign }: StartedVisit,
  now: Date,
): Promise<boolean> {
  await partnerStore.lock(db, partnerId);
  const { count } = await db
    .selectFrom('partnerRequests')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerRequests.partnerKey')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', isTest)
    .where('partnerRequests.isForeign', '=', isForeign)
    .where('partnerRequests.confirmedAt', 'is', null)
    .where('partnerRequests.createdAt', '>', new Date(now.getTime() - day).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= mostUnanswered;
}

/** From foreign origins alone: one more of them makes no row. */
export async function hasAskedFromElsewhere(
  db: Transaction<Database>,
  { key }: StartedVisit,
  asking: Pick<Asking, 'classId' | 'email'>,
): Promise<boolean> {
  const before = await requestsOf(db, key, asking);
  return before.length > 0 && before.every(({ isForeign }) => isForeign);
}

/** A mailbox counts once for a class. */
export async function addPartnerRequest(
  db: Transaction<Database>,
  visit: StartedVisit,
  asking: Asking,
  now: Date,
): Promise<void> {
  await partnerStore.lock(db, visit.key.partnerId);
  const before = await requestsOf(db, visit.key, asking);
  if (before.every((row) => row.isForeign > visit.isForeign)) await insertRequest(db, visit, asking, now);
}

/**
 * A person whom staff answer, invite or give a seat has asked, also where another message about that class has the key.
 * What staff have closed stays unconfirmed, unless it is what they answer.
 *
 * @param id of the message that was answered; without it each that is not closed is
 */
export async function confirmPartnerRequests(
  db: Transaction<Database>,
  { id = '', classId, email }: Pick<Message, 'classId' | 'email'> & { id?: string },
  now: Date,
): Promise<void> {
  const messages = await db
    .selectFrom('messages')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'messages.partnerKey')
    .select(['messages.id', 'messages.campaign', 'messages.classId', 'messages.email', 'messages.createdAt'])
    .select(['partnerKeys.key', 'partnerKeys.partnerId', 'partnerKeys.isTest'])
    .where('messages.classId', '=', classId)
    .where(({ eb, or }) => or([eb('messages.state', '!=', 'closed'), eb('messages.id', '=', id)]))
    .orderBy('partnerKeys.partnerId')
    .orderBy('messages.id')
    .execute();
  for (const message of messages)
    if (mailboxOf(message.email) === mailboxOf(email))
      await confirmRequest(db, message, { ...message, isAnswered: [message.id, ''].includes(id) }, now);
}

async function confirmRequest(
  db: Transaction<Database>,
  key: Key,
  { id: messageId, campaign, classId, email, createdAt, isAnswered }: Message & { isAnswered: boolean },
  now: Date,
): Promise<void> {
  await partnerStore.lock(db, key.partnerId);
  const rows = await requestsOf(db, key, { classId, email });
  // A message from a foreign origin has the key only with a row of its own or beside one that counts.
  if (isAnswered && rows.every((row) => row.isForeign && row.messageId !== messageId)) {
    const visit = { key, campaign, fields: '', origin: '', page: '', isForeign: 0 };
    rows.push(await insertRequest(db, visit, { classId, email, messageId }, now, createdAt));
  }
  for (const row of rows) {
    if (row.confirmedAt !== null) continue;
    const confirmedAt = now.toISOString();
    await db.updateTable('partnerRequests').set({ confirmedAt }).where('id', '=', row.id).execute();
    if (!row.isForeign) await addEvent(db, key, 'place.confirmed', { request: toldOf({ ...row, confirmedAt }) }, now);
  }
}

async function insertRequest(
  db: Transaction<Database>,
  { key, origin, page, isForeign, campaign, fields }: Omit<StartedVisit, 'key'> & { key: Key },
  { classId, messageId }: Asking,
  now: Date,
  createdAt = now.toISOString(),
): Promise<Selectable<Database['partnerRequests']>> {
  const visit = { partnerKey: key.key, campaign, fields, origin, page, isForeign };
  const row = { ...visit, id: newId(), classId, createdAt, messageId, confirmedAt: null };
  await db.insertInto('partnerRequests').values(row).execute();
  if (!isForeign) await addEvent(db, key, 'place.requested', { request: toldOf(row) }, now);
  return row;
}

/** A message holds the address of the person who asks, a request does not. */
async function requestsOf(
  db: Kysely<Database>,
  { partnerId, isTest }: Pick<Key, 'partnerId' | 'isTest'>,
  { classId, email }: Pick<Asking, 'classId' | 'email'>,
): Promise<Selectable<Database['partnerRequests']>[]> {
  const rows = await db
    .selectFrom('partnerRequests')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerRequests.partnerKey')
    .innerJoin('messages', 'messages.id', 'partnerRequests.messageId')
    .selectAll('partnerRequests')
    .select('messages.email')
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', isTest)
    .where('partnerRequests.classId', '=', classId)
    .execute();
  return rows.filter((row) => mailboxOf(row.email) === mailboxOf(email));
}

/** `person+course@example.com` reaches the mailbox of `person@example.com`. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/^([^+]+)\+.*(?=@)/, '$1');

/** It says nothing of the visitor. */
const toldOf = ({ id, classId, campaign, fields, origin, page, createdAt, confirmedAt }: RequestRow) => ({
  id,
  classId,
  campaign,
  fields: toldFields(fields),
  origin,
  page,
  requestedAt: createdAt,
  isConfirmed: confirmedAt !== null,
});

type RequestRow = Pick<
  Selectable<Database['partnerRequests']>,
  'id' | 'classId' | 'campaign' | 'fields' | 'origin' | 'page' | 'createdAt' | 'confirmedAt'
>;
