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

/**
 * A person counts once for a class. A request of a key for tests, or from a foreign origin, takes no place of one that
 * counts.
 */
export async function addPartnerRequest(
  db: Transaction<Database>,
  { key, origin, isForeign, campaign, fields }: StartedVisit,
  { classId, email, messageId }: Asking,
  now: Date,
): Promise<void> {
  await partnerStore.lock(db, key.partnerId);
  const before = await requestsOf(db, key, { classId, email });
  if (before.some((row) => row.isForeign <= isForeign)) return;
  const [id, createdAt] = [newId(), now.toISOString()];
  const row = {
    id,
    partnerKey: key.key,
    campaign,
    fields,
    classId,
    createdAt,
    origin,
    isForeign,
    messageId,
    confirmedAt: null,
  };
  await db.insertInto('partnerRequests').values(row).execute();
  if (!isForeign) await addEvent(db, key, 'place.requested', { request: toldOf(row) }, now);
}

export async function confirmPartnerRequest(
  db: Kysely<Database>,
  { partnerKey, classId, email }: { partnerKey: string; classId: string; email: string },
  now: Date,
): Promise<void> {
  const key = await db
    .selectFrom('partnerKeys')
    .select(['partnerId', 'isTest'])
    .where('key', '=', partnerKey)
    .executeTakeFirst();
  if (!key) return;
  for (const row of await requestsOf(db, key, { classId, email })) {
    if (row.confirmedAt !== null) continue;
    const confirmedAt = now.toISOString();
    await db.updateTable('partnerRequests').set({ confirmedAt }).where('id', '=', row.id).execute();
    if (!row.isForeign) await addEvent(db, key, 'place.confirmed', { request: toldOf({ ...row, confirmedAt }) }, now);
  }
}

/** A message holds the name of the person who asks, a request does not. */
const requestsOf = (
  db: Kysely<Database>,
  { partnerId, isTest }: Pick<StartedVisit['key'], 'partnerId' | 'isTest'>,
  { classId, email }: Pick<Asking, 'classId' | 'email'>,
) =>
  db
    .selectFrom('partnerRequests')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerRequests.partnerKey')
    .innerJoin('messages', 'messages.id', 'partnerRequests.messageId')
    .selectAll('partnerRequests')
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', isTest)
    .where('partnerRequests.classId', '=', classId)
    .where(({ fn, eb, val }) => eb(fn<string>('lower', ['messages.email']), '=', fn<string>('lower', [val(email)])))
    .execute();

/** It says nothing of the visitor. */
const toldOf = ({ id, classId, campaign, fields, origin, createdAt, confirmedAt }: RequestRow) => ({
  id,
  classId,
  campaign,
  fields: toldFields(fields),
  origin,
  requestedAt: createdAt,
  isConfirmed: confirmedAt !== null,
});

type RequestRow = Pick<
  Selectable<Database['partnerRequests']>,
  'id' | 'classId' | 'campaign' | 'fields' | 'origin' | 'createdAt' | 'confirmedAt'
>;
