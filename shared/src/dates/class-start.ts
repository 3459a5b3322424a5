import type { ClassRow } from '../api/calls.ts';
import { isZone, zonedClock } from './zoned-clock.ts';

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

/** The moment at which a class begins. */
export interface ClassStart {
  moment: Date;
  /** A zone that `Intl` knows. */
  zone: string;
}
