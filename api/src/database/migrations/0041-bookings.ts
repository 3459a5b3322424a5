import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

const texts = [
  ...['memberId', 'classId', 'bookedAt', 'price', 'currency', 'taxRate', 'taxMode', 'taxNote', 'tax', 'due'],
  ...['company', 'address', 'taxNumber', 'payment', 'paidOn', 'paymentReference', 'paymentNote', 'endedAt'],
];

/** Seats from before have the price that their class has now, as not agreed. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  let table = db.schema
    .createTable('bookings')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey());
  for (const name of texts)
    table = table.addColumn(name, text, (column) => column.notNull().defaultTo(name === 'payment' ? 'Open' : ''));
  await table
    .addColumn('isAgreed', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await index(db, 'bookings_by_class', ['classId', 'memberId']);
  await index(db, 'bookings_by_member', ['memberId']);
  await index(db, 'bookings_by_time', ['bookedAt', 'id']);
  await bookSeatsOfBefore(db);
}

const index = (db: Kysely<Database>, name: string, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on('bookings').columns(columns).execute();

async function bookSeatsOfBefore(db: Kysely<Database>): Promise<void> {
  const seats = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.classId', '=', 'enrolments.classId').onRef('bookings.memberId', '=', 'enrolments.memberId'),
    )
    .select(['enrolments.classId', 'enrolments.memberId', 'enrolments.createdAt as bookedAt', 'classes.state'])
    .select(['classes.price', 'classes.currency', 'classes.taxRate', 'classes.taxMode', 'classes.taxNote'])
    .where('bookings.id', 'is', null)
    .execute();
  for (const { state, ...seat } of seats)
    await db
      .insertInto('bookings')
      .values({
        ...seat,
        ...taxIn(seat),
        id: `${seat.classId}~${seat.memberId}`,
        isAgreed: 0,
        endedAt: state === 'cancelled' ? seat.bookedAt : '',
      })
      .execute();
}

function taxIn({ price, taxRate, taxMode }: { price: string; taxRate: string; taxMode: string }) {
  const [cents, rate] = [Math.round(Number(price) * 100), Number(taxRate)];
  if (Number.isNaN(cents) || rate === 0) return { tax: '0', due: price };
  const isAdded = taxMode === 'Added';
  const tax = Math.round(isAdded ? (cents * rate) / 100 : cents - (cents * 100) / (100 + rate));
  return { tax: (tax / 100).toFixed(2), due: ((isAdded ? cents + tax : cents) / 100).toFixed(2) };
}
