/** Times of a seeded class, counted from the day on which the data were made. */
export function classTime(seedDay: Temporal.PlainDate, offsetDays: number, pattern: string, timeZone: string) {
  const [plainTime] = /\d{2}:\d{2}$/.exec(pattern) ?? ['09:00'];
  const date = seedDay.add({ days: offsetDays });
  const start = date.toZonedDateTime({ timeZone, plainTime });
  return {
    startsAt: new Date(start.epochMilliseconds).toISOString(),
    localStart: start.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    createdDate: digitsOf(date.subtract({ days: 45 })),
  };
}

export const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').toPlainDate();

/** `20261203`. */
export const digitsOf = (date: Temporal.PlainDate): string => date.toString().replaceAll('-', '');

/** Hours in all behind `'10 x 3 h, Mon+Wed 18:30'`. */
export function hoursOf(pattern: string): number {
  const [, sessions = '0', hours = '0'] = /^(\d+) x ([\d.]+) h/.exec(pattern) ?? [];
  return Number(sessions) * Number(hours);
}
