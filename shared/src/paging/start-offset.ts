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

/** Page size and highest offset of a list. */
export interface OffsetRule {
  /** Rows on a page. */
  rows: number;
  /** Highest offset of a call. */
  highest: number;
}
