import type { ApiClient, ProfileRow, ReadOptions } from '@agile-languages/shared/api';
import { api } from '@agile-languages/shared/platform';
import { type Paged, pagedOf } from '../paging/paged.ts';
import { type Reading, useReading } from '../reading/use-reading.ts';
import { fold } from './fold.ts';

/** As many experts as one call brings; the search goes through these. */
const loadedCount = 100;

/** Cards that stand there before anything is searched. */
export const featuredCount = 6;

export const useExperts = (composed?: Paged<ProfileRow>): Reading<Paged<ProfileRow>> =>
  useReading('experts', (signal) => readExperts(api, { signal }), composed);

/** What the document of `/experts` holds: those who stand there before anything is searched. */
export const loadExperts = async (from: ApiClient): Promise<Paged<ProfileRow>> => featuredOf(await readExperts(from));

export const featuredOf = (list: Paged<ProfileRow>): Paged<ProfileRow> => ({
  ...list,
  rows: list.rows.slice(0, featuredCount),
});

const readExperts = async (from: ApiClient, options?: ReadOptions) =>
  pagedOf(1, await from.getProfileList({ fkUserId: '', limit: loadedCount, startLimit: 0 }, options));

/** Whether each of the words is found in the expert's name, company, country or Languages. */
export function isMatch({ fullname, company, countryName, languages = [] }: ProfileRow, words: readonly string[]) {
  const fields = [fullname, company, countryName, ...languages].map(fold);
  return words.every((word) => fields.some((field) => field.includes(word)));
}
