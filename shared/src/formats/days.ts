/**
 * The day on which a class begins, by the calendar of its own time zone: the day that is written in `start`, whatever
 * the zone of the reader.
 *
 * @param start the API's moment with its offset, `'2026-12-05T10:00:00+03:00'`.
 * @returns `undefined` when it is not stated or is no day.
 */
export function classDay(start: string | undefined): ClassDay | undefined {
  const [iso = '', year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(start ?? '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const weekday = weekdays[date.getUTCDay()];
  const name = months[date.getUTCMonth()];
  if (!weekday || !name || date.toISOString().slice(0, 10) !== iso) return undefined;
  return { iso, weekday, day: Number(day), month: name, year };
}

/** `'Sat 5 Dec'`, for a list of what is near; `''` when the day is not stated. */
export const shortDay = (start: string | undefined): string => textOf(classDay(start));

/** `'Sat 5 Dec 2026'`; `''` when the day is not stated. */
export function longDay(start: string | undefined): string {
  const day = classDay(start);
  return day ? `${textOf(day)} ${day.year}` : '';
}

const textOf = (found: ClassDay | undefined) => (found ? `${found.weekday} ${found.day} ${found.month}` : '');

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The day on which a class begins. */
export interface ClassDay {
  /** `'2026-12-05'`, for the `dateTime` of a `time` element. */
  iso: string;
  /** `'Sat'` */
  weekday: string;
  /** 1 to 31 */
  day: number;
  /** `'Dec'` */
  month: string;
  /** `'2026'` */
  year: string;
}

/** `'20260315'` → `'15.03.2026'`. Any eight digits are taken as they are; anything else is `''`. */
export function formatDate8(value: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  return year ? `${day}.${month}.${year}` : '';
}

/** `Intl` has 'Sept' in British English. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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
