import type { ApiClient, ClassRow, ProfileRow, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/constants';
import { api } from '@agile-languages/shared/platform';
import { idsOf } from '../paging/ids-of.ts';
import { pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** As many classes as one call brings; the call cannot ask for those of one expert. */
const classLimit = 100;
const shownClasses = 3;

/** The expert with this id. */
export const useProfile = (id: string, composed?: FoundProfile): Reading<FoundProfile> =>
  useReading(id, (signal) => readProfile(api, id, { signal }), composed);

export const useProfileSamples = (id: string, composed?: readonly SampleRow[]): Reading<readonly SampleRow[]> =>
  useReading(id, (signal) => readSamples(api, id, { signal }), composed);

export const useProfileClasses = (id: string, composed?: readonly ProfileClass[]): Reading<readonly ProfileClass[]> =>
  useReading(id, (signal) => readClasses(api, id, { signal }), composed);

/** What the document of an expert holds. */
export const loadProfile = async (from: ApiClient, id: string): Promise<ProfileData> => ({
  ...(await readProfile(from, id)),
  samples: await readSamples(from, id),
  classes: await readClasses(from, id),
});

export const profileIds = (from: ApiClient): Promise<string[]> =>
  idsOf((startLimit, limit) => from.getProfileList({ fkUserId: '', limit, startLimit }));

async function readProfile(from: ApiClient, id: string, options?: ReadOptions): Promise<FoundProfile> {
  const request = { fkUserId: id, limit: 1, startLimit: 0 };
  return { profile: pagedOf(1, await from.getProfileList(request, options)).rows[0] };
}

async function readSamples(from: ApiClient, id: string, options?: ReadOptions) {
  const request = { startLimit: 0, limit: samplesOnProfile, fkLangId: '', id: '', fkUserId: id };
  return pagedOf(1, await from.getSampleList(request, options)).rows.slice(0, samplesOnProfile);
}

async function readClasses(from: ApiClient, id: string, options?: ReadOptions) {
  const request = { startLimit: 0, limit: classLimit, fkClassId: '', fkDpLangId: '' };
  return nextClassesWith(id, (await from.getClassList(request, options)).rows, new Date());
}

/** The next classes with this trainer, the earliest first. A class without a start is not among them. */
export const nextClassesWith = (trainerId: string, rows: readonly ClassRow[], now: Date): ProfileClass[] =>
  rows
    .flatMap((row) => (row.trainerId === trainerId && row.start ? [{ ...row, start: row.start }] : []))
    .filter(({ start }) => new Date(start) > now)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, shownClasses)
    .map(({ id, className, start, seatsLeft, price, currency }) => ({
      id,
      className,
      start,
      seatsLeft,
      price,
      currency,
    }));

export interface FoundProfile {
  /** Absent when there is none with this id. */
  profile?: ProfileRow | undefined;
}

export interface ProfileData extends FoundProfile {
  samples?: readonly SampleRow[];
  classes?: readonly ProfileClass[];
}

export type ProfileClass = Pick<ClassRow, 'id' | 'className' | 'seatsLeft' | 'price' | 'currency'> & { start: string };
