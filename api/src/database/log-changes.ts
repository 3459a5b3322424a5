import { type Kysely, sql } from 'kysely';
import { contentList } from './count-content.ts';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** The key that stands for everything. */
export const everything = '*';

/** Keys of what changes with a row, as SQL over its `old` and `new` state. */
export interface ChangeKeys {
  insert: readonly string[];
  update: readonly string[];
  delete: readonly string[];
  /** Updates that change what pages show. Default: each one does. */
  condition?: string;
}

const current = `(select version from list_versions where list = '${contentList}')`;

/** Notes the number of the content beside each key. One that grows within the same statement is noted once. */
const note = (keys: readonly string[]) => `
  insert into content_changes (key, version)
  select key, ${current} from (${keys.map((key) => `select ${key} as key`).join(' union ')}) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version`;

/** Lets every change of a table note what has changed, whoever makes it. Tables are named as in SQL. It may run again. */
export async function logChanges(db: Kysely<Database>, table: string, keys: ChangeKeys): Promise<void> {
  for (const event of ['insert', 'update', 'delete'] as const) {
    const name = `${table}_changes_${event}`;
    const when = event === 'update' && keys.condition ? `when (${keys.condition})` : '';
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

/** A change that is noted later has a later number: whoever notes one waits for those who do so already. */
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
