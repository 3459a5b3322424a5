import type { ApiClient, ClassRow, ProfileRow, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/content';
import { allIds, listPageOf } from '@agile-languages/shared/paths';

/** The call has no filter for the trainer. */
const classLimit = 100;
const shownClasses = 3;

export const profileIds = (api: ApiClient): Promise<string[]> =>
  allIds((startLimit, limit) => api.getProfileList({ fkUserId: '', limit, startLimit }));

export async function loadProfile(api: ApiClient, id: string, options?: ReadOptions): Promise<ProfileRow | null> {
  const request = { fkUserId: id, limit: 1, startLimit: 0 };
  return listPageOf(1, await api.getProfileList(request, options)).rows[0] ?? null;
}

export async function loadProfileSamples(
  api: ApiClient,
  id: string,
  options?: ReadOptions,
): Promise<readonly SampleRow[]> {
  const request = { startLimit: 0, limit: samplesOnProfile, fkLangId: '', id: '', fkUserId: id };
  return listPageOf(1, await api.getSampleList(request, { ...options, rowsOnly: true })).rows.slice(
    0,
    samplesOnProfile,
  );
}

export async function loadProfileClasses(
  api: ApiClient,
  id: string,
  options?: ReadOptions,
): Promise<readonly ProfileClass[]> {
  const request = { startLimit: 0, limit: classLimit, fkClassId: '', fkDpLangId: '' };
  return nextClassesWith(id, (await api.getClassList(request, { ...options, rowsOnly: true })).rows);
}

/** The earliest first; without those that have no start. */
export const nextClassesWith = (trainerId: string, rows: readonly ClassRow[]): ProfileClass[] =>
  rows
    .flatMap((row) =>
      [row.trainerId, row.secondTrainerId].includes(trainerId) && row.start ? [{ ...row, start: row.start }] : [],
    )
    .sort((first, second) => Date.parse(first.start) - Date.parse(second.start))
    .slice(0, shownClasses)
    .map(({ id, className, start, seatsLeft, price, currency }) => ({
      id,
      className,
      start,
      seatsLeft,
      price,
      currency,
    }));

export interface ProfileData {
  profile: ProfileRow | null;
  samples: readonly SampleRow[];
  classes: readonly ProfileClass[];
}

export type ProfileClass = Pick<ClassRow, 'id' | 'className' | 'seatsLeft' | 'price' | 'currency'> & { start: string };
