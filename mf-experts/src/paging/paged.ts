import { type ApiAnswer, rowCountOf } from '@agile-languages/shared/api';
import { lastPageOf } from './paging.ts';

/** One page of a list. A page beyond the end has no rows and a `lastPage` below its own number. */
export interface Paged<Row> {
  page: number;
  lastPage: number;
  /** Rows in all. */
  total: number;
  rows: readonly Row[];
}

/** Reads the answer to the call for a page. A count of 0 means that there are no rows, whatever else the answer holds. */
export function pagedOf<Row extends { rowCount?: string }>(
  page: number,
  answer: ApiAnswer<Row, { rowCount: string | number }>,
): Paged<Row> {
  const total = rowCountOf(answer);
  const rows = total > 0 ? answer.rows : [];
  return { page, total, rows, lastPage: rows.length > 0 ? Math.max(page, lastPageOf(total)) : lastPageOf(total) };
}
