import { applyWords, loginTexts } from '@agile-languages/shared/forms';
import { api, session } from '@agile-languages/shared/platform';
import { useRemoteData } from '@agile-languages/shared/remote-data';
import { useSearchParams } from '@agile-languages/shared/router';
import { Button, safeHref } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import fields from '../check-out/fields.module.css';
import { RedMessage } from '../check-out/red-message.tsx';
import { redirectTarget } from '../check-out/redirect-target.ts';
import { startedVisit } from '../check-out/started-visit.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { DiscountCode, NoSuchClass, OrderNote } from './order-note.tsx';
import { signInCalls } from './sign-in-calls.ts';
import { tellPartner } from './tell-partner.ts';
import { Waiting, type WaitingState } from './waiting.tsx';

/** The member needs neither a password again nor a second seat. */
export function SignedInOrder({ classId, takesCode, isHeld, isFull, onRefused, onEnded }: SignedInOrderProps) {
  const code = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [waiting, setWaiting] = useState<WaitingState>();
  const [query] = useSearchParams();
  const { button, running, run } = useSingleRun('enrolment');
  const seat = useRemoteData(classId, () => signInCalls.getSeat(classId));
  const isEnded = seat.state === 'ready' && seat.value.err.length > 0;
  const isTaken = seat.state === 'ready' && seat.value.kv.seat === 'taken';
  const meeting = seat.state === 'ready' ? safeHref(seat.value.kv.meetingLink) : undefined;

  useEffect(() => {
    if (isEnded) onEnded();
  }, [isEnded, onEnded]);

  const onApply = () =>
    void run(async () => {
      setMessage('');
      const { token } = session.store.getState();
      const visit = startedVisit();
      const mayEnrol = !isTaken || visit.partner !== undefined;
      const discount = code.current?.value;
      const order = {
        cookie: token,
        fkClassId: classId,
        ...(discount && { discount }),
        ...(isFull && { waits: true }),
        ...visit,
      };
      const { kv, err } = mayEnrol ? await api.enroll(order) : noEnrolment;
      if (err[0] && !isTaken) {
        setMessage(err[0].val);
        onRefused();
        return 'staying';
      }
      if (kv.notice && !isTaken) {
        setWaiting({ token, notice: kv.notice });
        return 'staying';
      }
      location.assign((await tellPartner(query, classId, kv.code ?? '')) ?? redirectTarget(token));
      return 'leaving';
    });

  if (waiting) return <Waiting {...waiting} />;
  if (!isHeld && !isTaken) return <NoSuchClass />;
  return (
    <div className={fields.fields}>
      <div className={fields.stack}>
        <p role="status">{isTaken ? loginTexts.hasSeat : loginTexts.isSignedIn}</p>
        {meeting ? (
          <p>
            <a href={meeting}>Online meeting</a>
          </p>
        ) : null}
        {takesCode && !isTaken ? <DiscountCode ref={code} /> : null}
        <RedMessage text={message} />
        {isTaken ? null : <OrderNote isFull={isFull} />}
        <Button ref={button} type="button" disabled={running} className={fields.submit} onClick={onApply}>
          {isTaken ? 'Go to your classes' : applyWords(isFull)}
        </Button>
      </div>
    </div>
  );
}

interface SignedInOrderProps {
  classId: string;
  takesCode?: boolean;
  isHeld: boolean;
  isFull: boolean;
  onRefused: () => void;
  onEnded: () => void;
}

/** A partner's page may not know of the seat yet. */
const noEnrolment = { kv: { code: '', notice: '' }, err: [] };
