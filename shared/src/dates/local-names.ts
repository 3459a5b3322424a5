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

/** What another language makes of `'15.03.2026'`: `'15/03/2026'`. */
export function localDate(locale: string, text: string): string {
  const [day, month, year] = text.split('.').map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}
