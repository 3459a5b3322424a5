import type { ApiClient, ProfileRow, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import { type PageRequest, pageRequestOf } from '../paging/paging.ts';

export const topSampleCount = 4;

export const parseProfilesQuery = (search: URLSearchParams): ProfilesQuery => ({
  ...pageRequestOf(search),
  fkUserId: search.get('fkProfileId') ?? '',
});

export async function loadTopSamples(
  api: ApiClient,
  fkUserId: string,
  options?: ReadOptions,
): Promise<readonly SampleRow[]> {
  const request = { startLimit: 0, limit: topSampleCount, fkLangId: '', id: '', fkUserId };
  return listPageOf(1, await api.getSampleList(request, options)).rows;
}

export async function loadProfiles(
  api: ApiClient,
  { page, limit, startLimit, fkUserId }: ProfilesQuery,
  options?: ReadOptions,
): Promise<ProfilePage> {
  return { ...listPageOf(page, await api.getProfileList({ fkUserId, limit, startLimit }, options)), fkUserId };
}

interface ProfilesQuery extends PageRequest {
  /** Requested alone; `''` for all. */
  fkUserId: string;
}

export interface ProfilesData {
  topSamples: readonly SampleRow[];
  profiles: ProfilePage;
}

export interface ProfilePage extends ListPage<ProfileRow> {
  fkUserId: string;
}
