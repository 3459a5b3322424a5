import type { Kysely, Transaction } from 'kysely';
import { amountOf, unitsOf } from '../../core/money.ts';
import type { Database } from '../../database/schema.ts';
import { discountCodeOf } from './fields.ts';
import { type DiscountRecord, discountStore, heldUses, isFor, stateOf } from './table.ts';

interface Priced {
  price: string;
  currency: string;
}

/**
 * One use for each seat. A conditional update: no engine gives more than there are. After a fault the transaction has
 * to be taken back.
 */
export async function redeemCode<Price extends Priced>(
  transaction: Transaction<Database>,
  typed: string,
  classId: string,
  priced: Price,
  now: string,
  { seats = 1, isHeld = false }: Use & { seats?: number } = {},
): Promise<(Price & { code: string; discount: string }) | { fault: string }> {
  const code = discountCodeOf(typed);
  await discountStore.lock(transaction, code);
  const found = await discountStore.read(transaction, code);
  const fault = found ? faultOf(found, classId, priced, now, isHeld) : unknown(code);
  if (!found || fault) return { fault: fault ?? '' };
  const held = isHeld || found.mostUses === '' ? 0 : await heldUses(transaction, code, now);
  const { numUpdatedRows } = await transaction
    .updateTable('discounts')
    .set(({ eb }) => ({ uses: eb('uses', '+', seats) }))
    .where('code', '=', code)
    .$if(!isHeld, (query) => query.where('endedAt', '=', ''))
    .$if(!isHeld && found.mostUses !== '', (query) => query.where('uses', '<=', Number(found.mostUses) - held - seats))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    return { fault: seats === 1 ? usedUp(code) : `The discount code ${code} is not good for ${seats} seats.` };
  const [price, off] = reduced(priced, found);
  return { ...priced, price, code, discount: off };
}

/** Before the seat is taken, so that a wrong code holds no lock. */
export async function faultOfCode(
  db: Kysely<Database>,
  typed: string,
  classId: string,
  now: string,
  { isHeld = false }: Use = {},
): Promise<string | undefined> {
  const code = discountCodeOf(typed);
  const found = await discountStore.read(db, code);
  if (!found) return unknown(code);
  const priced = await db.selectFrom('classes').select('currency').where('id', '=', classId).executeTakeFirst();
  const fault = faultOf(found, classId, priced ?? found, now, isHeld);
  if (fault || isHeld || found.mostUses === '') return fault;
  return found.uses + (await heldUses(db, code, now)) < Number(found.mostUses) ? undefined : usedUp(code);
}

export async function faultOfHeldCode(
  transaction: Transaction<Database>,
  typed: string,
  classId: string,
  now: string,
): Promise<string | undefined> {
  await discountStore.lock(transaction, discountCodeOf(typed));
  return faultOfCode(transaction, typed, classId, now);
}

/** Unchanged without a code, or with one of another currency. */
export async function priceWith<Price extends Priced>(
  db: Kysely<Database>,
  code: string,
  priced: Price,
): Promise<Price & { withCode?: string }> {
  const found = code === '' ? undefined : await discountStore.read(db, discountCodeOf(code));
  if (!found || isOfOther(found, priced)) return priced;
  return { ...priced, price: reduced(priced, found)[0], withCode: found.code };
}

interface Use {
  /** An invitation or a place on a waiting list has kept it: it is good even when the code has ended since. */
  isHeld?: boolean;
}

const unknown = (code: string) => `There is no discount code ${code}.`;
const usedUp = (code: string) => `The discount code ${code} is used up.`;

function faultOf(
  found: DiscountRecord,
  classId: string,
  priced: Pick<Priced, 'currency'>,
  now: string,
  isHeld: boolean,
): string | undefined {
  const { code } = found;
  const state = isHeld ? 'good' : stateOf(found, now);
  if (state === 'used up') return usedUp(code);
  if (state !== 'good') return `The discount code ${code} has ended.`;
  if (!isFor(found, classId)) return `The discount code ${code} is not for this class.`;
  return isOfOther(found, priced) ? `The discount code ${code} is for prices in ${found.currency}.` : undefined;
}

const isOfOther = ({ kind, currency }: DiscountRecord, priced: Pick<Priced, 'currency'>): boolean =>
  kind === 'Amount' && currency !== priced.currency;

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
