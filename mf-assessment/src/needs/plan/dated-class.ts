import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, type Session, sessionsOf, zonedClock } from '@agile-languages/shared/formats';
import type { Attendable } from './choose-classes.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** By the visitor's calendar; by that of the class where no zone is known. */
export function datedClass(row: ClassRow, visitorZone: string | undefined): DatedClass {
  const sessions = sessionsOf(row);
  const zone = visitorZone ?? classStart(row)?.zone ?? 'UTC';
  const dates = sessions.map(({ start }) => zonedClock(zone, start).date);
  const weeks = new Map<number, number>();
  for (const [index, { start, end }] of sessions.entries()) {
    const monday = mondayOf(dates[index] ?? start);
    weeks.set(monday, (weeks.get(monday) ?? 0) + (end.getTime() - start.getTime()) / hour);
  }
  return {
    row,
    zone,
    dates: sessions,
    days: dates.map((date) => date.toISOString().slice(0, 10)),
    sessions: sessions.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
    start: sessions[0]?.start.getTime() ?? 0,
    end: sessions.at(-1)?.end.getTime() ?? 0,
    weeks,
  };
}

const mondayOf = (date: Date) => date.getTime() - ((date.getUTCDay() + 6) % 7) * day;

export interface DatedClass extends Attendable {
  row: ClassRow;
  zone: string;
  dates: readonly Session[];
  days: readonly string[];
}
