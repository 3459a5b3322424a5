import type { Kysely } from 'kysely';
import { addColumnOnce } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Mails of messages beyond what is usual wait, and networks take turns. */
export const up = (db: Kysely<Database>): Promise<void> =>
  addColumnOnce(db, 'mails', 'turn', 'integer', (column) => column.notNull().defaultTo(0));
