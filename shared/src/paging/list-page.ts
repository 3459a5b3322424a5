import type { ApiAnswer } from '../api/calls.ts';
import { rowCountOf } from '../api/client.ts';
import { pageSize } from '../constants/index.ts';
import { lastPageOf } from './paging.ts';

/** One page of a list. A page beyond the end has no rows and a `lastPage` below its own number. */
export interface ListPage<Row> {
  /** From 1. */
  page: number;
  lastPage: number;
  /** Rows in all. */
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

/** Whether a page lies beyond the end of its list. */
export const isBeyondEnd = ({ page, lastPage }: Pick<ListPage<unknown>, 'page' | 'lastPage'>): boolean =>
  page > lastPage;
