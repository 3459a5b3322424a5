import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Classes without a number of days send no reminder. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'classes', 'reminderDays', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'enrolments', 'remindedAt', text, (column) => column.notNull().defaultTo(''));
}
