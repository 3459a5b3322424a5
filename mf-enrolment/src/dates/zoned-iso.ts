import { zonedClock } from '@agile-languages/shared/formats';

/** A moment by the clock of a zone, with the offset of that day: `'2026-12-16T20:30:00+03:00'`. */
export function zonedIso(zone: string, moment: Date): string {
  const { date, hour, minute } = zonedClock(zone, moment);
  const there = date.getTime() + (hour * 60 + minute) * 60_000;
  const offset = Math.round((there - moment.getTime()) / 60_000);
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(there).toISOString().slice(0, 19)}${sign}${timeOf(Math.abs(offset))}`;
}

/** `330` → `'05:30'` */
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
