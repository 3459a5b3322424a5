import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'waiting', 'code', text, (column) => column.notNull().defaultTo(''));
  for (const name of ['price', 'currency'])
    await addColumnOnce(db, 'partnerEnrolments', name, text, (column) => column.notNull().defaultTo(''));
  const booked = await db
    .selectFrom('partnerEnrolments')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.memberId', '=', 'partnerEnrolments.memberId')
        .onRef('bookings.classId', '=', 'partnerEnrolments.classId'),
    )
    .select(['partnerEnrolments.id', 'bookings.price', 'bookings.currency'])
    .where('partnerEnrolments.memberId', '!=', '')
    .where('bookings.endedAt', '=', '')
    .execute();
  for (const { id, price, currency } of booked)
    await db.updateTable('partnerEnrolments').set({ price, currency }).where('id', '=', id).execute();
}
