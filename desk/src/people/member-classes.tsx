import type { MailPreview, MemberAnswer, MemberClassRow } from '@agile-languages/api/desk';
import { Button, ButtonRow, Dialog } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { classStateNames } from '../classes/class-screen.tsx';
import { ClassSelect } from '../record/found-select.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Moment, ZonedTime } from '../shell/times.tsx';
import { withNotice } from '../shell/use-work.ts';
import { usePeopleCalls } from './people.data.ts';

export function MemberClasses({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const calls = usePeopleCalls();
  const [leaving, setLeaving] = useState<MemberClassRow>();
  const [notice, setNotice] = useState('');
  const cancel = useMutation({
    mutationFn: ({ id }: MemberClassRow) => calls.cancel(member.id, id),
    onSuccess: ({ said }, { name }) => setNotice(`${member.fullname} has no seat in ${name} any more. ${said}`),
  });
  const [moving, setMoving] = useState<MemberClassRow>();
  const move = useMutation({
    mutationFn: ({ row, to }: { row: MemberClassRow; to: string }) => calls.move(member.id, row.id, to),
    onSuccess: (answer, { row }) => setNotice(withNotice(`The seat in ${row.name} was moved.`, answer)),
  });
  const columns: Column<MemberClassRow>[] = [
    { name: 'Class', isTitle: true, cell: ({ id, name }) => <Link to={`/classes/${id}`}>{name}</Link> },
    { name: 'First session', cell: ({ startsAt, timeZone }) => <ZonedTime at={startsAt} timeZone={timeZone} /> },
    { name: 'State', cell: ({ state }) => classStateNames[state] },
    {
      name: 'Agreed',
      cell: ({ name, bookingId, agreed, payment }) =>
        bookingId ? (
          <Link to={`/bookings/${encodeURIComponent(bookingId)}`}>
            {agreed} <span className="soft">({payment.toLowerCase()})</span>
            <span className="visually-hidden"> for {name}</span>
          </Link>
        ) : null,
    },
    { name: 'Enrolled', cell: ({ enrolledAt }) => <Moment at={enrolledAt} /> },
    { name: 'Actions', isUnnamed: true, cell: (row) => <Ways row={row} onMove={setMoving} onLeave={setLeaving} /> },
  ];

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Classes</h2>
      {member.classes.length > 0 ? (
        <Table columns={columns} rows={member.classes} keyOf={({ id }) => id} />
      ) : (
        <p>{member.fullname} is in no class.</p>
      )}
      <p role="status">{notice}</p>
      <Failure error={cancel.error ?? move.error} />
      <MoveSeat
        member={member}
        from={moving}
        onClose={() => setMoving(undefined)}
        mailOf={(from, to) => calls.moveMail(member.id, from.id, to)}
        onMove={(to) => {
          if (moving) move.mutate({ row: moving, to });
          setMoving(undefined);
        }}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title="Cancel this seat?"
        action="Cancel the seat"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) cancel.mutate(leaving);
        }}
        below={leaving ? <MailBeforehand ask={() => calls.cancelMail(member.id, leaving.id)} /> : null}
      >
        {member.fullname} loses the seat in {leaving?.name}.{' '}
        {leaving?.paidBy
          ? `It stays with ${leaving.paidBy}, without a name. Both get a mail.`
          : 'It goes to the waiting list or is free for somebody else. Both get a mail.'}
      </ConfirmDialog>
    </section>
  );
}

function Ways({ row, onMove, onLeave }: WaysProps) {
  if (row.state === 'cancelled' || row.state === 'over') return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => onMove(row)}>
        Move <span className="visually-hidden">the seat in {row.name}</span>
      </Button>
      <Button variant="quiet" size="small" onClick={() => onLeave(row)}>
        Cancel <span className="visually-hidden">the seat in {row.name}</span>
      </Button>
    </>
  );
}

interface WaysProps {
  row: MemberClassRow;
  onMove: (row: MemberClassRow) => void;
  onLeave: (row: MemberClassRow) => void;
}

function MoveSeat({ member, from, mailOf, onMove, onClose }: MoveSeatProps) {
  const [classId, setClassId] = useState('');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onMove(classId);
  }

  return (
    <Dialog open={from !== undefined} title="Move to another class" onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <p>
          {member.fullname} gets a seat there for the one in {from?.name}, and a mail with the sessions.
        </p>
        <ClassSelect value={classId} onChange={setClassId} />
        {from && classId ? <MailBeforehand key={classId} ask={() => mailOf(from, classId)} /> : null}
        <ButtonRow>
          <Button type="submit">Move the seat</Button>
          <Button variant="line" onClick={onClose}>
            Go back
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

interface MoveSeatProps {
  member: MemberAnswer;
  from: MemberClassRow | undefined;
  mailOf: (from: MemberClassRow, classId: string) => Promise<MailPreview>;
  onMove: (classId: string) => void;
  onClose: () => void;
}
