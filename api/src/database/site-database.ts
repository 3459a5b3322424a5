import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { type DatabaseLocation, nameOfDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** `database.json` in the data folder, without a secret. */
interface SiteDatabase {
  engine: 'SQLite' | 'PostgreSQL';
  mark?: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'database.json');

export async function keepSiteDatabase(
  dataDir: string,
  location: DatabaseLocation,
  db: Kysely<Database>,
): Promise<void> {
  const now: SiteDatabase =
    'file' in location ? { engine: 'SQLite' } : { engine: 'PostgreSQL', mark: await markIn(db) };
  const text = `${JSON.stringify(now)}\n`;
  const file = fileIn(dataDir);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** @throws {UserError} */
export async function expectSiteEngine(dataDir: string, location: DatabaseLocation): Promise<void> {
  const { engine } = (await siteDatabase(dataDir)) ?? {};
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
  dataDir: string,
  location: DatabaseLocation,
  db: Kysely<Database>,
): Promise<void> {
  const { mark } = (await siteDatabase(dataDir)) ?? {};
  if (mark === undefined || 'file' in location || (await readMark(db)) === mark) return;
  throw new UserError(
    `The database ${nameOfDatabase(location)} is not that of this site. Nothing has changed. When the site has moved, start it there first.`,
  );
}

async function siteDatabase(dataDir: string): Promise<SiteDatabase | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
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
