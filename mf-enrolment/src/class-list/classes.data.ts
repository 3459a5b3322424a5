import type { ApiClient, ReadOptions } from '@agile-languages/shared/api';
import { listPageOf } from '@agile-languages/shared/paths';
import { classListRequest } from '../links/class-addresses.ts';
import type { ClassListQuery, ClassPage } from '../links/class-links.ts';

/**
 * A narrowed list is made of all classes of its Language, because the call knows Languages alone.
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
    const loadNarrowed = (await import(/* webpackChunkName: "later" */ './narrowed-classes.data.ts')).loadNarrowed;
    return loadNarrowed(api, { languageId, page, narrowing }, options, size);
  }
  const response = await api.getClassList(classListRequest(query, size), options);
  return { ...listPageOf(page, response, size), languageId };
}

/** Whether no Language has a class: then there is nothing to filter. */
export const isNothing = ({ languageId, narrowing, total }: Pick<ClassPage, 'languageId' | 'narrowing' | 'total'>) =>
  languageId === '' && narrowing === undefined && total === 0;
