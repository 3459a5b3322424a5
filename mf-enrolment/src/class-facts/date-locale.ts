import { formatDate8, localDate, localNames, ownZone, zonedClock } from '@agile-languages/shared/formats';
import { useHydrated } from '@agile-languages/shared/ui';
import { createContext, useContext } from 'react';

/** Where it is not English. */
export const DateLocale = createContext<string | undefined>(undefined);

/** `lang` is the language that day and time are written in. */
export function useZonedClock() {
  const lang = useContext(DateLocale);
  return (zone: string, moment: Date) => ({
    ...zonedClock(zone, moment),
    ...(lang ? localNames(lang, zone, moment) : undefined),
    lang,
  });
}

/** `'20260315'` in the page's language; `''` when it is no date. */
export function useDate8() {
  const lang = useContext(DateLocale);
  return (value: string) => {
    const date = formatDate8(value);
    return lang && date ? localDate(lang, date) : date;
  };
}

/** `undefined` until the page is hydrated. */
export const useVisitorZone = (): string | undefined => (useHydrated() ? ownZone() : undefined);
