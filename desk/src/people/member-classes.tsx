import type { MemberAnswer, MemberClassRow } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { stateNames } from '../classes/class-names.ts';
import { ZonedTime } from '../classes/zoned-time.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { MoveSeat } from './move-seat.tsx';
import { usePeopleCalls } from './people.data.ts';

/** Classes in which a member is enrolled. A seat can be given back. */
export function MemberClasses({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const calls = usePeopleCalls();
  const [leaving, setLeaving] = useState<MemberClassRow>();
  const [notice, setNotice] = useState('');
  const cancel = useMutation({
    mutationFn: ({ id }: MemberClassRow) => calls.cancel(member.id, id),
    onSuccess: (_, { name }) => setNotice(`The seat in ${name} is free again.`),
  });
  const [moving, setMoving] = useState<MemberClassRow>();
  const move = useMutation({
    mutationFn: ({ row, to }: { row: MemberClassRow; to: string }) => calls.move(member.id, row.id, to),
    onSuccess: (_, { row }) => setNotice(`The seat in ${row.name} was moved.`),
  });
  const columns: Column<MemberClassRow>[] = [
    { name: 'Class', isTitle: true, cell: ({ id, name }) => <Link to={`/classes/${id}`}>{name}</Link> },
    { name: 'First session', cell: ({ startsAt, timeZone }) => <ZonedTime at={startsAt} timeZone={timeZone} /> },
    { name: 'State', cell: ({ state }) => stateNames[state] },
    { name: 'Enrolled', cell: ({ enrolledAt }) => <Moment at={enrolledAt} /> },
    {
      name: 'Actions',
      isUnnamed: true,
      cell: (row) =>
        row.state === 'cancelled' || row.state === 'over' ? null : (
          <>
            <Button variant="quiet" size="small" onClick={() => setMoving(row)}>
              Move <span className="visually-hidden">the seat in {row.name}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setLeaving(row)}>
              Cancel <span className="visually-hidden">the seat in {row.name}</span>
            </Button>
          </>
        ),
    },
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
      >
        {member.fullname} loses the seat in {leaving?.name}, and it goes to the waiting list or is free for somebody
        else. The member gets no mail.
      </ConfirmDialog>
    </section>
  );
}
