import type { ApiClient, ProfileRow, ReadOptions } from '@agile-languages/shared/api';
import { hasWords } from '@agile-languages/shared/formats';
import { type ListPage, listPageOf } from '@agile-languages/shared/paths';
import { countryInGermanAndFrench } from './country-names.ts';

/** One call returns no more. */
const loadedCount = 100;

export const featuredCount = 6;

export const loadExperts = async (api: ApiClient, options?: ReadOptions): Promise<ListPage<ProfileRow>> =>
  listPageOf(1, await api.getProfileList({ fkUserId: '', limit: loadedCount, startLimit: 0 }, options));

export const featuredOf = (list: ListPage<ProfileRow>): ListPage<ProfileRow> => ({
  ...list,
  rows: list.rows.slice(0, featuredCount),
});

export function isMatch({ fullname, company, countryName, languages = [] }: ProfileRow, words: readonly string[]) {
  return hasWords(
    [fullname, company, countryName, countryInGermanAndFrench(countryName), ...languages].join(' '),
    words,
  );
}

export interface ExpertsData {
  experts: ListPage<ProfileRow>;
}
