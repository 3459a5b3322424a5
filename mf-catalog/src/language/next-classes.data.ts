import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';

const shownClassCount = 3;

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
