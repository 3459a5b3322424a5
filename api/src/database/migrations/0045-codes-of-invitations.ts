import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export const up = (db: Kysely<Database>): Promise<void> =>
  addColumnOnce(db, 'invitations', 'code', textIn(db), (column) => column.notNull().defaultTo(''));
