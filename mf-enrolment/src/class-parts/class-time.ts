import type { ClassRow } from '@agile-languages/shared/api';

/**
 * The first session of a class and the zone in which it is announced. `undefined` when the server names no moment.
 * A zone that this engine does not know gives way to the offset that stands in the moment.
 */
export function classStart({ start, timeZone }: Pick<ClassRow, 'start' | 'timeZone'>): ClassStart | undefined {
  const moment = new Date(start ?? '');
  if (Number.isNaN(moment.getTime())) return undefined;
  const offset = /[+-]\d\d:\d\d$/.exec(start ?? '')?.[0];
  return { moment, zone: [timeZone, offset].find(isZone) ?? 'UTC' };
}

/** What calendar and clock show in a zone at one moment. */
export function readingIn(zone: string, moment: Date): Reading {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  return { weekday, day, month, year, date, hour: Number(hour), minute: Number(minute), time: `${hour}:${minute}` };
}

/** What a language calls the weekday and the month of a moment. */
export function namesIn(locale: string, zone: string, moment: Date): Pick<Reading, 'weekday' | 'month'> {
  const name = (part: 'weekday' | 'month') =>
    new Intl.DateTimeFormat(locale, { [part]: 'short', timeZone: zone, calendar: 'gregory' }).format(moment);
  return { weekday: name('weekday'), month: name('month') };
}

/** What a language calls a month that reads `'Dec 2026'` here. */
export function monthIn(locale: string, text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${namesIn(locale, 'UTC', new Date(Date.UTC(Number(year), months.indexOf(month)))).month} ${year}`;
}

/**
 * The moment at which the clock of a zone shows this hour on this date. An hour that is skipped in spring counts as the
 * one after it, an hour that comes twice in autumn as the first.
 */
export function momentIn(zone: string, date: Date, hour: number, minute: number): Date {
  const wanted = date.getTime() + (hour * 60 + minute) * 60_000;
  const aheadAt = (moment: number) => {
    const { date: there, hour: hours, minute: minutes } = readingIn(zone, new Date(moment));
    return there.getTime() + (hours * 60 + minutes) * 60_000 - moment;
  };
  const candidates = [-1, 1].map((day) => wanted - aheadAt(wanted + day * 86_400_000));
  return new Date(candidates.find((moment) => moment + aheadAt(moment) === wanted) ?? candidates[0] ?? wanted);
}

/** `'18:30'`, or `'Tue 06:30'` when the visitor's calendar shows another day. */
export function yourTime({ moment, zone }: ClassStart, visitorZone: string, read = readingIn): string {
  const there = read(zone, moment);
  const here = read(visitorZone, moment);
  return here.day === there.day ? here.time : `${here.weekday} ${here.time}`;
}

/** `'Europe/Istanbul'`; a bare offset reads `'UTC+03:00'`. */
export const zoneName = (zone: string): string => (/^[+-]/.test(zone) ? `UTC${zone}` : zone);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const fields = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Making one takes as long as using it fifty times (Node 26). */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone });
  formats.set(zone, format);
  return format;
}

function isZone(zone: string | undefined): zone is string {
  if (!zone) return false;
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
}

export interface ClassStart {
  moment: Date;
  /** A zone that `Intl` knows. */
  zone: string;
}

interface Reading {
  /** `'Mon'` */
  weekday: string;
  /** `'7'` */
  day: string;
  /** `'Dec'` */
  month: string;
  /** `'2026'` */
  year: string;
  /** Midnight UTC of that calendar day. */
  date: Date;
  /** 0 to 23 */
  hour: number;
  minute: number;
  /** `'18:30'` */
  time: string;
}
