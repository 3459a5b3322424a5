import { months } from './months.ts';

/**
 * The day on which a class begins, by the calendar of its own time zone: the day that is written in `start`, whatever the
 * zone of whoever reads it.
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
