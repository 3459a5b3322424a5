import type { ParticipantRow } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { classQuery, participantsFile, participantsQuery } from './classes.data.ts';
import styles from './classes.module.css';
import { ZonedTime } from './zoned-time.tsx';

const columns: Column<ParticipantRow>[] = [
  {
    name: 'Name',
    isTitle: true,
    cell: ({ fullname, email }) => <Link to={`/members?q=${encodeURIComponent(email)}`}>{fullname}</Link>,
  },
  { name: 'E-mail', isLong: true, cell: ({ email }) => email },
  { name: 'Enrolled', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Who is enrolled in a class: to read, to print, as a file. */
export function ParticipantsPage() {
  const { id = '' } = useParams();
  const { data: item, error } = useQuery(classQuery(id));
  const { data, error: listError, refetch } = useQuery(participantsQuery(id));
  if (!item || !data)
    return (
      <>
        <h1>Participants</h1>
        {(error ?? listError) ? <Failure error={error ?? listError} onRetry={refetch} /> : <Skeleton lines={8} />}
      </>
    );
  return (
    <>
      <div className={listStyles.head}>
        <h1>Participants of “{item.name}”</h1>
        <p>
          <ZonedTime at={item.startsAt} timeZone={item.timeZone} /> ({item.timeZone}), {item.data.pattern}.{' '}
          {data.rows.length} enrolled, {item.seatsTotal} seats.
        </p>
      </div>
      <div className={styles.screenOnly}>
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
      {data.rows.length > 0 ? (
        <Table columns={columns} rows={data.rows} keyOf={({ email }) => email} />
      ) : (
        <p>Nobody is enrolled yet.</p>
      )}
    </>
  );
}
