import type { SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/constants';
import { api } from '@agile-languages/shared/platform';
import { pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

/** Similar samples below a sample. */
export const similarCount = samplesOnProfile;

/** The sample with this id; `undefined` when there is none. */
export const useSample = (id: string): Reading<SampleRow | undefined> =>
  useReading(id, async (signal) => {
    const request = { startLimit: 0, limit: 1, fkLangId: '', id, fkUserId: '' };
    return pagedOf(1, await api.getSampleList(request, { signal })).rows[0];
  });

/** Other samples of the same Language. */
export const useSimilarSamples = ({ id, langId }: SampleRow): Reading<readonly SampleRow[]> =>
  useReading(`${langId} ${id}`, async (signal) => {
    const request = { startLimit: 0, limit: similarCount + 1, fkLangId: langId, id: '', fkUserId: '' };
    const { rows } = pagedOf(1, await api.getSampleList(request, { signal }));
    return rows.filter((row) => row.id !== id).slice(0, similarCount);
  });
