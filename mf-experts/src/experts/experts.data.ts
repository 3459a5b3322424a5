import type { ProfileRow } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';
import { fold } from './fold.ts';

/** As many experts as one call brings; the search goes through these. */
const loadedCount = 100;

export const useExperts = (): Reading<Paged<ProfileRow>> =>
  useReading('experts', async (signal) => {
    const request = { fkUserId: '', limit: loadedCount, startLimit: 0 };
    return pagedOf(1, await api.getProfileList(request, { signal }));
  });

/** Whether each of the words is found in the expert's name, company, country or Languages. */
export function isMatch({ fullname, company, countryName, languages = [] }: ProfileRow, words: readonly string[]) {
  const fields = [fullname, company, countryName, ...languages].map(fold);
  return words.every((word) => fields.some((field) => field.includes(word)));
}
