import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** In `list_versions`, for what pages show. */
export const contentList = 'content';

const raise = sql`update list_versions set version = version + 1 where list = ${sql.lit(contentList)}`;

/**
 * It may run again.
 *
 * @param condition on the `old` and `new` row
 */
export async function countAsContent(db: Kysely<Database>, table: string, condition = ''): Promise<void> {
  const when = condition === '' ? sql`` : sql`when (${sql.raw(condition)})`;
  if (!isPostgres(db)) {
    for (const event of ['insert', 'delete', 'update'])
      await sql`
        create trigger if not exists ${sql.raw(`${table}_content_${event}`)} after ${sql.raw(event)} on ${sql.raw(table)}
        for each row ${event === 'update' ? when : sql``} begin ${raise}; end
      `.execute(db);
    return;
  }
  await sql`
    create or replace function count_content_change() returns trigger language plpgsql as $$
    begin ${raise}; return null; end $$
  `.execute(db);
  await sql`
    create or replace trigger ${sql.raw(`${table}_content_rows`)} after insert or delete or truncate on ${sql.raw(table)}
    for each statement execute function count_content_change()
  `.execute(db);
  await sql`
    create or replace trigger ${sql.raw(`${table}_content_update`)} after update on ${sql.raw(table)}
    for each ${condition === '' ? sql`statement` : sql`row ${when}`} execute function count_content_change()
  `.execute(db);
}

export const contentVersion = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom('listVersions').select('version').where('list', '=', contentList).executeTakeFirstOrThrow())
    .version;

const everything = '*';

interface ChangeKeys {
  insert: readonly string[];
  update: readonly string[];
  delete: readonly string[];
  condition?: string;
}

const current = `(select version from list_versions where list = '${contentList}')`;

const note = (keys: readonly string[]) => `
  insert into content_changes (key, version)
  select key, ${current} from (${keys.map((key) => `select ${key} as key`).join(' union ')}) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version`;

/** It may run again. */
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
