import type { DeskClass, WaitingRow } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { MemberSelect } from '../record/found-select.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { emailWithFault } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';
import { useWork } from '../shell/use-work.ts';
import { useSeatCalls, waitingQuery } from './classes.data.ts';
import styles from './classes.module.css';

/** Members are added while the class is full. */
export function WaitingList({ item: { id, state } }: { item: DeskClass }) {
  const titleId = useId();
  const calls = useSeatCalls(id);
  const { data, error, refetch } = useQuery(waitingQuery(id));
  const [email, setEmail] = useState('');
  const { act, notice, error: refused, isPending } = useWork();
  const [leaving, setLeaving] = useState<WaitingRow>();
  if (state !== 'full' && !data?.rows.length) return null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    act(`${email} waits for a seat.`, async () => {
      await calls.addWaiting(email);
      setEmail('');
    });
  }

  const columns: Column<WaitingRow>[] = [
    { name: 'Name', isTitle: true, cell: ({ fullname }) => fullname },
    { name: 'E-mail', isLong: true, cell: emailWithFault },
    { name: 'Waits since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      name: 'Actions',
      isUnnamed: true,
      cell: (row) => (
        <Button variant="quiet" size="small" disabled={isPending} onClick={() => setLeaving(row)}>
          Remove <span className="visually-hidden">{row.fullname} from the waiting list</span>
        </Button>
      ),
    },
  ];

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Waiting list</h2>
      <p className="soft">A seat that becomes free goes to the member who waits longest, with a mail.</p>
      <Failure error={error} onRetry={refetch} />
      {data?.rows.length ? <Table columns={columns} rows={data.rows} keyOf={({ memberId }) => memberId} /> : null}
      {state === 'full' ? (
        <form className={styles.mailForm} onSubmit={onSubmit}>
          <MemberSelect value={email} onChange={setEmail} />
          <div>
            <Button type="submit" variant="line" disabled={isPending}>
              Add to the waiting list
            </Button>
          </div>
          {email ? <MailBeforehand key={email} ask={() => calls.addWaitingMail(email)} /> : null}
        </form>
      ) : null}
      <p role="status">{notice}</p>
      <Failure error={refused} />
      <ConfirmDialog
        open={leaving !== undefined}
        title="Take off the waiting list?"
        action="Take off the list"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving)
            act(`${leaving.fullname} waits no more and is told by mail.`, () => calls.removeWaiting(leaving.memberId));
        }}
        below={leaving ? <MailBeforehand ask={() => calls.removeWaitingMail(leaving.memberId)} /> : null}
      >
        {leaving?.fullname} gets no seat that becomes free, and a mail that says so.
      </ConfirmDialog>
    </section>
  );
}
