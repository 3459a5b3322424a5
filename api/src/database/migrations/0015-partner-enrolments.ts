import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('partnerEnrolments')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('campaign', text, (column) => column.notNull())
    .addColumn('memberId', text, (column) => column.notNull())
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('codeHash', text, (column) => column.notNull())
    .addColumn('codeEndsAt', text, (column) => column.notNull())
    .addColumn('redeemedAt', text)
    .addColumn('cancelledAt', text)
    .execute();
  await db.schema
    .createTable('partnerEvents')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partnerId', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('sentAt', text)
    .addColumn('nextTryAt', text)
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('fault', text)
    .execute();
  await newIndex(db, 'partner_enrolments_by_member', 'partnerEnrolments', ['memberId', 'classId']);
  await newIndex(db, 'partner_enrolments_by_code', 'partnerEnrolments', ['codeHash']);
  await newIndex(db, 'partner_enrolments_by_key', 'partnerEnrolments', ['partnerKey', 'createdAt']);
  await newIndex(db, 'partner_events_by_try', 'partnerEvents', ['nextTryAt', 'id']);
}

const newIndex = (db: Kysely<Database>, name: string, table: keyof Database, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
