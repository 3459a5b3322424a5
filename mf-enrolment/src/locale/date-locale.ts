import { formatDate8, localDate, localNames, zonedClock } from '@agile-languages/shared/formats';
import { createContext, useContext } from 'react';

/** Language of dates and prices, where it is not English. */
export const DateLocale = createContext<string | undefined>(undefined);

/** Reads calendar and clock of a zone, as the page's language writes them, with that language as `lang`. */
export function useZonedClock() {
  const lang = useContext(DateLocale);
  return (zone: string, moment: Date) => ({
    ...zonedClock(zone, moment),
    ...(lang ? localNames(lang, zone, moment) : undefined),
    lang,
  });
}

/** Reads a date of the API, `'20260315'`, as the page's language writes it; `''` when it is none. */
export function useDate8() {
  const lang = useContext(DateLocale);
  return (value: string) => {
    const date = formatDate8(value);
    return lang && date ? localDate(lang, date) : date;
  };
}
