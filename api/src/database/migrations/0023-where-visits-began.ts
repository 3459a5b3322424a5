import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  for (const table of ['partnerEnrolments', 'partnerRequests'] as const) {
    await addColumnOnce(db, table, 'origin', text, (column) => column.notNull().defaultTo(''));
    await addColumnOnce(db, table, 'isForeign', 'integer', (column) => column.notNull().defaultTo(0));
  }
  await addColumnOnce(db, 'partnerRequests', 'messageId', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'partnerRequests', 'confirmedAt', text);
}
