import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export const up = (db: Kysely<Database>): Promise<void> =>
  db.schema.createIndex('mails_by_recipient').ifNotExists().on('mails').column('recipient').execute();
