import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { earlierVersion, fillAsEarlier, newFile } from '../testing/earlier-version.ts';
import { createTestLocation, openTestDatabaseAt } from '../testing/test-engines.ts';
import { openDatabase } from './open-database.ts';
import { connectPostgres } from './open-postgres.ts';
import type { Database } from './schema.ts';

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

const versions: [string, () => Promise<string>][] = [
  ['empty database', async () => ''],
  ['database of an earlier version', earlierVersion],
];

/** The statements of an upgrade, and what it ends with. */
async function wholeUpgrade(sql: string) {
  const whole = newFile(sql);
  const counting = endAt(Number.POSITIVE_INFINITY);
  await open(whole);
  return { statements: counting(), expected: contentOf(whole) };
}

test.each(versions)(
  '%s, upgrade that fails at the first statement and the last of each migration: the next start ends as if nothing had been',
  { tags: ['all'], timeout: 600_000 },
  async (_, before) => {
    const sql = await before();
    const { statements, expected } = await wholeUpgrade(sql);

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

const kills = 40;

test.each(versions)(
  '%s, upgrade killed at forty of its statements: the next start ends as if nothing had been',
  { tags: ['all'], timeout: 600_000 },
  async (_, before) => {
    const sql = await before();
    const { statements, expected } = await wholeUpgrade(sql);

    expect(statements.length).toBeGreaterThan(kills);
    for (let kill = 0; kill < kills; kill++) {
      const statement = 1 + Math.floor((kill * statements.length) / kills);
      const file = newFile(sql);
      expect(await killedIn(file, String(statement)), `statement ${statement}`).toEqual([null, 'SIGKILL']);
      await open(file).catch((cause) => expect.fail(`statement ${statement}: ${cause.cause}`));
      expect(contentOf(file), `statement ${statement}`).toEqual(expected);
    }
  },
);

const upgrade = fileURLToPath(new URL('../testing/migrate-and-die.ts', import.meta.url));

async function killedIn(place: string, moment: string): Promise<unknown[]> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [upgrade, place, moment], {
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return once(child, 'exit');
}

/** Without what Kysely notes. */
async function contentOnServer(db: Kysely<Database>) {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
  const { rows: indexes } = await sql`
    select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  const { rows: rules } = await sql`
    select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%' order by 1, 2`.execute(
    db,
  );
  const { rows: triggers } =
    await sql`select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`.execute(db);
  const contents = tables.map(async ({ name }) => {
    const { rows } =
      await sql`select row_to_json(one) as row from ${sql.table(name)} one order by row_to_json(one)::text`.execute(db);
    return [name, rows];
  });
  return { tables, indexes, rules, triggers, rows: Object.fromEntries(await Promise.all(contents)) };
}

const migrationsIn = async (db: Kysely<Database>): Promise<number> => {
  const found = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!found.rows.some((row) => (row as { name: unknown }).name)) return 0;
  return (await sql`select name from kysely_migration`.execute(db)).rows.length;
};

const newServerDatabase = async () => {
  const location = await createTestLocation('PostgreSQL');
  return 'url' in location ? location.url : '';
};

test.each([
  ['empty database', async () => undefined],
  ['database of an earlier version', fillAsEarlier],
])(
  'PostgreSQL, %s, upgrade killed in each migration and at the end: nothing of it is there, and the next start ends as if nothing had been',
  {
    tags: ['all'],
    timeout: 600_000,
  },
  async (_, fill) => {
    const [whole, url] = [await newServerDatabase(), await newServerDatabase()];
    for (const place of [whole, url]) await fill(place);
    const watching = connectPostgres(url, { max: 1 }, () => undefined);
    onTestFinished(() => watching.destroy());
    const [done, before] = [await migrationsIn(watching), await contentOnServer(watching)];
    const upgraded = await openTestDatabaseAt({ url: whole });
    const all = await migrationsIn(upgraded);

    for (let migration = 1; migration <= all - done; migration++) {
      expect(await killedIn(url, String(migration)), `migration ${migration}`).toEqual([null, 'SIGKILL']);
      expect(await contentOnServer(watching), `migration ${migration}`).toEqual(before);
    }
    expect(await killedIn(url, 'commit')).toEqual([null, 'SIGKILL']);
    expect([done, all]).toContain(await migrationsIn(watching));

    const expected = await contentOnServer(upgraded);
    expect(Object.values(expected.rows).flat().length).toBeGreaterThan(9);
    expect(await contentOnServer(await openTestDatabaseAt({ url }))).toEqual(expected);
  },
);
