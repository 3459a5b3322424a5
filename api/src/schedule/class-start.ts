export interface ClassStart {
  startsAt: string;
  localStart: string;
  timeZone: string;
}

/** @param start local, `2026-12-03T18:30` */
export function classStart(start: string, timeZone: string): ClassStart | { fault: string } {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start)) return { fault: 'has to be a time like 2026-12-03T18:30.' };
  const moment = momentOf(start, timeZone);
  if (!moment) return { fault: `${start} is no time in "${timeZone}", or that is no time zone like Europe/Vienna.` };
  return {
    startsAt: new Date(moment.epochMilliseconds).toISOString(),
    localStart: moment.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone,
  };
}

function momentOf(start: string, timeZone: string): Temporal.ZonedDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone, { disambiguation: 'reject' });
  } catch {
    return undefined;
  }
}
