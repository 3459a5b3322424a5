import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'classes', 'venue', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'classes', 'meetingLink', text, (column) => column.notNull().defaultTo(''));
}
