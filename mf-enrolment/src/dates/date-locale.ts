import { localNames, zonedClock } from '@agile-languages/shared/formats';
import { createContext, useContext } from 'react';

/** Language of the names of days and months, where it is not English. */
export const DateLocale = createContext<string | undefined>(undefined);

/** Reads calendar and clock of a zone, with the names of the page's language and that language as `lang`. */
export function useZonedClock() {
  const lang = useContext(DateLocale);
  return (zone: string, moment: Date) => ({
    ...zonedClock(zone, moment),
    ...(lang ? localNames(lang, zone, moment) : undefined),
    lang,
  });
}
