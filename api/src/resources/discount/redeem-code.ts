import type { Kysely, Transaction } from 'kysely';
import { amountOf, unitsOf } from '../../core/money.ts';
import type { Database } from '../../database/schema.ts';
import { discountCodeOf } from './fields.ts';
import { type DiscountRecord, discountStore, isFor, stateOf } from './table.ts';

interface Priced {
  price: string;
  currency: string;
}

/**
 * Of what costs, one use for each seat. A conditional update, so that no engine gives more than there are; after a fault the
 * transaction has to be taken back.
 *
 * @returns price of a seat, and what was taken off it
 */
export async function redeemCode<Price extends Priced>(
  transaction: Transaction<Database>,
  typed: string,
  classId: string,
  priced: Price,
  now: string,
  seats = 1,
): Promise<(Price & { code: string; discount: string }) | { fault: string }> {
  const code = discountCodeOf(typed);
  const found = await discountStore.read(transaction, code);
  const fault = found ? faultOf(found, classId, priced, now) : unknown(code);
  if (!found || fault) return { fault: fault ?? '' };
  const { numUpdatedRows } = await transaction
    .updateTable('discounts')
    .set(({ eb }) => ({ uses: eb('uses', '+', seats) }))
    .where('code', '=', code)
    .where('endedAt', '=', '')
    .$if(found.mostUses !== '', (query) => query.where('uses', '<=', Number(found.mostUses) - seats))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    return { fault: seats === 1 ? usedUp(code) : `The discount code ${code} is not good for ${seats} seats.` };
  const [price, off] = reduced(priced, found);
  return { ...priced, price, code, discount: off };
}

/** Before the seat is taken, so that a wrong code holds no lock. Of the price {@link redeemCode} says more. */
export async function faultOfCode(
  db: Kysely<Database>,
  typed: string,
  classId: string,
  now: string,
): Promise<string | undefined> {
  const code = discountCodeOf(typed);
  const found = await discountStore.read(db, code);
  if (!found) return unknown(code);
  const priced = await db.selectFrom('classes').select('currency').where('id', '=', classId).executeTakeFirst();
  return faultOf(found, classId, priced ?? found, now);
}

const unknown = (code: string) => `There is no discount code ${code}.`;
const usedUp = (code: string) => `The discount code ${code} is used up.`;

function faultOf(
  found: DiscountRecord,
  classId: string,
  { currency }: Pick<Priced, 'currency'>,
  now: string,
): string | undefined {
  const { code } = found;
  const state = stateOf(found, now);
  if (state === 'used up') return usedUp(code);
  if (state !== 'good') return `The discount code ${code} has ended.`;
  if (!isFor(found, classId)) return `The discount code ${code} is not for this class.`;
  const isOther = found.kind === 'Amount' && found.currency !== currency;
  return isOther ? `The discount code ${code} is for prices in ${found.currency}.` : undefined;
}

/** Never below 0; half of the smallest unit is taken off. */
function reduced(
  { price, currency }: Priced,
  { kind, value }: Pick<DiscountRecord, 'kind' | 'value'>,
): [string, string] {
  const units = unitsOf(price, currency);
  const given = kind === 'Percent' ? Math.round((units * Number(value)) / 100) : unitsOf(value, currency);
  const off = Math.min(units, given);
  return [amountOf(units - off, currency), amountOf(off, currency)];
}
