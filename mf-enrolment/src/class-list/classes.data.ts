import type { ApiClient, ReadOptions } from '@agile-languages/shared/api';
import { listPageOf } from '@agile-languages/shared/paths';
import { classListRequest } from '../links/class-addresses.ts';
import type { ClassListQuery, ClassPage } from '../links/class-links.ts';

/** A narrowed list is made of all classes: the call knows Languages alone. */
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

export const isNothing = ({ languageId, narrowing, total }: Pick<ClassPage, 'languageId' | 'narrowing' | 'total'>) =>
  languageId === '' && narrowing === undefined && total === 0;
