import { parsePattern } from '@agile-languages/shared/api';
import { classEnd } from '../schedule/sessions.ts';

/** The first day of the pattern from so many days after the data were made, but not in the last weeks of December. */
export function classTime(seedDay: Temporal.PlainDate, offsetDays: number, pattern: string, timeZone: string) {
  const [plainTime] = /\d{2}:\d{2}$/.exec(pattern) ?? ['09:00'];
  const weekdays = parsePattern(pattern)?.weekdays ?? [monday];
  const date = firstDay(seedDay.add({ days: offsetDays }), weekdays.length === 7 ? [monday] : weekdays);
  const start = date.toZonedDateTime({ timeZone, plainTime });
  const startsAt = new Date(start.epochMilliseconds).toISOString();
  return {
    startsAt,
    endsAt: classEnd({ startsAt, timeZone, pattern }),
    localStart: start.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    createdDate: digitsOf(date.subtract({ days: 45 })),
  };
}

/** A class on every day begins on it, so that five sessions leave the weekend free. */
const monday = 1;

function firstDay(from: Temporal.PlainDate, weekdays: readonly number[]): Temporal.PlainDate {
  let day = from;
  while (!weekdays.includes(day.dayOfWeek % 7) || isHoliday(day)) day = day.add({ days: 1 });
  return day;
}

/** 20 December to 3 January. */
const isHoliday = ({ month, day }: Temporal.PlainDate) => (month === 12 && day >= 20) || (month === 1 && day <= 3);

export const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').toPlainDate();

/** `20261203`. */
export const digitsOf = (date: Temporal.PlainDate): string => date.toString().replaceAll('-', '');

export function hoursOf(pattern: string): number {
  const [, sessions = '0', hours = '0'] = /^(\d+) x ([\d.]+) h/.exec(pattern) ?? [];
  return Number(sessions) * Number(hours);
}
