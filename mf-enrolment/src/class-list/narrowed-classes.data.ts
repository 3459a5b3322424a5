import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { asPeople, ownZone, seatShares } from '@agile-languages/shared/formats';
import { lastPageOf, listPageOf, offsetOf } from '@agile-languages/shared/paths';
import { classListRequest } from '../links/class-addresses.ts';
import type { ClassListQuery, ClassPage, Narrowing } from '../links/class-links.ts';
import { hasSeats, narrow } from './narrowing.ts';

/** Rows in one call. */
const batch = 100;

export async function loadNarrowed(
  api: Pick<ApiClient, 'getClassList'>,
  { languageId, page, narrowing }: ClassListQuery & { narrowing: Narrowing },
  options?: ReadOptions,
  size?: number,
): Promise<ClassPage> {
  const all = await loadAllClasses(api, narrowing.languages ? '' : languageId, options);
  const matching = narrow(all, narrowing, ownZone());
  const rows = matching.slice(offsetOf(page, size), offsetOf(page + 1, size));
  const lastPage = lastPageOf(matching.length, size);
  return {
    page,
    lastPage,
    total: matching.length,
    rows,
    languageId,
    narrowing,
    unnarrowed: all.length,
    ...sharesOf(asPeople(narrowing.people), rows, all),
  };
}

/** People for whom a class is too small may learn in a later one of its Language. */
function sharesOf(people: number, rows: readonly ClassRow[], all: readonly ClassRow[]): Pick<ClassPage, 'shares'> {
  if (people === 1) return {};
  const small = rows.filter((row) => !hasSeats(row, people));
  const fromOn = (row: ClassRow) =>
    all.slice(all.findIndex(({ id }) => id === row.id)).filter(({ fkDpLangId }) => fkDpLangId === row.fkDpLangId);
  return { shares: Object.fromEntries(small.map((row) => [row.id, seatShares(fromOn(row), people)])) };
}

/** `''` for all. */
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
