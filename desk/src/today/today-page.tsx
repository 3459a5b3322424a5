import type { Today } from '@agile-languages/api/desk';
import { Button, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { inSeats } from '../bookings/company-screen.tsx';
import { usePeopleCalls } from '../people/people.data.ts';
import { withFault } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import { listName } from '../shell/sections.ts';
import { Moment, ZonedTime } from '../shell/times.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import styles from './today.module.css';

const todayKey = ['today'];

/** What is in order is not there. */
export function TodayPage() {
  const { fullname } = useAccount();
  const { shown, isPending } = useFirstSteps();
  const { data, error, refetch } = useQuery({
    queryKey: todayKey,
    queryFn: () => call<Today>('GET', '/today'),
  });
  return (
    <>
      <h1>Today</h1>
      <FirstSteps />
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={10} /> : null}
      {data && isQuiet(data) && !isPending && shown.length === 0 ? <p>Nothing needs you today, {fullname}.</p> : null}
      {data ? (
        <div className={styles.parts}>
          <Messages rows={data.messages} total={data.totals.messages} />
          <Origins rows={data.origins} total={data.totals.origins} />
          <Mails rows={data.mails} total={data.totals.mails} />
          <Waiting rows={data.waiting} total={data.totals.waiting} />
          <Seatless rows={data.seatless} total={data.totals.seatless} />
          <Classes rows={data.classes} total={data.totals.classes} />
          <Companies rows={data.companies} total={data.totals.companies} />
          <Refunds rows={data.refunds} total={data.totals.refunds} />
          <Invitations rows={data.invitations} total={data.totals.invitations} />
          <Publication faults={data.publication} />
          <Content rows={data.content} />
          <Pictures rows={data.pictures} total={data.totals.pictures} />
          <Installation rows={data.installation} />
        </div>
      ) : null}
    </>
  );
}

interface PartOf<Name extends keyof Today['totals']> {
  rows: Today[Name];
  total: number | undefined;
}

const isQuiet = ({ totals: _, ...lists }: Today) => Object.values(lists).every((rows) => rows.length === 0);

function Part({ title, total, all, children }: PartProps) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
      {total ? (
        <p className="soft">
          {children.length} of {total}. {all ? <Link to={all.path}>{all.name}</Link> : null}
        </p>
      ) : null}
    </section>
  );
}

interface PartProps {
  title: string;
  /** When there are more than what is shown. */
  total?: number | undefined;
  all?: { path: string; name: string };
  children: ReactNode[];
}

const Messages = ({ rows, total }: PartOf<'messages'>) => (
  <Part title="Messages to answer" total={total} all={{ path: '/messages', name: 'All messages to answer' }}>
    {rows.map(({ id, name, email, createdAt }) => (
      <li key={id}>
        <Link to={`/messages/${id}`}>{name || email || 'Somebody'}</Link>, <Moment at={createdAt} />
      </li>
    ))}
  </Part>
);

const Origins = ({ rows, total }: PartOf<'origins'>) => (
  <Part title="Origins that partners ask for" total={total} all={{ path: '/keys', name: 'All partner keys' }}>
    {rows.map(({ id, partnerId, partnerName, origin, createdAt }) => (
      <li key={id}>
        <Link to={`/keys/partners/${encodeURIComponent(partnerId)}`}>{partnerName}</Link>: {origin},{' '}
        <Moment at={createdAt} />
      </li>
    ))}
  </Part>
);

function Mails({ rows, total }: PartOf<'mails'>) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST', '/mails/retry'),
    onSuccess: () => client.invalidateQueries({ queryKey: todayKey }),
  });
  if (rows.length === 0) return null;
  return (
    <div className="stack">
      <Part title="Mails that were not sent" total={total}>
        {rows.map(({ id, recipient, subject, createdAt, fault, isGivenUp }) => (
          <li key={id}>
            {subject}, to <Link to={`/search?q=${encodeURIComponent(recipient)}`}>{recipient}</Link>,{' '}
            <Moment at={createdAt} />: {isGivenUp ? 'given up' : 'waits'}
            {fault ? ` (${fault})` : ''}
          </li>
        ))}
      </Part>
      <Button variant="line" size="small" disabled={retry.isPending} onClick={() => retry.mutate()}>
        Try all again
      </Button>
      <p role="status">{retry.isSuccess ? 'They are due now.' : ''}</p>
      <Failure error={retry.error} />
    </div>
  );
}

const Waiting = ({ rows, total }: PartOf<'waiting'>) => (
  <Part
    title="Full classes with a waiting list"
    total={total}
    all={{ path: '/classes?state=full', name: 'All full classes' }}
  >
    {rows.map(({ id, name, total }) => (
      <li key={id}>
        <Link to={`/classes/${id}/participants`}>{name}</Link>:{' '}
        {total === 1 ? 'one member waits' : `${total} members wait`}
      </li>
    ))}
  </Part>
);

function Seatless({ rows, total }: PartOf<'seatless'>) {
  const calls = usePeopleCalls();
  const note = useMutation({
    mutationFn: async ({ id, fullname }: Pick<Today['seatless'][number], 'id' | 'fullname'>) => {
      await calls.needsNoSeat(id);
      return `It is noted that ${fullname} needs no seat.`;
    },
  });
  if (rows.length === 0 && !note.data) return null;
  return (
    <div className="stack">
      <Part title="Invited people who have no seat" total={total} all={{ path: '/members', name: 'All members' }}>
        {rows.map(({ id, fullname, className, ...row }) => (
          <li key={id}>
            <Link to={`/members/${encodeURIComponent(id)}`}>{fullname}</Link>, {withFault(className, row)}{' '}
            <Button
              variant="quiet"
              size="small"
              disabled={note.isPending}
              onClick={() => note.mutate({ id, fullname })}
            >
              <span className="visually-hidden">{fullname} needs no seat</span>
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

const Classes = ({ rows, total }: PartOf<'classes'>) => (
  <Part
    title="Classes that begin soon and have seats"
    total={total}
    all={{ path: '/classes?state=published', name: 'All classes with seats' }}
  >
    {rows.map(({ id, name, startsAt, timeZone, seatsLeft, seatsTotal }) => (
      <li key={id}>
        <Link to={`/classes/${id}`}>{name}</Link>, <ZonedTime at={startsAt} timeZone={timeZone} /> ({timeZone}):{' '}
        {seatsLeft} of {seatsTotal} seats are free
      </li>
    ))}
  </Part>
);

const Companies = ({ rows, total }: PartOf<'companies'>) => (
  <Part
    title="Seats of companies without a name"
    total={total}
    all={{ path: '/company-bookings?state=open', name: 'All company bookings with such seats' }}
  >
    {rows.map(({ id, company, className, nameless, startsAt }) => (
      <li key={id}>
        <Link to={`/company-bookings/${encodeURIComponent(id)}`}>{company}</Link>, {className}, <Moment at={startsAt} />
        : {inSeats(nameless)}
      </li>
    ))}
  </Part>
);

const Invitations = ({ rows, total }: PartOf<'invitations'>) => (
  <Part
    title="Invitations that end soon or have ended"
    total={total}
    all={{ path: '/invitations', name: 'All open invitations' }}
  >
    {rows.map(({ email, fullname, expiresAt, isOver }) => (
      <li key={`${email} ${expiresAt}`}>
        <Link to={`/invitations?q=${encodeURIComponent(email)}`}>{fullname}</Link>, {isOver ? 'ended' : 'until'}{' '}
        <Moment at={expiresAt} />
      </li>
    ))}
  </Part>
);

const Refunds = ({ rows, total }: PartOf<'refunds'>) => (
  <Part
    title="Payments to give back"
    total={total}
    all={{ path: '/bookings?state=back', name: 'All payments to give back' }}
  >
    {rows.map(({ id, name, className, due, currency }) => (
      <li key={id}>
        <Link to={`/bookings/${id}`}>{name}</Link>: {due} {currency}, {className}
      </li>
    ))}
  </Part>
);

const Publication = ({ faults }: { faults: Today['publication'] }) => (
  <Part title="The site does not show the latest changes">
    {faults.map((fault) => (
      <li key={fault}>It tries again by itself. The last time: {fault}</li>
    ))}
  </Part>
);

const Content = ({ rows }: { rows: Today['content'] }) => (
  <Part title="Drafts and changes that are not published">
    {rows.map(({ kind, total }) => (
      <li key={kind}>
        <Link to={`/${kind}`}>{listName(kind)}</Link>: {total}
      </li>
    ))}
  </Part>
);

const Pictures = ({ rows, total }: PartOf<'pictures'>) => (
  <Part title="Photographs without a text" total={total} all={{ path: '/experts', name: 'All experts' }}>
    {rows.map(({ id, fullname }) => (
      <li key={id}>
        <Link to={`/experts/${encodeURIComponent(id)}`}>{fullname}</Link>: what does it show?
      </li>
    ))}
  </Part>
);

const Installation = ({ rows }: { rows: Today['installation'] }) => (
  <Part title="This installation">
    {rows.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </Part>
);
