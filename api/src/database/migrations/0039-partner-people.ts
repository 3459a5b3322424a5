import { type Kysely, sql } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Uses of before have their month as day. */
export async function up(db: Kysely<Database>): Promise<void> {
  await countByDay(db);
  const text = textIn(db);
  await db.schema
    .createTable('partnerPeople')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_people_of_key', ['partnerKey', 'email'])
    .execute();
  await db.schema.createIndex('partner_people_by_email').ifNotExists().on('partnerPeople').column('email').execute();
  await db.schema
    .createTable('partnerLinks')
    .ifNotExists()
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('endsAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('partnerSessions')
    .ifNotExists()
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('usedAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('partnerOriginRequests')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partnerId', text, (column) => column.notNull())
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('partner_origin_requests_by_partner')
    .ifNotExists()
    .on('partnerOriginRequests')
    .columns(['partnerId', 'state'])
    .execute();
}

async function countByDay(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('partnerDayUses')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_uses_of_day', ['partnerKey', 'day', 'origin', 'kind'])
    .execute();
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'partner_uses')) return;
  await sql`insert into partner_day_uses (partner_key, day, origin, kind, count)
    select partner_key, month, '', kind, count from partner_uses where true on conflict do nothing`.execute(db);
  await db.schema.dropTable('partnerUses').execute();
}
