import type { CompanyBookingRow, ImportReport, RecordAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { ResourceTable } from '../list/resource-table.tsx';
import { Transfer } from '../list/transfer.tsx';
import { NewRecord } from '../record/new-record.tsx';
import { RecordPage } from '../record/record-page.tsx';
import { listQuery, recordQuery, useResourceCalls } from '../resources/resource.data.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { companyScreen, companySeatScreen, namedFields } from './company-screen.tsx';

type Booking = RecordAnswer<CompanyBookingRow>;

/** A booking with its people, or a new one. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: booking } = useQuery({ ...recordQuery<Booking>('company-bookings', id), enabled: id !== 'new' });
  return (
    <>
      <RecordPage screen={companyScreen} />
      {booking ? <People booking={booking} /> : null}
      {booking && booking.state !== 'ended' ? <SeatsBack booking={booking} /> : null}
    </>
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
        <p>{data ? `${data.total} of ${seats} ${seats === 1 ? 'seat' : 'seats'} with a name.` : ''}</p>
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

function SeatsBack({ booking }: { booking: Booking }) {
  const titleId = useId();
  const calls = useResourceCalls<Booking>('company-bookings');
  const [seats, setSeats] = useState('1');
  const [isAsked, setAsked] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ done, action, input }: Step) => {
      await calls.act(booking, action, input);
      return done;
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const count = Number(seats);
    const done = `${count === 1 ? '1 seat was' : `${count} seats were`} given back.`;
    mutate({ done, action: 'give-back', input: { seats: count } });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Give seats back</h2>
      <p>
        Seats without a name go to the waiting list or are free. What was agreed for them is a credit in the orders, and
        the contact gets a mail.
      </p>
      <form className={listStyles.filter} onSubmit={onSubmit}>
        <Field label="How many">
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={booking.seats}
            required
            value={seats}
            onChange={({ target }) => setSeats(target.value)}
          />
        </Field>
        <Button type="submit" variant="line" disabled={isPending}>
          Give back
        </Button>
      </form>
      <ButtonRow>
        <Button variant="line" disabled={isPending} onClick={() => setAsked(true)}>
          Cancel the booking
        </Button>
      </ButtonRow>
      <p role="status">{data}</p>
      <Failure error={error} />
      <ConfirmDialog
        open={isAsked}
        title="Cancel this booking?"
        action="Cancel the booking"
        onClose={() => setAsked(false)}
        onConfirm={() => mutate({ done: 'The booking was cancelled.', action: 'cancel' })}
        below={
          <MailBeforehand
            ask={() => call('POST', `/company-bookings/${booking.id}/cancel?dry=1`, { version: booking.version })}
          />
        }
      >
        Every seat of {booking.title} goes to the waiting list or is free. People who have one lose it and get a mail;
        invitations end.
      </ConfirmDialog>
    </section>
  );
}

interface Step {
  /** Sentence for when it has worked. */
  done: string;
  action: string;
  input?: object;
}
