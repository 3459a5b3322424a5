import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import { classStart, momentIn, zonedClock } from '@agile-languages/shared/formats';

/**
 * All sessions of a class, from its start and a pattern like `'10 x 3 h, Mon+Wed 18:30'`: on those weekdays, at the hour
 * of the first one by the clock of the class zone. When the two do not agree only the first session is certain.
 */
export function sessionsOf(row: Pick<ClassRow, 'start' | 'timeZone' | 'pattern'>): Session[] {
  const begins = classStart(row);
  if (!begins) return [];
  const { moment, zone } = begins;
  const plan = parsePattern(row.pattern);
  const length = (plan?.hours ?? 0) * 3_600_000;
  const first = { start: moment, end: new Date(moment.getTime() + length) };
  const { date, hour, minute } = zonedClock(zone, moment);
  if (!plan?.weekdays.includes(date.getUTCDay())) return [first];

  const sessions = [first];
  for (let ahead = 1; sessions.length < plan.count; ahead++) {
    const day = new Date(date.getTime() + ahead * 86_400_000);
    if (!plan.weekdays.includes(day.getUTCDay())) continue;
    const start = momentIn(zone, day, hour, minute);
    sessions.push({ start, end: new Date(start.getTime() + length) });
  }
  return sessions;
}

export interface Session {
  start: Date;
  /** Equals `start` when the length of a session is not known. */
  end: Date;
}
