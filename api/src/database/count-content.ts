import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** Name of the number in `list_versions` that grows with every change of what pages show. */
export const contentList = 'content';

const raise = sql`update list_versions set version = version + 1 where list = ${sql.lit(contentList)}`;

/**
 * Lets every change of a table raise the number, whoever makes it. Tables are named as in SQL. It may run again.
 *
 * @param condition on the `old` and `new` row of an update that counts. Default: each one does
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
