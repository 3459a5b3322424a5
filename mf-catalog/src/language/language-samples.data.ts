import type { ApiClient, ReadOptions, SampleRow } from '@agile-languages/shared/api';

const shownSampleCount = 4;

export async function loadSamples(
  api: ApiClient,
  fkLangId: string,
  options?: ReadOptions,
): Promise<readonly NamedSample[]> {
  const request = { startLimit: 0, limit: shownSampleCount, fkLangId, id: '', fkUserId: '' };
  const { rows } = await api.getSampleList(request, options);
  return rows.map(({ id, className }) => ({ id, className }));
}

export type NamedSample = Pick<SampleRow, 'id' | 'className'>;

export interface SamplesData {
  samples: readonly NamedSample[];
}
