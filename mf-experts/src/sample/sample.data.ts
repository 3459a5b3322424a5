import type { ApiClient, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/constants';
import { api } from '@agile-languages/shared/platform';
import { idsOf } from '../paging/ids-of.ts';
import { pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** Similar samples below a sample. */
export const similarCount = samplesOnProfile;

/** The sample with this id. */
export const useSample = (id: string, composed?: FoundSample): Reading<FoundSample> =>
  useReading(id, (signal) => readSample(api, id, { signal }), composed);

/** Other samples of the same Language. */
export const useSimilarSamples = (sample: SampleRow, composed?: readonly SampleRow[]): Reading<readonly SampleRow[]> =>
  useReading(`${sample.langId} ${sample.id}`, (signal) => readSimilar(api, sample, { signal }), composed);

/** What the document of a sample holds. */
export async function loadSample(from: ApiClient, id: string): Promise<SampleData> {
  const found = await readSample(from, id);
  return { ...found, similar: found.sample && (await readSimilar(from, found.sample)) };
}

export const sampleIds = (from: ApiClient): Promise<string[]> =>
  idsOf((startLimit, limit) => from.getSampleList({ startLimit, limit, fkLangId: '', id: '', fkUserId: '' }));

async function readSample(from: ApiClient, id: string, options?: ReadOptions): Promise<FoundSample> {
  const request = { startLimit: 0, limit: 1, fkLangId: '', id, fkUserId: '' };
  return { sample: pagedOf(1, await from.getSampleList(request, options)).rows[0] };
}

async function readSimilar(from: ApiClient, { id, langId }: SampleRow, options?: ReadOptions) {
  const request = { startLimit: 0, limit: similarCount + 1, fkLangId: langId, id: '', fkUserId: '' };
  const { rows } = pagedOf(1, await from.getSampleList(request, options));
  return rows.filter((row) => row.id !== id).slice(0, similarCount);
}

export interface FoundSample {
  /** Absent when there is none with this id. */
  sample?: SampleRow | undefined;
}

export interface SampleData extends FoundSample {
  similar?: readonly SampleRow[] | undefined;
}
