import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';

/** How many classes the page of a Language shows. */
const shownClassCount = 3;

/** The classes of a Language that start next. */
export async function loadNextClasses(
  api: ApiClient,
  fkDpLangId: string,
  options?: ReadOptions,
): Promise<readonly ClassRow[]> {
  return (await api.getClassList({ startLimit: 0, limit: shownClassCount, fkClassId: '', fkDpLangId }, options)).rows;
}

export interface NextClassesData {
  nextClasses: readonly ClassRow[];
}
