import { months } from './months.ts';

/** What another language calls the weekday and the month of a moment, in short. @param locale `'de'` */
export function localNames(locale: string, zone: string, moment: Date): { weekday: string; month: string } {
  const name = (field: 'weekday' | 'month') =>
    new Intl.DateTimeFormat(locale, { [field]: 'short', timeZone: zone, calendar: 'gregory' }).format(moment);
  return { weekday: name('weekday'), month: name('month') };
}

/** What another language calls `'Dec 2026'`: `'Dez 2026'`. */
export function localMonth(locale: string, text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${localNames(locale, 'UTC', new Date(Date.UTC(Number(year), months.indexOf(month)))).month} ${year}`;
}
