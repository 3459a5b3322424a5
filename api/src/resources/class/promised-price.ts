import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { priceInWords } from '../booking/price.ts';
import { type EarlyPriced, priceNow } from '../booking/price-now.ts';
import { priceWith } from '../discount/redeem-code.ts';
import { dateIn } from './mail-parts.ts';
import type { ClassRecord } from './reads.ts';

type Priced = ClassRecord & EarlyPriced;

interface Promised {
  /** Discount code. Default: none. */
  code?: string;
  /** Booking of the company whose seat it is. Default: none. */
  bookingId?: string;
}

/** As an invitation or a place on a waiting list says it, before there is a seat: also what it costs after an early price. */
export async function withPromisedPrice(
  db: Kysely<Database>,
  record: ClassRecord,
  now: Date,
  { code = '', bookingId = '' }: Promised,
): Promise<Priced> {
  const priced = await priceWith(db, code, priceNow(record, now.toISOString()));
  const booking =
    bookingId && (await db.selectFrom('bookings').select('company').where('id', '=', bookingId).executeTakeFirst());
  if (booking) return { ...priced, paidBy: booking.company };
  if (!priced.priceUntil) return priced;
  const later = priceInWords({ ...(await priceWith(db, code, record)), taxNote: '' });
  return { ...priced, priceNews: `Until ${dayInWords(priced.priceUntil)}, then ${later}` };
}

/** Of a seat from the waiting list: the member was told the early price on joining it, which is over. */
export function withEndedPrice(record: ClassRecord, toldAt: string, now: Date): ClassRecord {
  const { priceUntil } = priceNow(record, toldAt);
  if (!priceUntil || priceNow(record, now.toISOString()).priceUntil) return record;
  return { ...record, priceNews: `The early price was good until ${dayInWords(priceUntil)}` };
}

/** @param day `20261203` */
const dayInWords = (day: string): string => dateIn(new Date(`${Temporal.PlainDate.from(day)}T00:00:00Z`), 'UTC');
