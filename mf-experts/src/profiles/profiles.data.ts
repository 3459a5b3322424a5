import type { ApiClient, ProfileRow, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import { firstPage, type PageRequest } from '../paging/paging.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** Samples in the strip above the list. */
export const topSampleCount = 4;

export const useTopSamples = (fkUserId: string, composed?: readonly SampleRow[]): Reading<readonly SampleRow[]> =>
  useReading(fkUserId, (signal) => readTopSamples(api, fkUserId, { signal }), composed);

export const useProfiles = (request: PageRequest, fkUserId: string, composed?: ProfilePage): Reading<ProfilePage> =>
  useReading(`${request.page} ${fkUserId}`, (signal) => readProfiles(api, request, fkUserId, { signal }), composed);

/** What the document of `/profiles` holds. */
export const loadProfiles = async (from: ApiClient): Promise<ProfilesData> => ({
  topSamples: await readTopSamples(from, ''),
  profiles: await readProfiles(from, firstPage, ''),
});

async function readTopSamples(from: ApiClient, fkUserId: string, options?: ReadOptions) {
  const request = { startLimit: 0, limit: topSampleCount, fkLangId: '', id: '', fkUserId };
  return pagedOf(1, await from.getSampleList(request, options)).rows;
}

async function readProfiles(from: ApiClient, request: PageRequest, fkUserId: string, options?: ReadOptions) {
  const { page, limit, startLimit } = request;
  const answer = await from.getProfileList({ fkUserId, limit, startLimit }, options);
  return { ...pagedOf(page, answer), fkUserId };
}

export interface ProfilesData {
  topSamples?: readonly SampleRow[];
  profiles?: ProfilePage | undefined;
}

export interface ProfilePage extends Paged<ProfileRow> {
  /** The one expert that was asked for; `''` for all. */
  fkUserId: string;
}
