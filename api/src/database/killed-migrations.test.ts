import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { createTestDir } from '../testing/test-dir.ts';
import { openDatabase } from './open-database.ts';

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

/** From this statement on none runs, as after `kill -9`. @returns how many would have run */
function endAt(statement: number): () => number {
  const prepare = SqliteFile.prototype.prepare;
  let prepared = 0;
  const spy = vi.spyOn(SqliteFile.prototype, 'prepare').mockImplementation(function (this: SqliteFile.Database, sql) {
    if (!/^(?:select|pragma)/i.test(sql)) prepared += 1;
    if (prepared >= statement) throw new Error('test: killed');
    return prepare.call(this, sql);
  });
  return () => {
    spy.mockRestore();
    return prepared;
  };
}

/** All migrations are one transaction: some places in each of them stand for every statement. */
const places = 40;

test.each([
  ['empty database', ''],
  ['database of an earlier version', readFileSync(earlier, 'utf8')],
])(
  '%s, upgrade killed at its statements: the next start ends as if nothing had been',
  {
    tags: ['all'],
  },
  async (_, sql) => {
    const whole = newFile(sql);
    const counting = endAt(Number.POSITIVE_INFINITY);
    await open(whole);
    const statements = counting();
    const expected = contentOf(whole);

    const step = Math.ceil(statements / places);
    for (let statement = 1; statement <= statements; statement += step) {
      const file = newFile(sql);
      const release = endAt(statement);
      await open(file).catch(() => undefined);
      release();
      await open(file).catch((cause) => expect.fail(`statement ${statement}: ${cause.cause}`));
      expect(contentOf(file), `statement ${statement}`).toEqual(expected);
    }
  },
);
