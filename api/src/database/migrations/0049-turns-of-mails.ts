import type { Kysely } from 'kysely';
import { addColumnOnce } from '../engine.ts';
import type { Database } from '../schema.ts';

export const up = (db: Kysely<Database>): Promise<void> =>
  addColumnOnce(db, 'mails', 'turn', 'integer', (column) => column.notNull().defaultTo(0));
