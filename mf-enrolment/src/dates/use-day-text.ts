import { zonedClock } from '@agile-languages/shared/formats';
import { useContext } from 'react';
import { DateLocale } from '../class-facts/date-locale.ts';

/** `'14 Dec'`, `'Mon 14 Dec'`, `'Mon 14 Dec 2026'`. */
export function useDayText() {
  const lang = useContext(DateLocale);
  return (zone: string, moment: Date, { hasWeekday = false, hasYear = false } = {}): string => {
    const { weekday, day, month, year } = zonedClock(zone, moment);
    if (!lang) return [hasWeekday && weekday, day, month, hasYear && year].filter(Boolean).join(' ');
    return new Intl.DateTimeFormat(lang, {
      day: 'numeric',
      month: 'short',
      ...(hasWeekday && { weekday: 'short' }),
      ...(hasYear && { year: 'numeric' }),
      timeZone: zone,
      calendar: 'gregory',
    }).format(moment);
  };
}
