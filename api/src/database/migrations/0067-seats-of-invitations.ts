import type { Kysely } from 'kysely';
import { addColumnOnce } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Whether members from before had the seat of their invitation is not known: they log in. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'invitations', 'hadSeat', 'integer', (column) => column.notNull().defaultTo(0));
  await db.updateTable('invitations').set({ hadSeat: 1 }).where('memberId', 'is not', null).execute();
}
