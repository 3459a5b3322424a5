import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await createStaff(db);
  await createSignIns(db);
  await createAuditLog(db);
}

const newTable = (db: Kysely<Database>, name: string) => db.schema.createTable(name).ifNotExists();

async function createStaff(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await newTable(db, 'staff')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('fullname', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('passwordHash', text, (column) => column.notNull())
    .addColumn('totpSecret', text, (column) => column.notNull())
    .addColumn('totpStep', 'integer', (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'staffPasskeys')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('staffId', text, (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('publicKey', text, (column) => column.notNull())
    .addColumn('counter', 'double precision', (column) => column.notNull())
    .addColumn('transports', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('usedAt', text)
    .execute();
  await newTable(db, 'staffLinks')
    .addColumn('keyHash', text, (column) => column.primaryKey())
    .addColumn('staffId', text, (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('totpSecret', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .execute();
  await newIndex(db, 'staff_passkeys_by_staff', 'staffPasskeys', ['staffId']);
  await newIndex(db, 'staff_links_by_staff', 'staffLinks', ['staffId']);
}

async function createSignIns(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await newTable(db, 'staffSessions')
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('staffId', text, (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('usedAt', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('browser', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'staffChallenges')
    .addColumn('challengeHash', text, (column) => column.primaryKey())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .execute();
  await newIndex(db, 'staff_sessions_by_staff', 'staffSessions', ['staffId']);
}

async function createAuditLog(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await newTable(db, 'auditLog')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .execute();
  await newIndex(db, 'audit_log_by_time', 'auditLog', ['at', 'id']);
  await newIndex(db, 'audit_log_by_email', 'auditLog', ['email', 'at', 'id']);
  await newIndex(db, 'audit_log_by_action', 'auditLog', ['action', 'at', 'id']);
}

const newIndex = (db: Kysely<Database>, name: string, table: keyof Database, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
