import { type Kysely, sql } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('knownDevices')
    .ifNotExists()
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('ownerId', text, (column) => column.notNull())
    .addColumn('usedAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('known_devices_by_owner')
    .ifNotExists()
    .on('knownDevices')
    .columns(['ownerId', 'usedAt'])
    .execute();
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'devices')) {
    await sql`insert into known_devices (token_hash, owner_id, used_at)
      select token_hash, member_id, used_at from devices where true on conflict do nothing`.execute(db);
    await db.schema.dropTable('devices').execute();
  }
  await db.schema
    .createTable('staffRecoveryCodes')
    .ifNotExists()
    .addColumn('codeHash', text, (column) => column.primaryKey())
    .addColumn('staffId', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('staff_recovery_codes_by_person')
    .ifNotExists()
    .on('staffRecoveryCodes')
    .column('staffId')
    .execute();
}
