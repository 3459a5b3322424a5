import type { ProfileRow, SampleRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import type { PageRequest } from '../paging/paging.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** Samples in the strip above the list. */
export const topSampleCount = 4;

export const useTopSamples = (fkUserId: string): Reading<readonly SampleRow[]> =>
  useReading(fkUserId, async (signal) => {
    const request = { startLimit: 0, limit: topSampleCount, fkLangId: '', id: '', fkUserId };
    return pagedOf(1, await api.getSampleList(request, { signal })).rows;
  });

export const useProfiles = ({ page, limit, startLimit }: PageRequest, fkUserId: string): Reading<ProfilePage> =>
  useReading(`${page} ${fkUserId}`, async (signal) => {
    const answer = await api.getProfileList({ fkUserId, limit, startLimit }, { signal });
    return { ...pagedOf(page, answer), fkUserId };
  });

export interface ProfilePage extends Paged<ProfileRow> {
  /** The one expert that was asked for; `''` for all. */
  fkUserId: string;
}
