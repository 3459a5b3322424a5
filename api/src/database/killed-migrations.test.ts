import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDir } from '../testing/test-dir.ts';
import { createTestLocation, openTestDatabaseAt } from '../testing/test-engines.ts';
import { openDatabase } from './open-database.ts';
import { connectPostgres } from './open-postgres.ts';
import type { Database } from './schema.ts';

const earlier = join(import.meta.dirname, '../../../e2e/upgrade/database.sql');

function newFile(sql = ''): string {
  const file = join(createTestDir(), 'test.sqlite');
  const database = new SqliteFile(file);
  database.pragma('foreign_keys = off');
  database.exec(sql);
  database.close();
  return file;
}

const open = async (file: string) => (await openDatabase({ file })).destroy();

function contentOf(file: string) {
  const database = new SqliteFile(file, { readonly: true });
  const all = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
  const made = all("select name, sql from sqlite_master where name not like 'sqlite_%' order by name");
  const tables = all("select name from sqlite_master where type = 'table' and name <> 'kysely_migration'");
  const rows = tables.map(({ name }) => [name, all(`select * from "${name}" order by 1, 2`)]);
  const migrations = all('select name from kysely_migration order by name');
  database.close();
  return { made, rows, migrations };
}

function endAt(statement: number): () => readonly string[] {
  const prepare = SqliteFile.prototype.prepare;
  const prepared: string[] = [];
  const spy = vi.spyOn(SqliteFile.prototype, 'prepare').mockImplementation(function (this: SqliteFile.Database, sql) {
    if (!/^(?:select|pragma)/i.test(sql)) prepared.push(sql);
    if (prepared.length >= statement) throw new Error('test: killed');
    return prepare.call(this, sql);
  });
  return () => {
    spy.mockRestore();
    return prepared;
  };
}

/** Of each migration the first statement, the last one, and the line that says that it is done. */
function placesIn(statements: readonly string[]): number[] {
  const done = statements.flatMap((sql, index) => (sql.startsWith('insert into "kysely_migration"') ? [index] : []));
  const places = done.flatMap((end, index) => [(done[index - 1] ?? -1) + 1, end - 1, end]);
  return [...new Set(places)].filter((index) => index >= 0).map((index) => index + 1);
}

test.each([
  ['empty database', ''],
  ['database of an earlier version', readFileSync(earlier, 'utf8')],
])(
  '%s, upgrade killed at the first statement and the last of each migration: the next start ends as if nothing had been',
  {
    tags: ['all'],
    timeout: 600_000,
  },
  async (_, sql) => {
    const whole = newFile(sql);
    const counting = endAt(Number.POSITIVE_INFINITY);
    await open(whole);
    const statements = counting();
    const expected = contentOf(whole);

    const places = placesIn(statements);
    expect(places.length).toBeGreaterThan(60);
    for (const statement of places) {
      const file = newFile(sql);
      const release = endAt(statement);
      await open(file).catch(() => undefined);
      release();
      await open(file).catch((cause) => expect.fail(`statement ${statement}: ${cause.cause}`));
      expect(contentOf(file), `statement ${statement}`).toEqual(expected);
    }
  },
);

const upgrade = fileURLToPath(new URL('../testing/migrate-and-die.ts', import.meta.url));

async function killedIn(url: string, moment: string): Promise<unknown[]> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [upgrade, url, moment], {
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return once(child, 'exit');
}

async function schemaOf(db: Kysely<Database>) {
  const tables = await db.introspection.getTables();
  const { rows: indexes } = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
    db,
  );
  const { rows: rules } = await sql`
    select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  const { rows: triggers } =
    await sql`select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`.execute(db);
  const counts = tables.map(({ name }) => sql`select count(*) from ${sql.table(name)}`.execute(db));
  return { tables, indexes, rules, triggers, rows: (await Promise.all(counts)).map(({ rows }) => rows) };
}

const migrationsIn = async (db: Kysely<Database>): Promise<number> => {
  const found = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!found.rows.some((row) => (row as { name: unknown }).name)) return 0;
  return (await sql`select name from kysely_migration`.execute(db)).rows.length;
};

test('PostgreSQL, upgrade killed in each migration and at the end: nothing of it is there, and the next start ends as if nothing had been', {
  tags: ['all'],
  timeout: 600_000,
}, async () => {
  const whole = await openTestDatabaseAt(await createTestLocation('PostgreSQL'));
  const location = await createTestLocation('PostgreSQL');
  const url = 'url' in location ? location.url : '';
  const watching = connectPostgres(url, { max: 1 }, () => undefined);
  onTestFinished(() => watching.destroy());
  const all = await migrationsIn(whole);

  for (let migration = 1; migration <= all; migration++) {
    expect(await killedIn(url, String(migration)), `migration ${migration}`).toEqual([null, 'SIGKILL']);
    expect(await migrationsIn(watching)).toBe(0);
  }
  expect(await killedIn(url, 'commit')).toEqual([null, 'SIGKILL']);
  expect([0, all]).toContain(await migrationsIn(watching));

  expect(await schemaOf(await openTestDatabaseAt(location))).toEqual(await schemaOf(whole));
});
