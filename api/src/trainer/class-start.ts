import { UsageError } from '@agile-languages/shared/errors';
import type { Values } from './command.ts';

export const hasStart = (values: Values) => values.has('start') || values.has('time-zone');

/** Columns of the start. A value that is not given stays as in `present`. @throws {UsageError} */
export function startIn(values: Values, present?: { localStart: string; timeZone: string }) {
  const timeZone = values.optional('time-zone') ?? present?.timeZone ?? '';
  const start = values.optional('start') ?? present?.localStart.slice(0, 16) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start))
    throw new UsageError('--start has to be a time like 2026-12-03T18:30.');
  const moment = momentOf(start, timeZone);
  return {
    startsAt: new Date(moment.epochMilliseconds).toISOString(),
    localStart: moment.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone,
  };
}

function momentOf(start: string, timeZone: string): Temporal.ZonedDateTime {
  try {
    return Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone, { disambiguation: 'reject' });
  } catch {
    throw new UsageError(`${start} is no time in "${timeZone}", or that is no time zone like Europe/Vienna.`);
  }
}
