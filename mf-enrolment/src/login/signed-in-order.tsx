import { api, partnerVisit, session } from '@agile-languages/shared/platform';
import { useRemoteData } from '@agile-languages/shared/remote-data';
import { useSearchParams } from '@agile-languages/shared/router';
import { Button } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import fields from '../check-out/fields.module.css';
import { RedMessage } from '../check-out/red-message.tsx';
import { redirectTarget } from '../check-out/redirect-target.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { OrderNote } from './order-note.tsx';
import { signInCalls } from './sign-in-calls.ts';
import { tellPartner } from './tell-partner.ts';

/** The order of a member who is signed in already: no password again, and no second seat. */
export function SignedInOrder({ classId, onEnded }: { classId: string; onEnded: () => void }) {
  const [message, setMessage] = useState('');
  const [query] = useSearchParams();
  const { button, running, run } = useSingleRun('enrolment');
  const seat = useRemoteData(classId, () => signInCalls.getSeat(classId));
  const isEnded = seat.state === 'ready' && seat.value.err.length > 0;
  const isTaken = seat.state === 'ready' && seat.value.kv.seat === 'taken';

  useEffect(() => {
    if (isEnded) onEnded();
  }, [isEnded, onEnded]);

  const onApply = () =>
    void run(async () => {
      setMessage('');
      const { token } = session.store.getState();
      const visit = partnerVisit();
      const mayEnrol = !isTaken || visit.partner !== undefined;
      const { kv, err } = mayEnrol ? await api.enroll({ cookie: token, fkClassId: classId, ...visit }) : noEnrolment;
      const [refusal] = err;
      if (refusal && !isTaken) {
        setMessage(refusal.val);
        return 'staying';
      }
      location.assign((await tellPartner(query, classId, kv.code ?? '')) ?? redirectTarget(token));
      return 'leaving';
    });

  return (
    <div className={fields.fields}>
      <div className={fields.stack}>
        <p role="status">
          {isTaken ? 'You have a seat in this class.' : 'You are signed in: no password is needed for this class.'}
        </p>
        <RedMessage text={message} />
        {isTaken ? null : <OrderNote />}
        <Button ref={button} type="button" disabled={running} className={fields.submit} onClick={onApply}>
          {isTaken ? 'Go to the app site' : 'Apply'}
        </Button>
      </div>
    </div>
  );
}

/** Who has a seat needs no call, unless a partner's page may not know of it yet. */
const noEnrolment = { kv: { code: '' }, err: [] };
