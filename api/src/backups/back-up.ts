import { renameSync, rmSync, writeFileSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { turnFile } from '../database/migration-turn.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** Each table comes after the tables that it refers to. */
export const tables = [
  'settings',
  'languages',
  'experts',
  'expertLanguages',
  'samples',
  'classes',
  'waitedInVain',
  'faqItems',
  'partners',
  'siteTexts',
  'mailTexts',
  'members',
  'sessions',
  'knownDevices',
  'guesses',
  'invitations',
  'enrolments',
  'mails',
  'partnerAccounts',
  'partnerKeys',
  'partnerOrigins',
  'partnerEnrolments',
  'partnerEvents',
  'partnerDayUses',
  'partnerRequests',
  'partnerPeople',
  'partnerLinks',
  'partnerSessions',
  'partnerOriginRequests',
  'waiting',
  'attendance',
  'bookings',
  'discounts',
  'taxes',
  'staff',
  'staffPasskeys',
  'staffLinks',
  'staffRecoveryCodes',
  'staffSessions',
  'auditLog',
  'contentRecords',
  'contentVersions',
  'messages',
  'pictures',
] as const satisfies (keyof Database)[];

const batch = 200;

/** Copies the data of one moment to a new SQLite file while the API runs. If it fails, there is no file. */
export async function backUp(location: DatabaseLocation, db: Kysely<Database>, file: string): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    writeFileSync(part, '', { mode: 0o600 });
    await ('file' in location ? copyFile(location.file, part) : copyRows(db, part));
    check(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const source = new SqliteFile(from, { readonly: true, timeout: 2000 });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
}

async function copyRows(db: Kysely<Database>, to: string): Promise<void> {
  const target = await openDatabase({ file: to });
  try {
    await target.deleteFrom('languages').execute();
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (source) => {
        for (const table of tables) await copyTable(source, target, table);
      });
  } finally {
    await target.destroy();
    rmSync(turnFile(to), { force: true });
  }
}

async function copyTable(source: Kysely<Database>, target: Kysely<Database>, table: (typeof tables)[number]) {
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(source);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(batch)} from backup`.execute(source);
    const [first] = rows;
    if (!first) break;
    const columns = Object.keys(first);
    const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(lines)}
    `.execute(target);
  }
  await sql`close backup`.execute(source);
}

function check(file: string): void {
  const copy = new SqliteFile(file);
  try {
    copy.pragma('journal_mode = DELETE');
    const result = copy.pragma('integrity_check', { simple: true });
    if (result !== 'ok') throw new Error(`The copy is damaged: ${result}`);
  } finally {
    copy.close();
  }
}
