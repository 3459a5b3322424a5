import type { ClassListRequest } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { offsetOf, pageOf, pagingOf } from '@agile-languages/shared/paths';
import type { ClassListQuery } from './class-links.ts';

/** The page and Language in the query of an address. */
export const parseClassListQuery = (query: URLSearchParams): ClassListQuery => ({
  languageId: query.get('fkDpLangId') ?? '',
  page: pageOf(query),
});

/** Query of an address: `?fkDpLangId=1111117&limit=10&endLimit=20`. */
export const classListSearch = ({ languageId, page }: ClassListQuery): string =>
  `?${new URLSearchParams({ ...(languageId ? { fkDpLangId: languageId } : undefined), ...pagingOf(page) })}`;

/** Body of the call. Here `limit` is a number of rows and `startLimit` the offset. */
export const classListRequest = ({ languageId, page }: ClassListQuery, rows: number = pageSize): ClassListRequest => ({
  startLimit: offsetOf(page, rows),
  limit: rows,
  fkClassId: '',
  fkDpLangId: languageId,
});
