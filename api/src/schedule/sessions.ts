import { parsePattern } from '@agile-languages/shared/api';

const maxHours = 24;

/**
 * Sessions of a class, all at the local time of the first one. Only the first when its weekday is not in the pattern;
 * without an end when the pattern has no length.
 *
 * @throws {RangeError} when its start or its length is no time.
 */
export function sessionsOf({ startsAt, timeZone, pattern }: ClassTime): Session[] {
  const first = Temporal.Instant.from(startsAt).toZonedDateTimeISO(knownZone(timeZone));
  const plan = parsePattern(pattern);
  const session = (start: Temporal.ZonedDateTime) => ({
    start: new Date(start.epochMilliseconds),
    ...(plan && { end: endOf(start, plan.hours) }),
  });
  const isHeld = (day: Temporal.ZonedDateTime) => plan?.weekdays.includes(day.dayOfWeek % 7);
  if (!plan || !isHeld(first)) return [session(first)];

  const sessions: Session[] = [];
  for (let days = 0; sessions.length < plan.count; days++) {
    const day = first.add({ days });
    if (isHeld(day)) sessions.push(session(day));
  }
  return sessions;
}

function endOf(start: Temporal.ZonedDateTime, hours: number): Date {
  if (hours > maxHours) throw new RangeError(`A session of ${hours} hours`);
  return new Date(start.epochMilliseconds + hours * 3_600_000);
}

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** When a class begins, where, and how often it is held. */
export interface ClassTime {
  startsAt: string;
  timeZone: string;
  pattern: string;
}

export interface Session {
  start: Date;
  end?: Date;
}
