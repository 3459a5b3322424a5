import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';
import { getNextClasses } from './next-class.data.ts';

/** The next classes of these Languages, at most one each, the earliest first. Empty until they are fetched. */
export function useNextClasses(languages: readonly LanguageId[]): readonly ClassRow[] {
  const classes = useRemoteData(languages.join(' '), () => getNextClasses(languages));
  return lastValueOf(classes) ?? [];
}
