import { type ProfileRow, rowCountOf, type SampleRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { lastPageOf, type PageRequest } from '../paging/paging.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** Samples in the strip above the list. */
export const topSampleCount = 4;

export const useTopSamples = (fkUserId: string): Reading<SampleRow[]> =>
  useReading(fkUserId, async (signal) => {
    const request = { startLimit: 0, limit: topSampleCount, fkLangId: '', id: '', fkUserId };
    const { rows } = await api.getSampleList(request, { signal });
    return rows;
  });

export const useProfiles = (request: PageRequest, fkUserId: string): Reading<ProfilePage> =>
  useReading(`${request.page} ${fkUserId}`, async (signal) => {
    const { page, limit, startLimit } = request;
    const answer = await api.getProfileList({ fkUserId, limit, startLimit }, { signal });
    const total = rowCountOf(answer);
    const lastPage = answer.rows.length > 0 ? Math.max(page, lastPageOf(total)) : lastPageOf(total);
    return { page, lastPage, total, fkUserId, profiles: answer.rows };
  });

export interface ProfilePage {
  page: number;
  /** Lower than `page` when the address goes beyond the end. */
  lastPage: number;
  /** Experts in all. */
  total: number;
  /** The one expert that was asked for; `''` for all. */
  fkUserId: string;
  profiles: ProfileRow[];
}
