import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** A booking of before has one seat, of a member. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'bookings', 'seats', 'integer', (column) => column.notNull().defaultTo(1));
  for (const name of ['splitFrom', 'contactName', 'contactEmail'])
    await addColumnOnce(db, 'bookings', name, text, (column) => column.notNull().defaultTo(''));
  for (const table of ['enrolments', 'invitations'] as const)
    await addColumnOnce(db, table, 'bookingId', text, (column) => column.notNull().defaultTo(''));
}
