import type { ClassRow } from '../api/rows.ts';
import { months } from './days.ts';

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

function isZone(zone: string | undefined): zone is string {
  if (!zone) return false;
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
}

/** The zone of the visitor, `'Europe/Berlin'`; `undefined` in a browser that names none, refuses to, or names one that it does not know itself. */
export function ownZone(): string | undefined {
  try {
    return [Intl.DateTimeFormat().resolvedOptions().timeZone].find(isZone);
  } catch {
    return undefined;
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

export interface ZonedClock {
  /** `'Mon'` */
  weekday: string;
  /** `'7'` */
  day: string;
  /** `'Dec'` */
  month: string;
  /** `'2026'` */
  year: string;
  date: Date;
  /** 0 to 23 */
  hour: number;
  minute: number;
  /** `'18:30'` */
  time: string;
}

/**
 * When a class begins, and the zone in which it is announced.
 * @param start the API's moment with its offset, `'2026-12-05T10:00:00+03:00'`.
 * @param timeZone `'Europe/Istanbul'`. A zone that this engine does not know gives way to the offset of the moment.
 * @returns `undefined` when the API names no moment.
 */
export function classStart({ start, timeZone }: Pick<ClassRow, 'start' | 'timeZone'>): ClassStart | undefined {
  const moment = new Date(start ?? '');
  if (Number.isNaN(moment.getTime())) return undefined;
  const offset = /[+-]\d\d:\d\d$/.exec(start ?? '')?.[0];
  return { moment, zone: [timeZone, offset].find(isZone) ?? 'UTC' };
}

/**
 * The hour of the start by another clock: `'18:30'`, or `'Tue 06:30'` when the calendar shows another day there.
 * @param clock reads calendar and clock. Default: with English names.
 */
export function yourTime({ moment, zone }: ClassStart, visitorZone: string, clock = zonedClock): string {
  const there = clock(zone, moment);
  const here = clock(visitorZone, moment);
  return here.day === there.day ? here.time : `${here.weekday} ${here.time}`;
}

/** Name of a zone for people: `'Europe/Istanbul'`; a bare offset is `'UTC+03:00'`. */
export const zoneName = (zone: string): string => (/^[+-]/.test(zone) ? `UTC${zone}` : zone);

export interface ClassStart {
  moment: Date;
  /** A zone that `Intl` knows. */
  zone: string;
}
