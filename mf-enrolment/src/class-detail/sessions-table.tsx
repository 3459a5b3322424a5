import { type ClassRow, ownVenue, parsePattern } from '@agile-languages/shared/api';
import { classStart, type Session, sessionsOf, zonedClock, zoneName } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import { useZonedClock } from '../class-facts/date-locale.ts';
import { useDayText } from '../dates/use-day-text.ts';
import { VisitorTime } from '../dates/visitor-time.tsx';
import styles from './sessions-table.module.css';

export function Sessions({ row, visitorZone }: { row: ClassRow; visitorZone: string | undefined }) {
  const say = useSay();
  const zone = classStart(row)?.zone ?? 'UTC';
  const sessions = sessionsOf(row);
  const isKnown = visitorZone !== undefined;
  const here = visitorZone ?? zone;

  return (
    <>
      <table className={styles.sessions}>
        <thead>
          <tr>
            <th scope="col">{say('No.')}</th>
            <th scope="col">{say('Date')}</th>
            <th scope="col">{breakable(zoneName(zone))}</th>
            <th scope="col" className={styles.yours}>
              {say('Your time')}, <VisitorTime isKnown={isKnown}>{breakable(zoneName(here))}</VisitorTime>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session, index) => (
            <SessionRow
              key={session.start.getTime()}
              number={index + 1}
              session={session}
              venue={ownVenue(row, index + 1)}
              there={zone}
              here={here}
              isKnown={isKnown}
            />
          ))}
        </tbody>
      </table>
      <LaterSessions count={parsePattern(row.pattern)?.count ?? 1} known={sessions.length} />
    </>
  );
}

function LaterSessions({ count, known }: { count: number; known: number }) {
  const say = useSay();
  if (count <= known) return null;
  const which = count === 2 ? say('The date of session 2 follows.') : say('Dates of sessions 2 to {0} follow.', count);
  return <p className={styles.pattern}>{which}</p>;
}

function SessionRow({ number, session, venue, there, here, isKnown }: SessionRowProps) {
  const clock = useZonedClock();
  const dayText = useDayText();
  const { day, lang } = clock(there, session.start);
  const yours = clock(here, session.start);
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        <time lang={lang} dateTime={session.start.toISOString()}>
          {dayText(there, session.start, { hasWeekday: true })}
        </time>
        {venue ? <span className={styles.venue}>{` ${venue}`}</span> : null}
      </th>
      <td>
        <Span session={session} zone={there} />
      </td>
      <td className={styles.yours}>
        <VisitorTime isKnown={isKnown}>
          <b>
            {yours.day === day ? '' : `${yours.weekday} `}
            <Span session={session} zone={here} />
          </b>
        </VisitorTime>
      </td>
    </tr>
  );
}

/** Without the end when the length is not known. */
function Span({ session: { start, end }, zone }: { session: Session; zone: string }) {
  return (
    <>
      {zonedClock(zone, start).time}
      {end > start ? <span className={styles.end}>{`–${zonedClock(zone, end).time}`}</span> : null}
    </>
  );
}

/** A zone may break after its slash. */
const breakable = (zone: string) => zone.replaceAll('/', '/\u200b');

interface SessionRowProps {
  number: number;
  session: Session;
  venue: string;
  there: string;
  here: string;
  isKnown: boolean;
}
