import type { ApiClient, ProfileRow, ReadOptions } from '@agile-languages/shared/api';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import { fold } from './fold-text.ts';

/** Most experts that one call returns; the search looks through these. */
const loadedCount = 100;

/** Cards that are shown before anything is searched. */
export const featuredCount = 6;

export const loadExperts = async (api: ApiClient, options?: ReadOptions): Promise<ListPage<ProfileRow>> =>
  listPageOf(1, await api.getProfileList({ fkUserId: '', limit: loadedCount, startLimit: 0 }, options));

/** The experts that are shown before anything is searched. */
export const featuredOf = (list: ListPage<ProfileRow>): ListPage<ProfileRow> => ({
  ...list,
  rows: list.rows.slice(0, featuredCount),
});

/** Whether each of the words is found in the expert's name, company, country or Languages. */
export function isMatch({ fullname, company, countryName, languages = [] }: ProfileRow, words: readonly string[]) {
  const fields = [fullname, company, countryName, ...languages].map(fold);
  return words.every((word) => fields.some((field) => field.includes(word)));
}

export interface ExpertsData {
  experts: ListPage<ProfileRow>;
}
