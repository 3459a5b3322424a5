import { createContext, useContext } from 'react';
import { namesIn, readingIn } from './class-time.ts';

/** Language of the names of days and months, where it is not English. */
export const DateLocale = createContext<string | undefined>(undefined);

/** Reads calendar and clock of a zone, with the names of the page's language and that language as `lang`. */
export function useReading() {
  const lang = useContext(DateLocale);
  return (zone: string, moment: Date) => ({
    ...readingIn(zone, moment),
    ...(lang ? namesIn(lang, zone, moment) : undefined),
    lang,
  });
}
