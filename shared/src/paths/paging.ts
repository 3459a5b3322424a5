import { pageSize } from '../content/limits.ts';

/**
 * Pages in addresses (specification, section 8): there `limit` is the offset of the first row and `endLimit` the offset
 * after the last. In a call `startLimit` is the offset and `limit` a number of rows. Pages count from 1.
 */
export const addressRule: OffsetRule = { rows: pageSize, highest: 999_999_990 };

/** The page that an address means. `endLimit` follows from `limit` and is not read. */
export const pageOf = (search: URLSearchParams): number => startOffset(search.get('limit'), addressRule) / pageSize + 1;

/** The query of the address of a page: page 2 is `{ limit: '10', endLimit: '20' }`. */
export function pagingOf(page: number): { limit: string; endLimit: string } {
  const offset = offsetOf(page);
  return { limit: String(offset), endLimit: String(offset + pageSize) };
}

/** Whether an address names its page exactly as `pagingOf` does, or names no page. */
export function isExact(search: URLSearchParams): boolean {
  const entries = Object.entries(pagingOf(pageOf(search)));
  return (
    entries.every(([name]) => !search.has(name)) ||
    entries.every(([name, value]) => search.getAll(name).join() === value)
  );
}

/** Offset of a page's first row. @param rows on a page. Default: as in addresses, ten. */
export const offsetOf = (page: number, rows: number = pageSize): number => (page - 1) * rows;

/** 1 for an empty list. @param rows on a page. Default: ten. */
export const lastPageOf = (total: number, rows: number = pageSize): number => Math.max(1, Math.ceil(total / rows));

/**
 * Start offset that an address states in `limit`, rounded down to a full page. What is no number counts as 0, what is
 * beyond the highest offset as that one.
 *
 * The inline script of every document contains the text of this function, so it uses nothing but its parameters.
 */
export function startOffset(limit: string | null, { rows, highest }: OffsetRule): number {
  const stated = Number(limit);
  const offset = Number.isFinite(stated) ? Math.min(Math.max(0, stated), highest) : 0;
  return Math.floor(offset / rows) * rows;
}

export interface OffsetRule {
  rows: number;
  /** Highest offset of a call. */
  highest: number;
}
