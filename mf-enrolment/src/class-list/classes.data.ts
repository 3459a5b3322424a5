import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import type { ClassListQuery } from '../links/class-links.ts';
import { classListRequest } from '../links/class-list-query.ts';

/**
 * One page of the classes of a Language. A narrowed list is made of all its classes, because the call knows Languages alone.
 * @param size classes on a page. Default: ten.
 */
export async function loadClasses(
  api: Pick<ApiClient, 'getClassList'>,
  query: ClassListQuery,
  options?: ReadOptions,
  size?: number,
): Promise<ClassPage> {
  const { languageId, narrowing, page } = query;
  if (narrowing) {
    const loadNarrowed = (await import('./narrowed-classes.data.ts')).loadNarrowed;
    return loadNarrowed(api, { languageId, page, narrowing }, options, size);
  }
  const response = await api.getClassList(classListRequest(query, size), options);
  return { ...listPageOf(page, response, size), languageId };
}

/** One page of classes, and what it was requested for. */
export interface ClassPage extends ListPage<ClassRow>, ClassListQuery {
  /** How many classes there are without the narrowing. Absent when nothing narrows them. */
  unnarrowed?: number;
}
