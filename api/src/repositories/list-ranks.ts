import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The values by which a list is sorted, of one row. */
export type Key = string[];

/** Which rows: each of these columns has this value. */
export type Filter = Record<string, string>;

/** Where every row of a list stands, without keeping every row. */
export interface Ranks {
  total: number;
  /** The key behind which the row number `offset` is to be looked for, and how many rows to skip from there. */
  at(offset: number): { after?: Key; skip: number };
  /** The last kept key that is not behind `limit` in its first value, and how many rows there are up to it. */
  upTo(limit: string): { after?: Key; count: number };
}

const gap = 200;
const chunk = 50 * gap;
const mostLists = 1000;

/**
 * Reads lists by offset without counting rows: of every two-hundredth row it keeps the key in memory, until the list
 * changes. A page is then read from the nearest key on, however deep it is, and no request counts all rows.
 *
 * @param order Columns by which the list is sorted; the last one is unique. An index begins with them, or with a
 *   filter's column and them.
 */
export function createListRanks(db: Kysely<Database>, list: 'classes' | 'samples' | 'experts', order: string[]) {
  const kept = new Map<string, { version: number; ranks: Promise<Ranks> }>();

  async function of(filter: Filter): Promise<Ranks> {
    const name = JSON.stringify(filter);
    const version = await versionNow();
    const known = kept.get(name);
    const ranks = known?.version === version ? known.ranks : build(filter);
    kept.delete(name);
    kept.set(name, { version, ranks });
    try {
      const built = await ranks;
      if (built.total === 0) kept.delete(name);
      return built;
    } catch (error) {
      kept.delete(name);
      throw error;
    } finally {
      forgetOldest();
    }
  }

  async function versionNow(): Promise<number> {
    const row = await db
      .selectFrom('listVersions')
      .select('version')
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    return row.version;
  }

  async function build(filter: Filter): Promise<Ranks> {
    const marks: Key[] = [];
    let total = 0;
    let size = chunk;
    while (size === chunk) {
      const rows = await marksAfter(filter, total === 0 ? undefined : marks.at(-1));
      size = Number(rows.at(-1)?.size ?? 0);
      total += size;
      for (const { rank, ...row } of rows)
        if (Number(rank) % gap === 0) marks.push(order.map((name) => row[name] ?? ''));
    }
    return ranksOf(marks, total);
  }

  /** Every two-hundredth row behind a key, and the last one of the chunk, with the number of its rows. */
  async function marksAfter(filter: Filter, after: Key | undefined) {
    const columns = sql.join(order.map((name) => sql.ref(name)));
    const conditions = [
      ...Object.entries(filter).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      ...(after ? [isBehind(order, after)] : []),
    ];
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    const { rows } = await sql<Record<string, string> & { rank: string; size: string }>`
      select * from (
        select ${columns}, row_number() over (order by ${columns}) as rank, count(*) over () as size
        from (select ${columns} from ${sql.table(list)} ${where} order by ${columns} limit ${sql.lit(chunk)}) as part
      ) as ranked
      where rank % ${sql.lit(gap)} = 0 or rank = size
      order by rank
    `.execute(db);
    return rows;
  }

  function forgetOldest(): void {
    const oldest = kept.size > mostLists ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }

  return { of };
}

/** Whether a row comes behind a key. */
export const isBehind = (order: string[], key: Key) =>
  sql<boolean>`(${sql.join(order.map((name) => sql.ref(name)))}) > (${sql.join(key)})`;

function ranksOf(marks: Key[], total: number): Ranks {
  const mark = (count: number) => (count === 0 ? undefined : marks[count - 1]);

  function upTo(limit: string) {
    let low = 0;
    let high = marks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((marks[middle]?.[0] ?? '') <= limit) low = middle + 1;
      else high = middle;
    }
    return { after: mark(low), count: low * gap };
  }

  return {
    total,
    at: (offset) => ({ after: mark(Math.floor(offset / gap)), skip: offset % gap }),
    upTo,
  };
}
