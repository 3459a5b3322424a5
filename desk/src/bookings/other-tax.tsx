import type { BookingRow, RecordAnswer } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceCalls } from '../resources/resource.data.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';

type Booking = RecordAnswer<BookingRow>;

export function OtherTax({ booking }: { booking: Booking }) {
  const calls = useResourceCalls<Booking>('bookings');
  const [isAsked, setAsked] = useState(false);
  const take = useMutation({ mutationFn: () => calls.act(booking, 'tax') });
  const { otherTax, data } = booking;
  return (
    <>
      {otherTax ? (
        <Button variant="line" size="small" disabled={take.isPending} onClick={() => setAsked(true)}>
          Another tax for this buyer
        </Button>
      ) : null}
      {take.data && !otherTax ? <p role="status">The tax was changed.</p> : null}
      <Failure error={take.error} />
      <ConfirmDialog
        open={isAsked}
        title="Change the tax?"
        action="Change the tax"
        onClose={() => setAsked(false)}
        onConfirm={() => take.mutate()}
      >
        Agreed: {otherTax?.agreed}. For this buyer: {otherTax?.proposed}.{' '}
        {data.payment === 'Open' ? '' : 'It was paid: what is to be given back or paid besides is yours to settle. '}
        Nobody gets a mail.
      </ConfirmDialog>
    </>
  );
}
