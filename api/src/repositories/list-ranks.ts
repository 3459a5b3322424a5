import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countUpTo, type Filter, type Key, readKeys, type SortedList } from './sorted-list.ts';

/** Where every row of a list is, without keeping every row. */
export interface Ranks {
  total: number;
  /** The key behind which to look for the row number `offset`, and how many rows to skip from there. */
  at(offset: number): { after?: Key; skip: number };
  /** The last remembered key with at most `value` in the first column, and how many rows there are up to it. */
  upTo(value: string): { after?: Key; count: number };
}

const gap = 200;
const chunk = 50 * gap;
const maxLists = 1000;

/**
 * Reads lists by offset without counting rows: it remembers the key of every two-hundredth row, until the list changes.
 * A page is then read from the nearest key on, however deep it is, and no request counts all rows.
 */
export function createListRanks(db: Kysely<Database>, list: SortedList) {
  const built = new Map<string, { version: number; ranks: Promise<Ranks> }>();
  const begun = new WeakMap<Ranks, { from: string; until: string; count: number }>();

  /** The ranks of the rows that a filter leaves. */
  async function of(filter: Filter): Promise<Ranks> {
    const name = JSON.stringify(filter);
    const version = await readVersion(db, list);
    const known = built.get(name);
    const ranks = known?.version === version ? known.ranks : buildRanks(db, list, filter);
    built.delete(name);
    built.set(name, { version, ranks });
    try {
      const result = await ranks;
      if (result.total === 0) built.delete(name);
      return result;
    } catch (error) {
      built.delete(name);
      throw error;
    } finally {
      forgetOldest();
    }
  }

  function forgetOldest(): void {
    const oldest = built.size > maxLists ? built.keys().next().value : undefined;
    if (oldest !== undefined) built.delete(oldest);
  }

  /**
   * How many rows of a list that is sorted by a time have begun at this moment. The number holds until the next row
   * begins, so it is counted then and not for each request; from the nearest remembered key on there are few to count.
   */
  async function countBegun(ranks: Ranks, filter: Filter, moment: string): Promise<number> {
    const last = begun.get(ranks);
    if (last && last.from <= moment && moment < last.until) return last.count;
    const { after, count } = ranks.upTo(moment);
    const further = await countUpTo(db, list, { filter, after, value: moment });
    const result = { from: moment, until: further.next ?? endOfTime, count: count + further.count };
    begun.set(ranks, result);
    return result.count;
  }

  return { of, countBegun };
}

/** Behind every ISO 8601 time as text. */
const endOfTime = '9';

/** A number that triggers of the database raise whenever rows of the list come, go or move. */
async function readVersion(db: Kysely<Database>, { table }: SortedList): Promise<number> {
  const row = await db.selectFrom('listVersions').select('version').where('list', '=', table).executeTakeFirstOrThrow();
  return row.version;
}

async function buildRanks(db: Kysely<Database>, list: SortedList, filter: Filter): Promise<Ranks> {
  const keys: Key[] = [];
  let total = 0;
  let size = chunk;
  while (size === chunk) {
    const rows = await readKeys(db, list, { filter, after: total === 0 ? undefined : keys.at(-1), gap, chunk });
    size = rows.at(-1)?.size ?? 0;
    total += size;
    for (const { key, rank } of rows) if (rank % gap === 0) keys.push(key);
  }
  return ranksOf(keys, total);
}

function ranksOf(keys: Key[], total: number): Ranks {
  const keyBefore = (count: number) => (count === 0 ? undefined : keys[count - 1]);

  function upTo(value: string) {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle]?.[0] ?? '') <= value) low = middle + 1;
      else high = middle;
    }
    return { after: keyBefore(low), count: low * gap };
  }

  return {
    total,
    at: (offset) => ({ after: keyBefore(Math.floor(offset / gap)), skip: offset % gap }),
    upTo,
  };
}
