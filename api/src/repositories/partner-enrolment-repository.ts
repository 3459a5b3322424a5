import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newActivationKey } from '../security/tokens.ts';
import { createPartnerEventRepository } from './partner-event-repository.ts';
import { createPartnerKeyRepository } from './partner-key-repository.ts';

/** From which partner's page a visitor came. */
export interface PartnerVisit {
  partnerKey: string;
  /** `''` for none. */
  campaign: string;
}

/** How long a code may be used. Milliseconds. */
const codeTime = 3_600_000;

/** Enrolments that came from partners' pages. Each is told to the page once, by a code. @param db A transaction, when it changes. */
export function createPartnerEnrolmentRepository(db: Kysely<Database>, clock: () => Date) {
  const keys = createPartnerKeyRepository(db, clock);
  const events = createPartnerEventRepository(db, clock);
  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  /** To be called in the transaction that takes the seat. A key that is not valid changes nothing. */
  async function add(memberId: string, classId: string, { partnerKey, campaign }: PartnerVisit): Promise<void> {
    const key = await keys.valid(partnerKey);
    if (!key) return;
    const none = { codeHash: '', codeEndsAt: '', redeemedAt: null, cancelledAt: null };
    const row = { id: randomUUIDv7(), partnerKey, campaign, memberId, classId, createdAt: inFuture(0), ...none };
    await db.insertInto('partnerEnrolments').values(row).execute();
    await events.add(key, 'enrolment.created', { enrolment: toldOf(row) });
  }

  /** A code in place of the one before, unless one was used. `undefined` when the seat came from no such page. */
  async function newCode(memberId: string, classId: string, partnerKey: string): Promise<string | undefined> {
    const code = newActivationKey();
    const { numUpdatedRows } = await db
      .updateTable('partnerEnrolments')
      .set({ codeHash: hashOf(code), codeEndsAt: inFuture(codeTime) })
      .where('memberId', '=', memberId)
      .where('classId', '=', classId)
      .where('partnerKey', '=', partnerKey)
      .where('redeemedAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? code : undefined;
  }

  /** Uses a code up. `undefined` when it is not good, or good on the pages of other origins. */
  async function redeem(code: string, origin: string) {
    const found = await db
      .selectFrom('partnerEnrolments')
      .select(['id', 'partnerKey'])
      .where('codeHash', '=', hashOf(code))
      .where('codeEndsAt', '>', inFuture(0))
      .executeTakeFirst();
    if (!found || !(await keys.hasOrigin(found.partnerKey, origin))) return undefined;
    return db
      .updateTable('partnerEnrolments')
      .set({ codeHash: '', redeemedAt: inFuture(0) })
      .where('id', '=', found.id)
      .where('redeemedAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .returning(['classId', 'campaign'])
      .executeTakeFirst();
  }

  /** To be called in the transaction that gives the seat back. */
  async function cancel(memberId: string, classId: string): Promise<void> {
    const row = await db
      .updateTable('partnerEnrolments')
      .set({ memberId: '', codeHash: '', cancelledAt: inFuture(0) })
      .where('memberId', '=', memberId)
      .where('classId', '=', classId)
      .where('cancelledAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const key = row && (await keys.byKey(row.partnerKey));
    if (key)
      await events.add({ ...key, isTest: Number(key.isTest) }, 'enrolment.cancelled', { enrolment: toldOf(row) });
  }

  return { add, newCode, redeem, cancel };
}

/** What a partner is told of an enrolment. */
const toldOf = ({ id, classId, campaign, createdAt }: EnrolmentRow) => ({
  id,
  classId,
  campaign,
  enrolledAt: createdAt,
});

type EnrolmentRow = Pick<Database['partnerEnrolments'], 'id' | 'classId' | 'campaign' | 'createdAt'>;
