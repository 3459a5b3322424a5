import type { ClassListRequest } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/constants';
import type { ClassPlace } from '../class-parts/class-links.ts';

/** Highest offset that a call may ask for. */
const farthest = 999_999_990;

/**
 * The page that an address asks for. In the address `limit` is a start offset; whatever is no number reads as 0,
 * an offset inside a page as that page. `endLimit` follows from it and is not read.
 */
export function placeOf(query: URLSearchParams): ClassPlace {
  const stated = Number(query.get('limit'));
  const offset = Number.isFinite(stated) ? Math.min(Math.max(0, stated), farthest) : 0;
  return { languageId: query.get('fkDpLangId') ?? '', page: Math.floor(offset / pageSize) + 1 };
}

/** Query of a place: `?fkDpLangId=1111117&limit=10&endLimit=20`. */
export function queryOf({ languageId, page }: ClassPlace): string {
  const offset = (page - 1) * pageSize;
  const paging = { limit: String(offset), endLimit: String(offset + pageSize) };
  return `?${new URLSearchParams(languageId ? { fkDpLangId: languageId, ...paging } : paging)}`;
}

/** Whether an address names its page exactly, or says nothing about pages at all. */
export function isExact(query: URLSearchParams): boolean {
  if (!query.has('limit') && !query.has('endLimit')) return true;
  const exact = new URLSearchParams(queryOf(placeOf(query)));
  return ['limit', 'endLimit'].every((name) => query.getAll(name).join() === exact.get(name));
}

/** What the call sends for a place. Here `limit` is a number of rows and `startLimit` the offset. */
export const requestOf = ({ languageId, page }: ClassPlace, rows: number = pageSize): ClassListRequest => ({
  startLimit: (page - 1) * rows,
  limit: rows,
  fkClassId: '',
  fkDpLangId: languageId,
});

export const lastPageOf = (total: number, rows: number = pageSize): number => Math.max(1, Math.ceil(total / rows));
