import SqliteFile from 'better-sqlite3';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import type { Engine } from './test-engines.ts';

const begins = 40_000;

interface Held {
  db: Kysely<Database>;
  file: string;
  engine: Engine;
  when: RawBuilder<unknown>;
}

export async function holdAuditLog(held: Held, begin: () => void, end: () => Promise<void>): Promise<void> {
  if (held.engine === 'SQLite') await holdSqlite(held, begin, end);
  else await holdPostgres(held, begin, end);
}

async function holdPostgres({ db }: Held, begin: () => void, end: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (lock) => {
    await sql`lock table audit_log in share row exclusive mode`.execute(lock);
    begin();
    const waiting = () =>
      sql`select 1 from pg_locks where not granted and relation = 'audit_log'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(lock);
    await expect.poll(async () => (await waiting()).rows.length, { interval: 5, timeout: begins }).toBe(1);
    await end();
  });
}

async function holdSqlite({ db, file, when }: Held, begin: () => void, end: () => Promise<void>): Promise<void> {
  await sql`create view endless as
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers) select n from numbers`.execute(db);
  await sql`create trigger held before insert on audit_log when ${when}
    begin select count(*) from endless; end`.execute(db);
  begin();
  await expect.poll(() => isLocked(file), { interval: 20, timeout: begins }).toBe(true);
  await end();
  await sql`drop trigger held`.execute(db);
  await sql`drop view endless`.execute(db);
}

function isLocked(file: string): boolean {
  const other = new SqliteFile(file, { timeout: 250 });
  try {
    other.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  } finally {
    other.close();
  }
}
