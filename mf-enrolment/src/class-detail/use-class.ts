import type { ApiClient, ClassRow } from '@agile-languages/shared/api';
import { type Read, useRead } from '../class-parts/use-read.ts';

/** The two calls that a class in full needs. */
export type ClassApi = Pick<ApiClient, 'getClassList' | 'getProfileList'>;

/** One class; `null` when there is none of this id. */
export const useClass = (id: string, { getClassList }: ClassApi): Read<ClassRow | null> =>
  useRead(id, async (signal) => {
    const { rows } = await getClassList({ startLimit: 0, limit: 1, fkClassId: id, fkDpLangId: '' }, { signal });
    return rows[0] ?? null;
  });
