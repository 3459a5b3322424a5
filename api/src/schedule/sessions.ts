import { type PlannedDay, plannedDays } from './planned-days.ts';

const maxMinutes = 24 * 60;

/**
 * No end when the pattern has no length.
 *
 * @throws {RangeError} when the start or the length is no time
 */
export function sessionsOf({ startsAt, timeZone, pattern, otherDates }: ClassTime): Session[] {
  const zone = knownZone(timeZone);
  const first = Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone);
  const start = first.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return plannedDays({ start, pattern, otherDates })
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((planned, index) => ({ ...planned, at: index === 0 ? first : momentOf(planned, zone) }))
    .map(({ of, day, at, minutes }) => ({
      ...{ of, day, start: new Date(at.epochMilliseconds) },
      ...(minutes !== undefined && { end: endOf(at, minutes) }),
    }))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

/** ISO 8601 intervals, unless they are the weekly ones of the pattern. */
export function ownSessions(time: ClassTime): string | undefined {
  if (!time.otherDates && !time.pattern.includes('every 2 weeks')) return undefined;
  return sessionsOf(time)
    .map(({ start, end = start }) => {
      const minutes = (end.getTime() - start.getTime()) / 60_000;
      return `${start.toISOString().slice(0, 16)}Z/PT${minutes}M`;
    })
    .join(' ');
}

export const daysLeftOut = ({
  localStart,
  ...time
}: Omit<ClassTime, 'startsAt' | 'timeZone'> & { localStart: string }) =>
  plannedDays({ start: localStart.slice(0, 16), ...time }).filter(({ isLeftOut }) => isLeftOut);

const momentOf = ({ day, from }: PlannedDay, zone: string) =>
  Temporal.PlainDateTime.from(`${day}T${from}`).toZonedDateTime(zone);

function endOf(start: Temporal.ZonedDateTime, minutes: number): Date {
  if (minutes > maxMinutes) throw new RangeError(`A session of ${minutes} minutes`);
  return new Date(start.epochMilliseconds + minutes * 60_000);
}

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

export interface ClassTime {
  startsAt: string;
  timeZone: string;
  pattern: string;
  otherDates?: string;
}

export interface Session {
  /** `otherDates` names the session by it. */
  of: string;
  /** In the class's time zone. */
  day: string;
  start: Date;
  end?: Date;
}

export function classEnd(time: ClassTime): string {
  try {
    const last = sessionsOf(time).at(-1);
    return (last?.end ?? last?.start)?.toISOString() ?? time.startsAt;
  } catch {
    return time.startsAt;
  }
}
