import type { ClassListRequest } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { offsetOf, pageOf, pagingOf } from '@agile-languages/shared/paths';
import type { ClassListQuery, Narrowing } from './class-links.ts';

/** Lets every class through. */
export const everything: Narrowing = { mode: '', month: '', time: '', trainer: '', languages: '', hours: '' };

const narrowingNames = ['mode', 'month', 'time', 'trainer', 'languages', 'hours'] as const;

/** Page, Language and narrowing in the query of an address. */
export function parseClassListQuery(query: URLSearchParams): ClassListQuery {
  const stated = narrowingNames.map((name) => [name, query.get(name) ?? ''] as const);
  const narrowing = stated.some(([, value]) => value) && { ...everything, ...Object.fromEntries(stated) };
  return { languageId: query.get('fkDpLangId') ?? '', page: pageOf(query), ...(narrowing && { narrowing }) };
}

/** Query of an address: `?fkDpLangId=1111117&mode=Classroom&limit=10&endLimit=20`. */
export function classListSearch({ languageId, page, narrowing }: ClassListQuery): string {
  const search = new URLSearchParams({ fkDpLangId: languageId, ...narrowing, ...pagingOf(page) });
  return `?${search}`.replaceAll(/\w+=&/g, '');
}

/** Body of the call. Here `limit` is a number of rows and `startLimit` the offset. */
export const classListRequest = ({ languageId, page }: ClassListQuery, rows: number = pageSize): ClassListRequest => ({
  startLimit: offsetOf(page, rows),
  limit: rows,
  fkClassId: '',
  fkDpLangId: languageId,
});
