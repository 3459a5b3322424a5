import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** In `list_versions`, for what pages show. */
export const contentList = 'content';

const raise = `update list_versions set version = version + 1 where list = '${contentList}'`;

/** Whether visitors see a row: `new`, `old`, or another name of one. */
type Shown = (row: string) => string;

/**
 * It may run again.
 *
 * @param condition on the `old` and `new` row of an update
 * @param shown of rows that come and go. Default: all are
 */
export async function countAsContent(
  db: Kysely<Database>,
  table: string,
  condition = '',
  shown?: Shown,
): Promise<void> {
  await (isPostgres(db) ? countOnPostgres : countOnSqlite)(db, table, condition, shown);
}

const countOnSqlite: typeof countAsContent = async (db, table, condition = '', shown = () => '') => {
  const conditions = { insert: shown('new'), delete: shown('old'), update: condition };
  for (const [event, when] of Object.entries(conditions))
    await sql
      .raw(
        `create trigger if not exists ${table}_content_${event} after ${event} on ${table}
         for each row ${when && `when (${when})`} begin ${raise}; end`,
      )
      .execute(db);
};

const countOnPostgres: typeof countAsContent = async (db, table, condition = '', shown) => {
  const trigger = (name: string, event: string, from = '', does = 'count_content_change') =>
    sql
      .raw(
        `create or replace trigger ${table}_content_${name} after ${event} on ${table} ${from || 'for each statement'}
         execute function ${does}()`,
      )
      .execute(db);
  const counting = (does: string, when: string) =>
    sql
      .raw(
        `create or replace function ${does}() returns trigger language plpgsql as $$
         begin if ${when} then ${raise}; end if; return null; end $$`,
      )
      .execute(db);
  await counting('count_content_change', 'true');
  await trigger('update', 'update', condition && `for each row when (${condition})`);
  await trigger('rows', shown ? 'truncate' : 'insert or delete or truncate');
  if (!shown) return;
  const some = `count_${table}_shown`;
  await counting(some, `exists (select from changed where ${shown('changed')})`);
  await trigger('insert', 'insert', 'referencing new table as changed for each statement', some);
  await trigger('delete', 'delete', 'referencing old table as changed for each statement', some);
};

export const contentVersion = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom('listVersions').select('version').where('list', '=', contentList).executeTakeFirstOrThrow())
    .version;

const everything = '*';

interface ChangeKeys {
  insert: readonly string[];
  update: readonly string[];
  delete: readonly string[];
  condition?: string;
  shown?: Shown;
}

const current = `(select version from list_versions where list = '${contentList}')`;

const note = (keys: readonly string[]) => `
  insert into content_changes (key, version)
  select key, ${current} from (${keys.map((key) => `select ${key} as key`).join(' union ')}) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version`;

/** It may run again. */
export async function logChanges(db: Kysely<Database>, table: string, keys: ChangeKeys): Promise<void> {
  const { condition, shown } = keys;
  const conditions = { insert: shown?.('new'), update: condition, delete: shown?.('old') };
  for (const event of ['insert', 'update', 'delete'] as const) {
    const name = `${table}_changes_${event}`;
    const when = conditions[event] ? `when (${conditions[event]})` : '';
    await (isPostgres(db)
      ? onPostgres(db, name, `after ${event} on ${table} for each row ${when}`, keys[event])
      : sql
          .raw(
            `create trigger if not exists ${name} after ${event} on ${table} for each row ${when} begin ${note(keys[event])}; end`,
          )
          .execute(db));
  }
  if (isPostgres(db))
    await onPostgres(db, `${table}_changes_truncate`, `after truncate on ${table} for each statement`, [
      `'${everything}'`,
    ]);
}

/** The lock makes transactions store their keys one after the other, so that a later key has a later number. */
async function onPostgres(db: Kysely<Database>, name: string, trigger: string, keys: readonly string[]): Promise<void> {
  await sql
    .raw(
      `create or replace function ${name}() returns trigger language plpgsql as $$
       begin
         perform 1 from list_versions where list = '${contentList}' for update;
         ${note(keys)};
         return null;
       end $$`,
    )
    .execute(db);
  await sql.raw(`create or replace trigger ${name} ${trigger} execute function ${name}()`).execute(db);
}

/** `undefined`: more than `most`, or not all are known. */
export async function changedSince(db: Kysely<Database>, version: number, most = 5000): Promise<string[] | undefined> {
  const changes = await db
    .selectFrom('contentChanges')
    .select('key')
    .where('version', '>=', version)
    .limit(most + 1)
    .execute();
  const keys = changes.map(({ key }) => key);
  return keys.length > most || keys.includes(everything) ? undefined : keys;
}
