import type { ApiClient, ClassRow, ProfileRow } from '@agile-languages/shared/api';
import { type Read, useRead } from '../class-parts/use-read.ts';

/** The two calls that a class in full needs. */
export type ClassApi = Pick<ApiClient, 'getClassList' | 'getProfileList'>;

/** One class; `null` when there is none of this id. */
export const useClass = (id: string, { getClassList }: ClassApi): Read<ClassRow | null> =>
  useRead(id, async (signal) => {
    const { rows } = await getClassList({ startLimit: 0, limit: 1, fkClassId: id, fkDpLangId: '' }, { signal });
    return rows[0] ?? null;
  });

/** The expert who teaches; `null` when there is none of this id. */
export const useTrainer = (trainerId: string | undefined, { getProfileList }: ClassApi): Read<ProfileRow | null> =>
  useRead(trainerId, async (signal) => {
    const { rows } = await getProfileList({ fkUserId: trainerId ?? '', limit: 1, startLimit: 0 }, { signal });
    return rows[0] ?? null;
  });

const otherCount = 3;

/** The next classes of the same Language. */
export const useOtherClasses = ({ id, fkDpLangId = '' }: ClassRow, { getClassList }: ClassApi): Read<ClassRow[]> =>
  useRead(`${id} ${fkDpLangId}`, async (signal) => {
    const request = { startLimit: 0, limit: otherCount + 1, fkClassId: '', fkDpLangId };
    const { rows } = await getClassList(request, { signal });
    return rows.filter((row) => row.id !== id).slice(0, otherCount);
  });
