import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export const up = (db: Kysely<Database>): Promise<void> =>
  addColumnOnce(db, 'mails', 'replyTo', textIn(db), (column) => column.notNull().defaultTo(''));
