import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('devices')
    .ifNotExists()
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('memberId', text, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('usedAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('devices_by_member')
    .ifNotExists()
    .on('devices')
    .columns(['memberId', 'usedAt'])
    .execute();
}
