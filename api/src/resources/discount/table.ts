import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { keptRow } from '../../core/kept-row.ts';
import { countRows, foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { DiscountsTable } from '../../database/tables/class-tables.ts';

export type DiscountRecord = Selectable<DiscountsTable>;

export const subjectOf = ({ code }: Pick<DiscountRecord, 'code'>) => `discount ${code}`;

export const discountStore: Store<DiscountRecord> = {
  read: (db, code) => db.selectFrom('discounts').selectAll().where('code', '=', code).executeTakeFirst(),
  ...keptRow('discounts', 'code'),
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

export const discountStates = ['good', 'used up', 'over', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

type Limits = Pick<DiscountRecord, 'mostUses' | 'uses' | 'until' | 'endedAt'>;

const dayOf = (now: string): string => now.slice(0, 10).replaceAll('-', '');

/** @param now In UTC, of which the day counts. */
export function stateOf({ mostUses, uses, until, endedAt }: Limits, now: string): DiscountState {
  if (endedAt) return 'ended';
  if (until && until < dayOf(now)) return 'over';
  return mostUses && uses >= Number(mostUses) ? 'used up' : 'good';
}

function isInState(
  { and, eb, lit, not, or, ref }: ExpressionBuilder<Database, 'discounts'>,
  state: DiscountState | 'all',
  now: string,
): Expression<SqlBool> {
  const hasEnded = eb('endedAt', '!=', '');
  const isOver = and([eb('until', '!=', ''), eb('until', '<', dayOf(now))]);
  const isUsedUp = and([eb('mostUses', '!=', ''), eb(mostUsesIn(ref('mostUses')), '<=', ref('uses'))]);
  switch (state) {
    case 'all':
      return lit(true);
    case 'ended':
      return hasEnded;
    case 'over':
      return and([not(hasEnded), isOver]);
    case 'used up':
      return and([not(or([hasEnded, isOver])), isUsedUp]);
    case 'good':
      return not(or([hasEnded, isOver, isUsedUp]));
  }
}

/** `null` for any number. */
const mostUsesIn = (text: Expression<string>) => sql<number>`cast(nullif(${text}, '') as integer)`;

export const discountPage = (
  db: Kysely<Database>,
  now: string,
  { words, state }: { words: string; state: DiscountState | 'all' },
  request: PageRequest,
): Promise<Page<DiscountRecord>> =>
  foundPage(
    db
      .selectFrom('discounts')
      .selectAll()
      .where((eb) => isInState(eb, state, now))
      .orderBy('createdAt', 'desc')
      .orderBy('code'),
    words,
    ({ code, note }) => `${code} ${note}`,
    request,
  );

/** Of invitations without a seat yet, and of places on waiting lists. */
export const heldUses = async (db: Kysely<Database>, code: string, now: string): Promise<number> =>
  (await countRows(
    db
      .selectFrom('invitations')
      .select('keyHash')
      .where('code', '=', code)
      .where('revokedAt', 'is', null)
      .where('renewsMemberId', 'is', null)
      .where(({ and, eb, or, exists, not, selectFrom }) => {
        const ofSeat = (table: 'bookings' | 'waiting') =>
          selectFrom(table)
            .select('memberId')
            .whereRef('memberId', '=', 'invitations.memberId')
            .whereRef('classId', '=', 'invitations.classId');
        const isToCome = selectFrom('classes')
          .select('id')
          .whereRef('id', '=', 'invitations.classId')
          .where('startsAt', '>', now);
        return or([
          and([eb('memberId', 'is', null), eb('expiresAt', '>', now)]),
          and([
            eb('memberId', 'is not', null),
            exists(isToCome),
            not(exists(ofSeat('bookings'))),
            not(exists(ofSeat('waiting'))),
          ]),
        ]);
      }),
  )) + (await countRows(db.selectFrom('waiting').select('memberId').where('code', '=', code)));

export async function hasCodes(db: Kysely<Database>, classId: string, now: string): Promise<boolean> {
  const rows = await db
    .selectFrom('discounts')
    .select('classIds')
    .distinct()
    .where('endedAt', '=', '')
    .where(({ eb, or }) => or([eb('until', '=', ''), eb('until', '>=', dayOf(now))]))
    .where(({ eb, or, ref }) => or([eb('mostUses', '=', ''), eb(mostUsesIn(ref('mostUses')), '>', ref('uses'))]))
    .execute();
  return rows.some((row) => isFor(row, classId));
}

export const isFor = ({ classIds }: Pick<DiscountRecord, 'classIds'>, classId: string): boolean =>
  classIds === '' || classIds.split('\n').includes(classId);

export const giveUseBack = (transaction: Transaction<Database>, code: string, seats = 1) =>
  transaction
    .updateTable('discounts')
    .set(({ eb }) => ({ uses: eb('uses', '-', seats) }))
    .where('code', '=', code)
    .where('uses', '>=', seats)
    .execute();
