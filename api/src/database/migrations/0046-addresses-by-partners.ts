import type { Kysely } from 'kysely';
import { addColumnOnce } from '../engine.ts';
import type { Database } from '../schema.ts';

/** 1: the partner named the address, which has to be public whatever the setting. */
export const up = (db: Kysely<Database>): Promise<void> =>
  addColumnOnce(db, 'partnerAccounts', 'webhookPublicOnly', 'integer', (column) => column.notNull().defaultTo(0));
