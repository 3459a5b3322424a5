import type { CompanyBookingRow, ImportReport, RecordAnswer } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { ResourceTable } from '../list/resource-table.tsx';
import { Transfer } from '../list/transfer.tsx';
import { NewRecord } from '../record/new-record.tsx';
import { RecordPage } from '../record/record-page.tsx';
import { listQuery, recordQuery, useResourceCalls } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { companyScreen, companySeatScreen, inSeats, namedFields } from './company-screen.tsx';
import { SeatsBack } from './seats-back.tsx';

type Booking = RecordAnswer<CompanyBookingRow>;

export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: booking } = useQuery({ ...recordQuery<Booking>('company-bookings', id), enabled: id !== 'new' });
  return (
    <RecordPage screen={companyScreen}>
      {booking ? <People booking={booking} /> : null}
      {booking && booking.state !== 'ended' ? <SeatsBack booking={booking} /> : null}
    </RecordPage>
  );
}

function People({ booking: { id, seats, state } }: { booking: Booking }) {
  const titleId = useId();
  const query = new URLSearchParams({ booking: id }).toString();
  const { data, error, refetch } = useQuery(listQuery('company-seats', query));
  const calls = useResourceCalls('company-seats');
  const hasEnded = state === 'ended';
  return (
    <>
      <section className="stack" aria-labelledby={titleId}>
        <h2 id={titleId}>People</h2>
        <p>{data ? `${data.total} of ${inSeats(seats)} with a name.` : ''}</p>
        {data && data.total >= seats && !hasEnded ? (
          <p>Take a name out to give its seat to somebody else, or back.</p>
        ) : null}
        <Failure error={error} onRetry={refetch} />
        {data && data.rows.length > 0 ? (
          <ResourceTable screen={companySeatScreen} rows={data.rows} added={[]} isFiltered={false} />
        ) : null}
      </section>
      {hasEnded ? null : (
        <>
          <NewRecord
            list="company-seats"
            fields={namedFields}
            title="Name a person"
            action="Give a seat"
            mails={(person) => call('POST', '/company-seats?dry=1', { data: { ...person, bookingId: id } })}
            create={(person) => calls.create({ ...person, bookingId: id })}
            done={(_, made) =>
              made.state === 'invited'
                ? `${made.title} is invited, and has the seat once the invitation is accepted. ${made.notice ?? ''}`
                : `${made.title} is a member and has the seat.`
            }
          />
          <Transfer
            list="company-seats"
            query={query}
            hint={`With the columns E-mail, Name and Booking, which is ${id} in each row.`}
            countsOf={namedIn}
          />
        </>
      )}
    </>
  );
}

const namedIn = ({ added, unchanged }: ImportReport) => `${added} named, ${unchanged} as they are.`;
