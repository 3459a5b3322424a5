import type { DeskClass, ParticipantRow, ParticipantsAnswer } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Field, Select } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { recordQuery } from '../resources/resource.data.ts';
import { CheckBox } from '../shell/check-box.tsx';
import { emailWithFault } from '../shell/email-with-fault.tsx';
import { Failure, Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { type Column, Table } from '../shell/table.tsx';
import { Moment, ZonedTime } from '../shell/times.tsx';
import { participantsFile, participantsQuery } from './classes.data.ts';
import { useAttendance } from './use-attendance.ts';
import { WaitingList } from './waiting-list.tsx';

export function ParticipantsPage() {
  const { id = '' } = useParams();
  const { data: item, error } = useQuery(recordQuery<DeskClass>('classes', id));
  const { data, error: listError, refetch } = useQuery(participantsQuery(id));
  if (!item || !data) return <Pending title="Participants" error={error ?? listError} onRetry={refetch} />;
  return (
    <>
      <div className={listStyles.head}>
        <h1>Participants of “{item.name}”</h1>
        <p>
          <Times item={item} sessions={data.sessions} /> {data.rows.length} enrolled, {item.seatsTotal}{' '}
          {item.seatsTotal === 1 ? 'seat' : 'seats'}.
        </p>
      </div>
      <div className={listStyles.screenOnly}>
        <ButtonRow>
          <Button variant="line" onClick={() => print()}>
            Print
          </Button>
          <ButtonLink variant="line" href={participantsFile(id)} download>
            Export as CSV
          </ButtonLink>
          <Link to={`/classes/${id}`}>Back to the class</Link>
        </ButtonRow>
      </div>
      {data.rows.length > 0 ? <Participants item={item} {...data} /> : <p>Nobody is enrolled yet.</p>}
      {item.state === 'full' || item.state === 'published' ? (
        <div className={listStyles.screenOnly}>
          <WaitingList item={item} />
        </div>
      ) : null}
    </>
  );
}

/** The pattern names no session that is held on another date. */
function Times({ item: { startsAt, timeZone, data }, sessions }: TimesProps) {
  if (data.otherDates === '' || sessions.length === 0)
    return (
      <>
        <ZonedTime at={startsAt} timeZone={timeZone} /> ({timeZone}), {data.pattern}.
      </>
    );
  return (
    <>
      {sessions.map(({ start, end }, index) => (
        <span key={start}>
          {index > 0 ? '; ' : ''}
          <ZonedTime at={start} until={end} timeZone={timeZone} />
        </span>
      ))}{' '}
      ({timeZone}).
    </>
  );
}

type TimesProps = Pick<ParticipantsProps, 'item' | 'sessions'>;

function Participants({ item, rows, sessions, begun }: ParticipantsProps) {
  const { tick, isPresent, error } = useAttendance(item.id, sessions);
  const [session, setSession] = useState(Math.max(1, begun));
  const nameOf = (number: number) => {
    const start = sessions[number - 1]?.start;
    return start ? `Session ${number}, ${dayIn(start, item.timeZone)}` : `Session ${number}`;
  };
  const columns: Column<ParticipantRow>[] = [
    {
      name: 'Name',
      isTitle: true,
      cell: ({ memberId, fullname }) => <Link to={`/members/${encodeURIComponent(memberId)}`}>{fullname}</Link>,
    },
    { name: 'E-mail', isLong: true, cell: emailWithFault },
    { name: 'Enrolled', isScreenOnly: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      name: 'Booking',
      isScreenOnly: true,
      cell: ({ fullname, bookingId, due, payment }) =>
        bookingId ? (
          <Link to={`/bookings/${encodeURIComponent(bookingId)}`}>
            {due}, {payment.toLowerCase()}
            <span className="visually-hidden"> of {fullname}</span>
          </Link>
        ) : null,
    },
    { name: 'Sessions attended', cell: ({ attended }) => `${attended.length} of ${sessions.length}` },
    {
      name: nameOf(session),
      cell: (row) => (
        <CheckBox
          isChecked={isPresent(row, session)}
          disabled={session > begun}
          onChange={(isTicked) => tick({ memberId: row.memberId, session, isPresent: isTicked })}
        >
          <span className="visually-hidden">
            {row.fullname} was in session {session}
          </span>
        </CheckBox>
      ),
    },
  ];

  return (
    <div className="stack">
      <div className={listStyles.screenOnly}>
        <Field label="Attendance of">
          <Select value={session} onChange={({ target }) => setSession(Number(target.value))}>
            {sessions.map(({ start }, index) => (
              <option key={start} value={index + 1}>
                {`${nameOf(index + 1)}${index < begun ? '' : ' (has not begun)'}`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Table columns={columns} rows={rows} keyOf={({ memberId }) => memberId} />
      <Failure error={error} />
    </div>
  );
}

const dayIn = (start: string, timeZone: string) =>
  new Date(start).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone });

interface ParticipantsProps extends ParticipantsAnswer {
  item: DeskClass;
}
