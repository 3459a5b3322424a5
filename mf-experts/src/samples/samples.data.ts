import type { SampleRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import type { PageRequest } from '../paging/paging.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';

export const useSamples = ({ page, limit, startLimit }: PageRequest, fkLangId: string): Reading<Paged<SampleRow>> =>
  useReading(`${page} ${fkLangId}`, async (signal) =>
    pagedOf(page, await api.getSampleList({ startLimit, limit, fkLangId, id: '', fkUserId: '' }, { signal })),
  );
