import { parsePattern } from '../api/class-pattern.ts';
import type { ClassRow } from '../api/rows.ts';
import { classStart, momentIn, zonedClock } from './zoned-clock.ts';

/**
 * All sessions of a class, from its start and a pattern like `'10 x 3 h, Mon+Wed 18:30'`: on those weekdays of every or
 * every second week, at the hour of the first one by the clock of the class zone, or as `sessions` says. When start and
 * pattern do not agree only the first session is certain.
 */
export function sessionsOf(row: Pick<ClassRow, 'start' | 'timeZone' | 'pattern' | 'sessions'>): Session[] {
  const begins = classStart(row);
  if (!begins) return [];
  if (row.sessions) return row.sessions.split(' ').map(sessionIn);
  const { moment, zone } = begins;
  const plan = parsePattern(row.pattern);
  const length = Math.round((plan?.hours ?? 0) * 60) * 60_000;
  const first = { start: moment, end: new Date(moment.getTime() + length) };
  const { date, hour, minute } = zonedClock(zone, moment);
  if (!plan?.weekdays.includes(date.getUTCDay())) return [first];

  const sessions = [first];
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  for (let ahead = 1; sessions.length < plan.count; ahead++) {
    const day = new Date(date.getTime() + ahead * 86_400_000);
    const isOtherWeek = Math.floor((sinceMonday + ahead) / 7) % plan.weeks > 0;
    if (isOtherWeek || !plan.weekdays.includes(day.getUTCDay())) continue;
    const start = momentIn(zone, day, hour, minute);
    sessions.push({ start, end: new Date(start.getTime() + length) });
  }
  return sessions;
}

function sessionIn(interval: string): Session {
  const [from = '', length = ''] = interval.split('/PT');
  const start = new Date(from);
  return { start, end: new Date(start.getTime() + Number.parseInt(length, 10) * 60_000) };
}

export interface Session {
  start: Date;
  /** Equals `start` when the length of a session is not known. */
  end: Date;
}
