import { isCampaign } from '@agile-languages/shared/formats';
import type { Kysely, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../database/schema.ts';
import { hashOf, newActivationKey } from '../../security/tokens.ts';
import { addEvent } from './events.ts';
import { originFault } from './fields.ts';
import { withoutVisit } from './forget-visits.ts';
import { pageIn } from './page-in.ts';
import { hasOrigin, validKey } from './table.ts';
import { knownFields, toldFields } from './visit-fields.ts';

export interface PartnerVisit {
  partnerKey: string;
  /** `''` for none. */
  campaign: string;
  /** `utm_source=letter plan=gold`; `''` for none. */
  fields: string;
  /** As the browser says; `''` when that is not known. */
  origin: string;
  /** Path on that origin; `''` when that is not known. */
  page: string;
}

/** It is foreign on an origin that is not registered for the key. */
export interface StartedVisit extends Omit<PartnerVisit, 'partnerKey'> {
  key: NonNullable<Awaited<ReturnType<typeof validKey>>>;
  isForeign: number;
}

export interface KeptVisit extends PartnerVisit {
  isForeign: number;
}

/** Milliseconds. */
const codeTime = 3_600_000;

/** Anybody can write an address: what is no campaign counts as none. */
export const campaignIn = (value: string): string => (isCampaign(value) ? value : '');

export async function startedVisit(
  db: Kysely<Database>,
  { partnerKey, campaign, fields, origin: given, page }: PartnerVisit,
  now: Date,
): Promise<StartedVisit | undefined> {
  const key = await validKey(db, partnerKey, now);
  const origin = originFault(given, true) ? '' : given;
  const isForeign = Number(origin !== '' && !(await hasOrigin(db, partnerKey, origin, now)));
  const kept = { campaign: campaignIn(campaign), fields: knownFields(fields), origin, page: pageIn(page), isForeign };
  return key && { key, ...kept };
}

/** Nothing without a valid key. */
export async function keptVisit(db: Kysely<Database>, visit: PartnerVisit, now: Date): Promise<KeptVisit | undefined> {
  const started = await startedVisit(db, visit, now);
  if (!started) return undefined;
  const { key, ...kept } = started;
  return { ...kept, partnerKey: key.key };
}

/** For the visit of the seat. One that does not count leaves it to the one that a place on the waiting list has kept. */
export async function addPartnerEnrolment(
  db: Kysely<Database>,
  { memberId, classId, price = '', currency = '' }: Seat & { price?: string; currency?: string },
  { visit, place }: { visit?: PartnerVisit | undefined; place?: KeptVisit | undefined },
  now: Date,
): Promise<void> {
  const own = visit && (await keptVisit(db, visit, now));
  const kept = own && (!place?.partnerKey || (await counts(db, own))) ? own : place;
  const key = kept && (await keyOf(db, kept.partnerKey));
  if (!key) return;
  const { partnerKey, campaign, fields, origin, page, isForeign } = kept;
  const none = { codeHash: '', codeEndsAt: '', redeemedAt: null, cancelledAt: null };
  const row = { ...none, id: newId(), partnerKey, campaign, memberId, classId, createdAt: now.toISOString() };
  await db
    .insertInto('partnerEnrolments')
    .values({ ...row, fields, origin, page, isForeign, price, currency })
    .execute();
  const type = isForeign ? 'enrolment.foreign' : 'enrolment.created';
  await addEvent(db, key, type, { enrolment: toldOf({ ...row, fields, origin, page }) }, now);
}

/** It replaces the one before, unless that was used. `undefined`: no page that counts. */
export async function newPartnerCode(
  db: Kysely<Database>,
  { memberId, classId }: Seat,
  partnerKey: string,
  now: Date,
): Promise<string | undefined> {
  const code = newActivationKey();
  const { numUpdatedRows } = await db
    .updateTable('partnerEnrolments')
    .set({ codeHash: hashOf(code), codeEndsAt: new Date(now.getTime() + codeTime).toISOString() })
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .where('partnerKey', '=', partnerKey)
    .where('isForeign', '=', 0)
    .where('redeemedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? code : undefined;
}

/** `undefined`: not good on pages of this origin. */
export async function redeemPartnerCode(db: Kysely<Database>, code: string, origin: string, now: Date) {
  const found = await db
    .selectFrom('partnerEnrolments')
    .select(['id', 'partnerKey'])
    .where('codeHash', '=', hashOf(code))
    .where('codeEndsAt', '>', now.toISOString())
    .executeTakeFirst();
  if (!found || !(await hasOrigin(db, found.partnerKey, origin, now))) return undefined;
  return db
    .updateTable('partnerEnrolments')
    .set({ codeHash: '', redeemedAt: now.toISOString() })
    .where('id', '=', found.id)
    .where('redeemedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .returning(['classId', 'campaign'])
    .executeTakeFirst();
}

/** The partner is told of the visit as it was. What is kept of it names nobody. */
export async function cancelPartnerEnrolment(
  db: Kysely<Database>,
  { memberId, classId }: Seat,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('partnerEnrolments')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('partnerEnrolments')
    .set({ ...withoutVisit, memberId: '', codeHash: '', cancelledAt: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  const key = await keyOf(db, row.partnerKey);
  if (key && !row.isForeign) await addEvent(db, key, 'enrolment.cancelled', { enrolment: toldOf(row) }, now);
}

const counts = async (db: Kysely<Database>, { partnerKey, isForeign }: KeptVisit): Promise<boolean> =>
  !isForeign && (await keyOf(db, partnerKey))?.isTest === 0;

/** Also one that has ended. */
const keyOf = (db: Kysely<Database>, key: string) =>
  db.selectFrom('partnerKeys').select(['partnerId', 'isTest']).where('key', '=', key).executeTakeFirst();

interface Seat {
  memberId: string;
  classId: string;
}

const toldOf = ({ id, classId, campaign, fields, origin, page, createdAt }: EnrolmentRow) => ({
  id,
  classId,
  campaign,
  fields: toldFields(fields),
  origin,
  page,
  enrolledAt: createdAt,
});

type EnrolmentRow = Pick<
  Selectable<Database['partnerEnrolments']>,
  'id' | 'classId' | 'campaign' | 'fields' | 'origin' | 'page' | 'createdAt'
>;
