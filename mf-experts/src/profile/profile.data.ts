import type { ClassRow, ProfileRow, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/constants';
import { api } from '@agile-languages/shared/platform';
import { pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** As many classes as one call brings; the call cannot ask for those of one expert. */
const classLimit = 100;
const shownClasses = 3;

/** The expert with this id; `undefined` when there is none. */
export const useProfile = (id: string): Reading<ProfileRow | undefined> =>
  useReading(id, async (signal) => {
    const request = { fkUserId: id, limit: 1, startLimit: 0 };
    return pagedOf(1, await api.getProfileList(request, { signal })).rows[0];
  });

export const useProfileSamples = (id: string): Reading<readonly SampleRow[]> =>
  useReading(id, async (signal) => {
    const request = { startLimit: 0, limit: samplesOnProfile, fkLangId: '', id: '', fkUserId: id };
    const { rows } = pagedOf(1, await api.getSampleList(request, { signal }));
    return rows.slice(0, samplesOnProfile);
  });

export const useProfileClasses = (id: string): Reading<readonly ProfileClass[]> =>
  useReading(id, async (signal) => {
    const request = { startLimit: 0, limit: classLimit, fkClassId: '', fkDpLangId: '' };
    const { rows } = await api.getClassList(request, { signal });
    return nextClassesWith(id, rows, new Date());
  });

/** The next classes with this trainer, the earliest first. A class without a start is not among them. */
export const nextClassesWith = (trainerId: string, rows: readonly ClassRow[], now: Date): ProfileClass[] =>
  rows
    .flatMap((row) => (row.trainerId === trainerId && row.start ? [{ ...row, start: row.start }] : []))
    .filter(({ start }) => new Date(start) > now)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, shownClasses);

export type ProfileClass = ClassRow & { start: string };
