interface ZonedTimeProps {
  at: string;
  until?: string;
  /** Default: that of the person who reads it. */
  timeZone?: string;
}

const dayOf = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone });
const hourOf = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** The same in another time zone: without the day where that is the same. */
export function OtherTime({
  at,
  until,
  from,
  timeZone,
}: {
  at: string;
  until?: string;
  from: string;
  timeZone: string;
}) {
  const start = new Date(at);
  if (dayOf(from).format(start) !== dayOf(timeZone).format(start)) return <ZonedTime {...{ at, until, timeZone }} />;
  const hour = hourOf(timeZone);
  return (
    <time dateTime={at}>
      {hour.format(start)}
      {until ? `–${hour.format(new Date(until))}` : ''}
    </time>
  );
}

/** Day and hours of a session, in a time zone. */
export function ZonedTime({ at, until, timeZone }: ZonedTimeProps) {
  const hour = hourOf(timeZone);
  const start = new Date(at);
  return (
    <time dateTime={at}>
      {dayOf(timeZone).format(start).replace(',', '')}, {hour.format(start)}
      {until ? `–${hour.format(new Date(until))}` : ''}
    </time>
  );
}

export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
