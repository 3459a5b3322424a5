import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import type { ClassListQuery } from '../links/class-links.ts';
import { classListRequest } from '../links/class-list-query.ts';

/** One page of the classes of a Language. @param size classes on a page. Default: ten. */
export async function loadClasses(
  api: Pick<ApiClient, 'getClassList'>,
  query: ClassListQuery,
  options?: ReadOptions,
  size?: number,
): Promise<ClassPage> {
  const response = await api.getClassList(classListRequest(query, size), options);
  return { ...listPageOf(query.page, response, size), languageId: query.languageId };
}

/** One page of classes, and its Language; `''` for all. */
export type ClassPage = ListPage<ClassRow> & ClassListQuery;
