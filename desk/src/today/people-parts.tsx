import type { Today } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../api/call.ts';
import { usePeopleCalls } from '../people/people.data.ts';
import { withFault } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/times.tsx';
import { Part, type PartOf } from './part.tsx';

export const Messages = ({ rows, total }: PartOf<'messages'>) => (
  <Part title="Messages to answer" total={total} all={{ path: '/messages', name: 'All messages to answer' }}>
    {rows.map(({ id, name, email, createdAt, ...row }) => (
      <li key={id}>
        <Link to={`/messages/${id}`}>{name || email || 'Somebody'}</Link>, {withFault(<Moment at={createdAt} />, row)}
      </li>
    ))}
  </Part>
);

export const Origins = ({ rows, total }: PartOf<'origins'>) => (
  <Part title="Origins that partners ask for" total={total} all={{ path: '/keys', name: 'All partner keys' }}>
    {rows.map(({ id, partnerId, partnerName, origin, createdAt }) => (
      <li key={id}>
        <Link to={`/keys/partners/${encodeURIComponent(partnerId)}`}>{partnerName}</Link>: {origin},{' '}
        <Moment at={createdAt} />
      </li>
    ))}
  </Part>
);

export function Mails({ rows, total }: PartOf<'mails'>) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call<{ said: string }>('POST', '/mails/retry'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
  if (rows.length === 0) return null;
  return (
    <div className="stack">
      <Part title="Mails that have not arrived" total={total}>
        {rows.map(({ id, recipient, subject, createdAt, fault, isGivenUp, isLost, isInvitation }) => (
          <li key={id}>
            {subject}, to <Link to={`/search?q=${encodeURIComponent(recipient)}`}>{recipient}</Link>,{' '}
            <Moment at={createdAt} />: {isGivenUp ? 'given up' : 'waits'}
            {fault ? ` (${fault})` : ''}
            {isLost && !isInvitation ? ', cannot be sent again, as its text is gone' : ''}
            {isLost && isInvitation ? (
              <>
                {'. '}
                <Link to={`/invitations?q=${encodeURIComponent(recipient)}`}>
                  Send the invitation <span className="visually-hidden">to {recipient} </span>again
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </Part>
      <Button variant="line" size="small" disabled={retry.isPending} onClick={() => retry.mutate()}>
        Try all again
      </Button>
      <p role="status">{retry.data?.said}</p>
      <Failure error={retry.error} />
    </div>
  );
}

export function Seatless({ rows, total }: PartOf<'seatless'>) {
  const calls = usePeopleCalls();
  const note = useMutation({
    mutationFn: async ({ id, fullname, classId, className }: Today['seatless'][number]) => {
      await calls.needsNoSeat(id, classId);
      return `It is noted that ${fullname} needs no seat in ${className}.`;
    },
  });
  if (rows.length === 0 && !note.data) return null;
  return (
    <div className="stack">
      <Part title="Invited people who have no seat" total={total} all={{ path: '/members', name: 'All members' }}>
        {rows.map((row) => (
          <li key={`${row.id} ${row.classId}`}>
            <Link to={`/members/${encodeURIComponent(row.id)}`}>{row.fullname}</Link>, {withFault(row.className, row)}{' '}
            <Button variant="quiet" size="small" disabled={note.isPending} onClick={() => note.mutate(row)}>
              <span className="visually-hidden">
                {row.fullname} needs no seat in {row.className}
              </span>
              <span aria-hidden>Needs no seat</span>
            </Button>
          </li>
        ))}
      </Part>
      <p role="status">{note.data}</p>
      <Failure error={note.error} />
    </div>
  );
}

export const Invitations = ({ rows, total }: PartOf<'invitations'>) => (
  <Part
    title="Invitations that end soon or have ended"
    total={total}
    all={{ path: '/invitations', name: 'All open invitations' }}
  >
    {rows.map(({ email, fullname, expiresAt, isOver, ...row }) => (
      <li key={`${email} ${expiresAt}`}>
        <Link to={`/invitations?q=${encodeURIComponent(email)}`}>{fullname}</Link>, {isOver ? 'ended' : 'until'}{' '}
        {withFault(<Moment at={expiresAt} />, row)}
      </li>
    ))}
  </Part>
);
