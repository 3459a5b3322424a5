import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { lastPageOf, listPageOf, offsetOf } from '@agile-languages/shared/paths';
import type { ClassListQuery, Narrowing } from '../links/class-links.ts';
import { classListRequest } from '../links/class-list-query.ts';
import type { ClassPage } from './classes.data.ts';
import { narrow } from './narrowing.ts';

/** Rows in one call. */
const batch = 100;

/** One page of a narrowed list, made of all classes of its Language. @param size classes on a page. Default: ten. */
export async function loadNarrowed(
  api: Pick<ApiClient, 'getClassList'>,
  { languageId, page, narrowing }: ClassListQuery & { narrowing: Narrowing },
  options?: ReadOptions,
  size?: number,
): Promise<ClassPage> {
  const all = await loadAllClasses(api, narrowing.languages ? '' : languageId, options);
  const matching = narrow(all, narrowing, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const rows = matching.slice(offsetOf(page, size), offsetOf(page + 1, size));
  const lastPage = lastPageOf(matching.length, size);
  return { page, lastPage, total: matching.length, rows, languageId, narrowing, unnarrowed: all.length };
}

/** Every class of a Language; `''` for all. */
export async function loadAllClasses(
  api: Pick<ApiClient, 'getClassList'>,
  languageId: string,
  options?: ReadOptions,
): Promise<ClassRow[]> {
  const rows = new Map<string, ClassRow>();
  for (let page = 1; ; page += 1) {
    const response = await api.getClassList(classListRequest({ languageId, page }, batch), options);
    const found = listPageOf(page, response, batch);
    for (const row of found.rows) rows.set(row.id, row);
    if (page >= found.lastPage || found.rows.length === 0) return [...rows.values()];
  }
}
