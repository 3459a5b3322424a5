/**
 * Upgrades the database of the first argument, and is killed: a file before the statement of that number, a database of
 * PostgreSQL in the migration of that number, or at the `commit`.
 */
import SqliteFile from 'better-sqlite3';
import { Client } from 'pg';
import { openDatabase } from '../database/open-database.ts';

const [place = '', until = ''] = process.argv.slice(2);
const isFile = !place.startsWith('postgres');
const die = () => process.kill(process.pid, 'SIGKILL');

if (isFile) dieInFile();
else dieOnServer();
await openDatabase(isFile ? { file: place } : { url: place });
process.exit();

function dieInFile(): void {
  const { prepare } = SqliteFile.prototype;
  let left = Number(until);
  Object.assign(SqliteFile.prototype, {
    prepare(this: SqliteFile.Database, statement: string) {
      if (!/^(?:select|pragma)/i.test(statement)) left -= 1;
      if (left === 0) die();
      return prepare.call(this, statement);
    },
  });
}

function dieOnServer(): void {
  const query: (...args: unknown[]) => unknown = Client.prototype.query;
  let migration = 0;
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      const sent = query.apply(this, args);
      const statement = String(args[0]);
      const isChange = migration > 0 && !/^select/i.test(statement);
      if (statement === until || (isChange && migration === Number(until))) die();
      if (statement === 'begin' || statement.startsWith('insert into "kysely_migration"')) migration += 1;
      return sent;
    },
  });
}
