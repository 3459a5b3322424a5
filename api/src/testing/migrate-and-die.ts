/** Upgrades the database of the first argument, and is killed in the migration of that number, or at the `commit`. */
import { Client } from 'pg';
import { openDatabase } from '../database/open-database.ts';

const [url = '', until = ''] = process.argv.slice(2);
const query: (...args: unknown[]) => unknown = Client.prototype.query;
let migration = 0;

Object.assign(Client.prototype, {
  query(this: Client, ...args: unknown[]) {
    const sent = query.apply(this, args);
    const statement = String(args[0]);
    const isChange = migration > 0 && !/^select/i.test(statement);
    if (statement === until || (isChange && migration === Number(until))) process.kill(process.pid, 'SIGKILL');
    if (statement === 'begin' || statement.startsWith('insert into "kysely_migration"')) migration += 1;
    return sent;
  },
});

await openDatabase({ url });
process.exit();
