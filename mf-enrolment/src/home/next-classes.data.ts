import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';

const shown = 3;
/** Rows that are requested, so that full classes can be left out. */
const requested = 6;

/** The next classes that are not full. */
export async function loadOpenClasses(api: ApiClient, options?: ReadOptions): Promise<readonly ClassRow[]> {
  const request = { startLimit: 0, limit: requested, fkClassId: '', fkDpLangId: '' };
  const { rows } = await api.getClassList(request, options);
  return rows.filter(({ seatsLeft }) => seatsLeft !== 0).slice(0, shown);
}
