import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A table whose rows are read in one order. */
export interface SortedList {
  table: 'classes' | 'samples' | 'experts';
  /** Columns by which it is sorted; the last one is unique. An index begins with them, or with a filter's column and them. */
  order: readonly string[];
}

/** The values of one row by which its list is sorted. */
export type Key = string[];

/** Which rows: each of these columns has this value. */
export type Filter = Record<string, string>;

/** Whether a row comes behind a key. */
export const isBehind = (order: readonly string[], key: Key) =>
  sql<boolean>`(${sql.join(order.map((name) => sql.ref(name)))}) > (${sql.join(key)})`;

/** Numbered keys of a list: every row whose number is a multiple of `gap`, and the last row of the chunk. */
export async function readKeys(
  db: Kysely<Database>,
  { table, order }: SortedList,
  { filter, after, gap, chunk }: { filter: Filter; after: Key | undefined; gap: number; chunk: number },
): Promise<{ key: Key; rank: number; size: number }[]> {
  const columns = sql.join(order.map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, string> & { rank: string; size: string }>`
    select * from (
      select ${columns}, row_number() over (order by ${columns}) as rank, count(*) over () as size
      from (
        select ${columns} from ${sql.table(table)} ${where(order, filter, after)}
        order by ${columns} limit ${sql.lit(chunk)}
      ) as part
    ) as ranked
    where rank % ${sql.lit(gap)} = 0 or rank = size
    order by rank
  `.execute(db);
  return rows.map(({ rank, size, ...row }) => ({
    key: order.map((name) => row[name] ?? ''),
    rank: Number(rank),
    size: Number(size),
  }));
}

/**
 * Of the rows behind `after`: how many have at most `value` in the first column of the order, and the first value above
 * it.
 */
export async function countUpTo(
  db: Kysely<Database>,
  { table, order }: SortedList,
  { filter, after, value }: { filter: Filter; after: Key | undefined; value: string },
): Promise<{ count: number; next: string | undefined }> {
  const [name = ''] = order;
  const first = sql.ref(name);
  const from = sql`from ${sql.table(table)}`;
  const { rows } = await sql<{ count: string; next: string | null }>`
    select
      (select count(*) ${from} ${where(order, filter, after, sql`${first} <= ${value}`)}) as count,
      (select min(${first}) ${from} ${where(order, filter, after, sql`${first} > ${value}`)}) as next
  `.execute(db);
  return { count: Number(rows[0]?.count ?? 0), next: rows[0]?.next ?? undefined };
}

function where(order: readonly string[], filter: Filter, after: Key | undefined, ...more: RawBuilder<unknown>[]) {
  const conditions = [
    ...Object.entries(filter).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ...(after ? [isBehind(order, after)] : []),
    ...more,
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
