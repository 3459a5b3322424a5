import type { ApiAnswer } from '../api/calls.ts';
import { rowCountOf } from '../api/client.ts';
import { pageSize } from '../content/limits.ts';
import { lastPageOf } from './paging.ts';

/** One page of a list. A page beyond the end has no rows and a `lastPage` below its own number. */
export interface ListPage<Row> {
  /** From 1. */
  page: number;
  lastPage: number;
  total: number;
  rows: readonly Row[];
}

/**
 * What the API responded for a page. A count of 0 means that there are no rows, whatever else the response holds.
 * @param size rows on a page. Default: ten.
 */
export function listPageOf<Row extends { rowCount?: string }>(
  page: number,
  response: ApiAnswer<Row, { rowCount: string | number }>,
  size: number = pageSize,
): ListPage<Row> {
  const total = rowCountOf(response);
  const rows = total > 0 ? response.rows : [];
  const last = lastPageOf(total, size);
  return { page, total, rows, lastPage: rows.length > 0 ? Math.max(page, last) : last };
}

export const isBeyondEnd = ({ page, lastPage }: Pick<ListPage<unknown>, 'page' | 'lastPage'>): boolean =>
  page > lastPage;

const batch = 100;

/** Ids of all rows of a list, each once. @param list calls the API for so many rows from an offset */
export async function allIds(list: List): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 1; ids.length < total; ) {
    const response = await list(ids.length, batch);
    if (response.rows.length === 0) break;
    ids.push(...response.rows.map(({ id }) => id));
    total = rowCountOf(response);
  }
  return [...new Set(ids)];
}

type List = (
  startLimit: number,
  limit: number,
) => Promise<ApiAnswer<{ id: string; rowCount?: string }, { rowCount: string | number }>>;
