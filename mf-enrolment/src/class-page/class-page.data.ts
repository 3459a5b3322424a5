import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { allIds } from '@agile-languages/shared/paths';
import { loadClass } from '../class-detail/class.data.ts';
import { type ClassSectionsData, loadOtherClasses, loadTrainer } from '../class-detail/class-sections.data.ts';

/** Also of cancelled ones: people come back to their pages. */
export async function classIds(api: ApiClient): Promise<string[]> {
  const idsIn = (state?: 'cancelled') =>
    allIds((startLimit, limit) => api.getClassList({ startLimit, limit, fkClassId: '', fkDpLangId: '', state }));
  return [...new Set([...(await idsIn()), ...(await idsIn('cancelled'))])];
}

const underWay = new Map<string, Promise<ClassRow | null>>();

/** One request serves all loaders of the page. */
export function loadPageClass(api: ApiClient, id: string): Promise<ClassRow | null> {
  const request = underWay.get(id) ?? loadClass(api, id).finally(() => underWay.delete(id));
  underWay.set(id, request);
  return request;
}

export async function loadPageTrainer(api: ApiClient, id: string, options?: ReadOptions) {
  const row = await loadPageClass(api, id);
  return row && loadTrainer(api, row.trainerId, options);
}

export async function loadPageSecondTrainer(api: ApiClient, id: string, options?: ReadOptions) {
  const row = await loadPageClass(api, id);
  return row && loadTrainer(api, row.secondTrainerId, options);
}

export async function loadPageOthers(api: ApiClient, id: string, options?: ReadOptions) {
  const row = await loadPageClass(api, id);
  return row ? loadOtherClasses(api, row, options) : [];
}

export interface ClassPageData extends ClassSectionsData {
  class: ClassRow | null;
}
