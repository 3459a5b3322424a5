import { readPattern } from '@agile-languages/shared/api';
import type { ClassRecord } from '../repositories/class-repository.ts';

/**
 * Sessions of a class at the hour of the first one, by the clock of its zone. The first alone when it falls on none of
 * the pattern's weekdays; without an end when nobody says how long it takes.
 */
export function sessionsOf({ startsAt, timeZone, pattern }: ClassTime): Session[] {
  const first = Temporal.Instant.from(startsAt).toZonedDateTimeISO(knownZone(timeZone));
  const plan = readPattern(pattern);
  const session = (start: Temporal.ZonedDateTime) => ({
    start: new Date(start.epochMilliseconds),
    ...(plan && { end: new Date(start.epochMilliseconds + plan.hours * 3_600_000) }),
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

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

type ClassTime = Pick<ClassRecord, 'startsAt' | 'timeZone' | 'pattern'>;

interface Session {
  start: Date;
  end?: Date;
}
