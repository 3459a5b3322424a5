import type { ClassRow } from '@agile-languages/shared/api';
import { classStart, momentIn, readingIn } from './class-time.ts';

const week = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const mostSessions = 100;

/**
 * All sessions of a class, from its start and a pattern like `'10 x 3 h, Mon+Wed 18:30'`: on those weekdays, at the hour
 * of the first one by the clock of the class zone. When the two do not agree only the first session is certain.
 */
export function sessionsOf(row: Pick<ClassRow, 'start' | 'timeZone' | 'pattern'>): Session[] {
  const begins = classStart(row);
  if (!begins) return [];
  const { moment, zone } = begins;
  const plan = planOf(row.pattern);
  const length = (plan?.hours ?? 0) * 3_600_000;
  const first = { start: moment, end: new Date(moment.getTime() + length) };
  const { weekday, date, hour, minute } = readingIn(zone, moment);
  if (!plan?.days.includes(weekday)) return [first];

  const sessions = [first];
  for (let ahead = 1; sessions.length < plan.count; ahead++) {
    const day = new Date(date.getTime() + ahead * 86_400_000);
    if (!plan.days.includes(week[day.getUTCDay()] ?? '')) continue;
    const start = momentIn(zone, day, hour, minute);
    sessions.push({ start, end: new Date(start.getTime() + length) });
  }
  return sessions;
}

/** How often, how long, on which weekdays. `undefined` for a pattern that says it in other words. */
function planOf(pattern = '') {
  const [, count, hours, days = ''] = /^(\d+) x (\d+(?:\.\d+)?) h, (\S+)/.exec(pattern) ?? [];
  const named = daysOf(days);
  if (!count || !hours || named.length === 0) return undefined;
  return { count: Math.min(Number(count), mostSessions), hours: Number(hours), days: named };
}

/** `'Mon+Wed'`, `'Mon-Fri'`, `'Sat'`, `'daily'` as weekdays. */
function daysOf(text: string): string[] {
  if (text === 'daily') return week;
  const [from, to] = text.split('-').map((day) => week.indexOf(day));
  if (from !== undefined && to !== undefined) return from > 0 && to > from ? week.slice(from, to + 1) : [];
  return text.split('+').filter((day) => week.includes(day));
}

export interface Session {
  start: Date;
  /** Equals `start` when nobody says how long a session takes. */
  end: Date;
}
