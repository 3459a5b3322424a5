import { pageSize } from '@agile-languages/shared/content';
import { offsetOf, pageOf, pagingOf } from '@agile-languages/shared/paths';

export function pageRequestOf(search: URLSearchParams): PageRequest {
  const page = pageOf(search);
  return { page, startLimit: offsetOf(page), limit: pageSize };
}

/** `?limit=20&endLimit=30`, with every other parameter. */
export function searchOfPage(page: number, search: URLSearchParams): string {
  const others = [...search].filter(([name]) => name !== 'limit' && name !== 'endLimit');
  return `?${new URLSearchParams([...Object.entries(pagingOf(page)), ...others])}`;
}

export interface PageRequest {
  /** From 1. */
  page: number;
  startLimit: number;
  limit: number;
}
