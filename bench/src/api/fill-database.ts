import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addManyClasses, createDatabase, openDatabase } from '@agile-languages/api/testing';

/** What one statement can add within its time limit. */
const portion = 50_000;

/** Where an API finds its data. */
export type Store = { dataDir: string } | { databaseUrl: string };

/** Adds members with the password of the demonstration's member, because one account signs in once at a time. */
export async function addDemoMembers(store: Store, emails: string[]): Promise<void> {
  const db = await openDatabase(
    'dataDir' in store ? { file: join(store.dataDir, 'demo.sqlite') } : { url: store.databaseUrl },
  );
  const member = await db.selectFrom('members').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values(emails.map((email) => ({ ...member, id: email, email })))
    .execute();
  await db.destroy();
}

/** Makes a database with so many classes. */
export async function fillDatabase(
  engine: 'SQLite' | 'PostgreSQL',
  rows: number,
  dir: string,
  postgresUrl: string,
): Promise<Store> {
  const dataDir = join(dir, String(rows));
  mkdirSync(dataDir, { recursive: true });
  const store = engine === 'SQLite' ? { dataDir } : { databaseUrl: await createDatabase(postgresUrl, `bench_${rows}`) };
  const db = await openDatabase(
    'dataDir' in store ? { file: join(dataDir, 'provider.sqlite') } : { url: store.databaseUrl },
  );
  for (let from = 1; from <= rows; from += portion) await addManyClasses(db, from, Math.min(rows, from + portion - 1));
  await db.destroy();
  return store;
}
