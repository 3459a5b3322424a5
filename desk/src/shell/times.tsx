/** A zone that this browser does not know is shown in UTC. */
function formatIn(timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dayOf = (timeZone?: string) =>
  formatIn(timeZone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const hourOf = (timeZone?: string) => formatIn(timeZone, { hour: '2-digit', minute: '2-digit' });

/** In the time zone of the reader. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;

interface ZonedTimeProps {
  at: string;
  until?: string;
  timeZone: string;
}

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

/** Without the day where it is the same. */
export function OtherTime({ at, until, from, timeZone }: ZonedTimeProps & { from: string }) {
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

/** `2026-12-03T18:30`, as it was entered. */
export function LocalTime({ at }: { at: string }) {
  const start = new Date(`${at}Z`);
  if (Number.isNaN(start.getTime())) return at;
  return (
    <time dateTime={at}>
      {dayOf('UTC').format(start).replace(',', '')}, {hourOf('UTC').format(start)}
    </time>
  );
}

export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
