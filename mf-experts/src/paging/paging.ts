import { pageSize } from '@agile-languages/shared/constants';

/** Highest offset that a call may ask for. */
const farthest = 999_999_990;

/**
 * The page that an address asks for, and what a list call sends for it. In the address `limit` is an offset and
 * `endLimit` the offset after it; in a call `startLimit` is the offset and `limit` a number of rows.
 */
export function pageRequestOf(search: URLSearchParams): PageRequest {
  const stated = Number(search.get('limit'));
  const offset = Number.isFinite(stated) ? Math.min(Math.max(0, stated), farthest) : 0;
  return pageRequest(Math.floor(offset / pageSize) + 1);
}

/** The page that a plain address asks for. */
export const firstPage: PageRequest = { page: 1, startLimit: 0, limit: pageSize };

const pageRequest = (page: number): PageRequest => ({
  page,
  startLimit: (page - 1) * pageSize,
  limit: pageSize,
});

/** Query of a page, with every other parameter of `search` kept: `?limit=20&endLimit=30`. */
export function searchOfPage(page: number, search: URLSearchParams): string {
  const { startLimit } = pageRequest(page);
  const others = [...search].filter(([name]) => name !== 'limit' && name !== 'endLimit');
  const paging = [
    ['limit', String(startLimit)],
    ['endLimit', String(startLimit + pageSize)],
  ];
  return `?${new URLSearchParams([...paging, ...others])}`;
}

/** Whether an address says nothing about pages, or names a page exactly. */
export function isExact(search: URLSearchParams): boolean {
  const limit = search.getAll('limit').join();
  const endLimit = search.getAll('endLimit').join();
  if (!search.has('limit') && !search.has('endLimit')) return true;
  const { startLimit } = pageRequestOf(search);
  return limit === String(startLimit) && endLimit === String(startLimit + pageSize);
}

export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

export interface PageRequest {
  /** From 1. */
  page: number;
  startLimit: number;
  limit: number;
}
