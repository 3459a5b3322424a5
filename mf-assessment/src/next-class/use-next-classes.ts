import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';
import { getNextClasses } from './next-class.data.ts';

/** The next class of each of these Languages, as far as there is one, the earliest first; none at first. */
export function useNextClasses(languages: readonly LanguageId[]): readonly ClassRow[] {
  const classes = useRemoteData(languages.join(' '), () => getNextClasses(languages));
  return lastValueOf(classes) ?? [];
}
