import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import SqliteFile from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { isUnavailable } from '../database/failures.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { tables } from './back-up.ts';

const batch = 200;

export async function withTrialCopy<Result>(file: string, work: (copy: Kysely<Database>) => Promise<Result>) {
  const dir = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const copy = join(dir, 'copy.sqlite');
    copyFileSync(file, copy);
    const db = await openDatabase({ file: copy });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Returns the new name of the earlier file.
 *
 * @throws {UserError}
 */
export async function restore(from: string, location: DatabaseLocation, now: Date): Promise<string | undefined> {
  if ('file' in location) return restoreFile(from, location.file, now);
  await withTrialCopy(from, (source) => restoreRows(source, location.url));
  return undefined;
}

function restoreFile(from: string, to: string, now: Date): string | undefined {
  expectUnused(to);
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.part`;
  copyFileSync(from, part);
  chmodSync(part, 0o600);
  flush(part);
  const earlier = existsSync(to) ? `${to}.before-${now.toISOString().replaceAll(':', '-')}` : undefined;
  if (earlier) renameSync(to, earlier);
  renameSync(part, to);
  return earlier;
}

/** A program that has the file open keeps it locked. */
function expectUnused(file: string): void {
  if (!existsSync(file)) return;
  const database = new SqliteFile(file, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; commit');
    database.pragma('journal_mode = DELETE');
  } catch (cause) {
    if (!isUnavailable(cause)) throw cause;
    throw new UserError(`${file} is in use. Stop the API, then restore.`, { cause });
  } finally {
    database.close();
  }
}

function flush(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}

async function restoreRows(source: Kysely<Database>, url: string): Promise<void> {
  const target = await openDatabase({ url });
  try {
    await target.transaction().execute(async (transaction) => {
      const members = await transaction.selectFrom('members').select('id').limit(1).execute();
      const classes = await transaction.selectFrom('classes').select('id').limit(1).execute();
      if (members.length + classes.length > 0)
        throw new UserError('The database of DATABASE_URL holds data. Restore into an empty one: createdb.');
      await transaction.deleteFrom('languages').execute();
      for (const table of tables) await copyTable(source, transaction, table);
    });
  } finally {
    await target.destroy();
  }
}

async function copyTable(source: Kysely<Database>, target: Kysely<Database>, table: (typeof tables)[number]) {
  for (let offset = 0; ; offset += batch) {
    const rows = await source.selectFrom(table).selectAll().limit(batch).offset(offset).execute();
    if (rows.length === 0) return;
    await target.insertInto(table).values(rows).execute();
  }
}
