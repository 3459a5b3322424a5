import type { CompanyBookingRow, MailPreview, RecordAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../api/call.ts';
import { useResourceCalls } from '../resources/resource.data.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { withNotice } from '../shell/use-work.ts';
import { inSeats } from './company-screen.tsx';

type Booking = RecordAnswer<CompanyBookingRow>;

export function SeatsBack({ booking }: { booking: Booking }) {
  const titleId = useId();
  const calls = useResourceCalls<Booking>('company-bookings');
  const [seats, setSeats] = useState('1');
  const [asked, setAsked] = useState<'give-back' | 'cancel'>();
  const count = Number(seats);
  const before = (action: string, input: object = {}) =>
    call<MailPreview>('POST', `/company-bookings/${booking.id}/${action}?dry=1`, {
      version: booking.version,
      ...input,
    });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ done, action, input }: Step) => {
      return withNotice(done, await calls.act(booking, action, input));
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked('give-back');
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
        <Button variant="line" disabled={isPending} onClick={() => setAsked('cancel')}>
          Cancel the booking
        </Button>
      </ButtonRow>
      <p role="status">{data}</p>
      <Failure error={error} />
      <ConfirmDialog
        open={asked === 'give-back'}
        title="Give seats back?"
        action={`Give ${inSeats(count)} back`}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          const done = `${inSeats(count)} ${count === 1 ? 'was' : 'were'} given back.`;
          mutate({ done, action: 'give-back', input: { seats: count } });
        }}
        below={<MailBeforehand ask={() => before('give-back', { seats: count })} />}
      >
        {booking.title} loses {inSeats(count)} without a name. What is given back goes to the waiting list or is free.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancel'}
        title="Cancel this booking?"
        action="Cancel the booking"
        onClose={() => setAsked(undefined)}
        onConfirm={() => mutate({ done: 'The booking was cancelled.', action: 'cancel' })}
        below={<MailBeforehand ask={() => before('cancel')} />}
      >
        Every seat of {booking.title} goes to the waiting list or is free. People who have one lose it and get a mail;
        invitations end.
      </ConfirmDialog>
    </section>
  );
}

interface Step {
  done: string;
  action: string;
  input?: object;
}
