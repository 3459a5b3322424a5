import { months } from './months.ts';

/** What calendar and clock show in a zone at one moment, with English names. */
export function zonedClock(zone: string, moment: Date): ZonedClock {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  return { weekday, day, month, year, date, hour: Number(hour), minute: Number(minute), time: `${hour}:${minute}` };
}

/**
 * The moment at which the clock of a zone shows this hour on this date. An hour that is skipped in spring counts as the
 * one after it, an hour that happens twice in autumn as the first.
 * @param date midnight UTC of the calendar day.
 */
export function momentIn(zone: string, date: Date, hour: number, minute: number): Date {
  const wanted = date.getTime() + (hour * 60 + minute) * 60_000;
  const aheadAt = (moment: number) => {
    const { date: there, hour: hours, minute: minutes } = zonedClock(zone, new Date(moment));
    return there.getTime() + (hours * 60 + minutes) * 60_000 - moment;
  };
  const candidates = [-1, 1].map((day) => wanted - aheadAt(wanted + day * 86_400_000));
  return new Date(candidates.find((moment) => moment + aheadAt(moment) === wanted) ?? candidates[0] ?? wanted);
}

/** Whether `Intl` knows a zone by this name. */
export function isZone(zone: string | undefined): zone is string {
  if (!zone) return false;
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
}

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

/** What a clock of a time zone shows at a moment. */
export interface ZonedClock {
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
