import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';

/** The provider's app signs with it what it tells of payments. */
export function PaymentSecret() {
  const [isAsked, setAsked] = useState(false);
  const make = useMutation({
    mutationFn: () => call<{ secret: string }>('POST', '/settings/provider/payment-secret', {}),
  });
  return (
    <>
      <Button variant="line" size="small" onClick={() => setAsked(true)}>
        New secret for payments
      </Button>
      {make.data ? (
        <p role="status">
          Your app signs payments with <code>{make.data.secret}</code>. It is not shown again.
        </p>
      ) : null}
      <Failure error={make.error} />
      <ConfirmDialog
        open={isAsked}
        title="New secret for payments?"
        action="Make the secret"
        onClose={() => setAsked(false)}
        onConfirm={() => make.mutate()}
      >
        Your app signs with it what it tells of payments. A secret from before ends at once.
      </ConfirmDialog>
    </>
  );
}
