import { type ApiClient, type ClassRow, parsePattern, type ReadOptions } from '@agile-languages/shared/api';

/** Hours of the live classes of the programme (specification, section 4). */
const programmeHours = 60;
const digitalProduct = '1111118';

/** The classes in which a certificate is earned, the next first. */
export async function loadStarts(api: ApiClient, options?: ReadOptions): Promise<readonly ClassRow[]> {
  const request = { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId: digitalProduct };
  const { rows } = await api.getClassList(request, options);
  return rows.filter(({ pattern }) => parsePattern(pattern)?.totalHours === programmeHours);
}
