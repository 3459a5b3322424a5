import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { allIds } from '@agile-languages/shared/paths';
import { loadClass } from '../class-detail/class.data.ts';
import { type ClassSectionsData, loadOtherClasses, loadTrainer } from '../class-detail/class-sections.data.ts';

export const classIds = (api: ApiClient): Promise<string[]> =>
  allIds((startLimit, limit) => api.getClassList({ startLimit, limit, fkClassId: '', fkDpLangId: '' }));

const underWay = new Map<string, Promise<ClassRow | null>>();

/** The class of a page. All loaders of the page need it: one request serves them. */
export function loadPageClass(api: ApiClient, id: string): Promise<ClassRow | null> {
  const request = underWay.get(id) ?? loadClass(api, id).finally(() => underWay.delete(id));
  underWay.set(id, request);
  return request;
}

export async function loadPageTrainer(api: ApiClient, id: string, options?: ReadOptions) {
  const row = await loadPageClass(api, id);
  return row && loadTrainer(api, row, options);
}

export async function loadPageOthers(api: ApiClient, id: string, options?: ReadOptions) {
  const row = await loadPageClass(api, id);
  return row ? loadOtherClasses(api, row, options) : [];
}

export interface ClassPageData extends ClassSectionsData {
  /** `null` when there is none of this id. */
  class: ClassRow | null;
}
