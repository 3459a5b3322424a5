import type { ApiClient, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import type { PageRequest } from '../paging/paging.ts';

/** `fkLangId` is `''` for all Languages. */
export async function loadSamples(
  api: ApiClient,
  { page, limit, startLimit }: PageRequest,
  fkLangId: string,
  options?: ReadOptions,
): Promise<ListPage<SampleRow>> {
  return listPageOf(page, await api.getSampleList({ startLimit, limit, fkLangId, id: '', fkUserId: '' }, options));
}

export interface SamplesData {
  samples: ListPage<SampleRow>;
}
