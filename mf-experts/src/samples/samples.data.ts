import type { ApiClient, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import { firstPage, type PageRequest } from '../paging/paging.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

export type SamplesData = Paged<SampleRow>;

export const useSamples = (request: PageRequest, langId: string, composed?: SamplesData): Reading<SamplesData> =>
  useReading(`${request.page} ${langId}`, (signal) => readSamples(api, request, langId, { signal }), composed);

/** What the document of a list of samples holds. */
export const loadSamples = (from: ApiClient, langId: string): Promise<SamplesData> =>
  readSamples(from, firstPage, langId);

async function readSamples(from: ApiClient, request: PageRequest, fkLangId: string, options?: ReadOptions) {
  const { page, limit, startLimit } = request;
  return pagedOf(page, await from.getSampleList({ startLimit, limit, fkLangId, id: '', fkUserId: '' }, options));
}
