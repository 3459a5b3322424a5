import type { ApiClient, ReadOptions, SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/content';
import { allIds, listPageOf } from '@agile-languages/shared/paths';

export const similarCount = samplesOnProfile;

export const sampleIds = (api: ApiClient): Promise<string[]> =>
  allIds((startLimit, limit) => api.getSampleList({ startLimit, limit, fkLangId: '', id: '', fkUserId: '' }));

const underWay = new Map<string, Promise<SampleRow | null>>();

/** One request serves both loaders. */
export function loadSample(api: ApiClient, id: string): Promise<SampleRow | null> {
  const request = underWay.get(id) ?? requestSample(api, id).finally(() => underWay.delete(id));
  underWay.set(id, request);
  return request;
}

async function requestSample(api: ApiClient, id: string): Promise<SampleRow | null> {
  const request = { startLimit: 0, limit: 1, fkLangId: '', id, fkUserId: '' };
  return listPageOf(1, await api.getSampleList(request)).rows[0] ?? null;
}

export async function loadSimilarSamples(
  api: ApiClient,
  id: string,
  options?: ReadOptions,
): Promise<readonly SampleRow[]> {
  const sample = await loadSample(api, id);
  if (!sample) return [];
  const request = { startLimit: 0, limit: similarCount + 1, fkLangId: sample.langId, id: '', fkUserId: '' };
  const { rows } = listPageOf(1, await api.getSampleList(request, { ...options, rowsOnly: true }));
  return rows.filter((row) => row.id !== id).slice(0, similarCount);
}

export interface SampleData {
  sample: SampleRow | null;
  similar: readonly SampleRow[];
}
