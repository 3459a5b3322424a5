import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { type DatabaseLocation, nameOfDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** `database.json` beside the releases and beside the data, without a secret. */
interface SiteDatabase {
  engine: 'SQLite' | 'PostgreSQL';
  mark?: string;
}

/** Commands go by the first that is there. */
type SiteFolders = readonly string[];

const fileIn = (folder: string) => join(folder, 'database.json');

/** A folder that cannot be written keeps no other from being written. */
export async function keepSiteDatabase(
  folders: SiteFolders,
  location: DatabaseLocation,
  db: Kysely<Database>,
): Promise<void> {
  const now: SiteDatabase = { engine: 'file' in location ? 'SQLite' : 'PostgreSQL', mark: await markIn(db) };
  const text = `${JSON.stringify(now)}\n`;
  const failures: string[] = [];
  for (const folder of folders)
    await writeIn(folder, text).catch(({ message }: Error) => {
      failures.push(message);
    });
  if (failures.length > 0) throw new Error(failures.join('; '));
}

async function writeIn(folder: string, text: string): Promise<void> {
  const file = fileIn(folder);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** @throws {UserError} */
export async function expectSiteEngine(folders: SiteFolders, location: DatabaseLocation): Promise<void> {
  const { engine } = (await siteDatabase(folders)) ?? {};
  if (engine === 'PostgreSQL' && 'file' in location)
    throw new UserError(
      'This site keeps its data in PostgreSQL, and DATABASE_URL is not set. Nothing has changed. Give the command the settings of the service first: set -a; . /etc/agile-languages.env; set +a',
    );
  if (engine === 'SQLite' && 'url' in location)
    throw new UserError(
      'This site keeps its data in a file, and DATABASE_URL names a database of PostgreSQL. Nothing has changed. When the site has moved, start it there first.',
    );
}

export async function expectSiteDatabase(
  folders: SiteFolders,
  location: DatabaseLocation,
  db: Kysely<Database>,
): Promise<void> {
  const { mark } = (await siteDatabase(folders)) ?? {};
  if (mark === undefined || (await readMark(db)) === mark) return;
  throw new UserError(
    `The database ${nameOfDatabase(location)} is not that of this site. Nothing has changed. When the site has moved, start it there first.`,
  );
}

async function siteDatabase(folders: SiteFolders): Promise<SiteDatabase | undefined> {
  for (const folder of folders)
    try {
      return JSON.parse(await readFile(fileIn(folder), 'utf8'));
    } catch {}
  return undefined;
}

const name = 'databaseMark';

async function markIn(db: Kysely<Database>): Promise<string | undefined> {
  const value = randomUUID();
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readMark(db);
}

async function readMark(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
