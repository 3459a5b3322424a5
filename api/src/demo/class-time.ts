import { parsePattern } from '@agile-languages/shared/api';
import { classEnd, sessionsOf } from '../schedule/sessions.ts';

/** Not in the last weeks of December, with no session on a holiday, and published by the day of the seed. */
export function classTime(seedDay: Temporal.PlainDate, offsetDays: number, pattern: string, timeZone: string) {
  const [plainTime] = /\d{2}:\d{2}$/.exec(pattern) ?? ['09:00'];
  const weekdays = parsePattern(pattern)?.weekdays ?? [monday];
  const startOn = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime });
  const date = firstDay(
    seedDay.add({ days: offsetDays }),
    (day) =>
      (weekdays.length === 7 ? day.dayOfWeek === monday : weekdays.includes(day.dayOfWeek % 7)) &&
      !isBetweenYears(day) &&
      !sessionsOf({ startsAt: startOn(day).toInstant().toString(), timeZone, pattern }).some((session) =>
        isHoliday(Temporal.PlainDate.from(session.day)),
      ),
  );
  const start = startOn(date);
  const startsAt = new Date(start.epochMilliseconds).toISOString();
  const created = date.subtract({ days: 45 });
  return {
    startsAt,
    endsAt: classEnd({ startsAt, timeZone, pattern }),
    localStart: start.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    createdDate: digitsOf(Temporal.PlainDate.compare(created, seedDay) > 0 ? seedDay : created),
  };
}

/** Five daily sessions from Monday on leave the weekend free. */
const monday = 1;

function firstDay(from: Temporal.PlainDate, isRight: (day: Temporal.PlainDate) => boolean): Temporal.PlainDate {
  let day = from;
  while (!isRight(day)) day = day.add({ days: 1 });
  return day;
}

const isBetweenYears = ({ month, day }: Temporal.PlainDate) => (month === 12 && day >= 20) || (month === 1 && day <= 3);

const isHoliday = ({ month, day }: Temporal.PlainDate) =>
  (month === 12 && [24, 25, 26, 31].includes(day)) || (month === 1 && day === 1);

export const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').toPlainDate();

/** `20261203`. */
export const digitsOf = (date: Temporal.PlainDate): string => date.toString().replaceAll('-', '');

export function hoursOf(pattern: string): number {
  const [, sessions = '0', hours = '0'] = /^(\d+) x ([\d.]+) h/.exec(pattern) ?? [];
  return Number(sessions) * Number(hours);
}
