import type { Work } from '../../core/actions.ts';
import { amountOf, unitsOf } from '../../core/money.ts';
import { taxOf } from '../booking/price.ts';
import { newBookingId } from '../booking/seat-bookings.ts';
import { freeSeat } from '../class/seats.ts';
import { giveUseBack } from '../discount/table.ts';
import type { CompanyBookingRecord } from './table.ts';

/** Some seats become a booking of their own, which has ended: payments and credits are right for both. */
export async function giveBack(
  { transaction, record, now }: Pick<Work<CompanyBookingRecord, unknown>, 'transaction' | 'record' | 'now'>,
  seats: number,
): Promise<void> {
  const { id, classId, code, currency } = record;
  const endedAt = now.toISOString();
  await freeSeat(transaction, classId, seats);
  if (code !== '') await giveUseBack(transaction, code, seats);
  if (seats === record.seats) {
    await transaction.updateTable('bookings').set({ endedAt }).where('id', '=', id).execute();
    return;
  }
  const rest = { seats: record.seats - seats, ...taxOf({ ...record, seats: record.seats - seats }) };
  const less = (all: string, part: string) => amountOf(unitsOf(all, currency) - unitsOf(part, currency), currency);
  const row = await transaction.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ended = { id: newBookingId(), splitFrom: id, seats, endedAt, version: 1 };
  const money = { due: less(record.due, rest.due), tax: less(record.tax, rest.tax) };
  await transaction
    .insertInto('bookings')
    .values({ ...row, ...ended, ...money })
    .execute();
  await transaction.updateTable('bookings').set(rest).where('id', '=', id).execute();
}
