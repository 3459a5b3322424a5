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
    new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { weekday, day, month, year, hour: Number(hour), time: `${hour}:${minute}` };
}

/** `'18:30'`, or `'Tue 06:30'` when the visitor's calendar shows another day. */
export function yourTime({ moment, zone }: ClassStart, visitorZone: string): string {
  const there = readingIn(zone, moment);
  const here = readingIn(visitorZone, moment);
  return here.day === there.day ? here.time : `${here.weekday} ${here.time}`;
}

/** `'Europe/Istanbul'`; a bare offset reads `'UTC+03:00'`. */
export const zoneName = (zone: string): string => (/^[+-]/.test(zone) ? `UTC${zone}` : zone);

const fields = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function isZone(zone: string | undefined): zone is string {
  if (!zone) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
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
  /** 0 to 23 */
  hour: number;
  /** `'18:30'` */
  time: string;
}
