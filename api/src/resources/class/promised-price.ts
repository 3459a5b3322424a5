import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { priceInWords } from '../booking/price.ts';
import { type EarlyPriced, priceNow } from '../booking/price-now.ts';
import { priceWith } from '../discount/redeem-code.ts';
import { dateIn } from './mail-parts.ts';
import type { ClassRecord } from './reads.ts';

type Priced = ClassRecord & EarlyPriced;

interface Promised {
  code?: string;
  bookingId?: string;
}

/** Before there is a seat; also the price after an early one. */
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

/** The early price that the member was told on joining the waiting list is over. */
export function withEndedPrice(record: ClassRecord, toldAt: string, now: Date): ClassRecord {
  const { priceUntil } = priceNow(record, toldAt);
  if (!priceUntil || priceNow(record, now.toISOString()).priceUntil) return record;
  return { ...record, priceNews: `The early price was good until ${dayInWords(priceUntil)}` };
}

const dayInWords = (day: string): string => dateIn(new Date(`${Temporal.PlainDate.from(day)}T00:00:00Z`), 'UTC');
