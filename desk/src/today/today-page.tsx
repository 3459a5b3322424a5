import type { Today } from '@agile-languages/api/desk';
import { Button, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { inSeats } from '../bookings/company-screen.tsx';
import { Failure } from '../shell/failure.tsx';
import { listName } from '../shell/sections.ts';
import { Moment, ZonedTime } from '../shell/times.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './today.module.css';

const todayKey = ['today'];

/** What is in order is not there. */
export function TodayPage() {
  const { fullname } = useAccount();
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
      {data && isQuiet(data) ? <p>Nothing needs you today, {fullname}.</p> : null}
      {data ? (
        <div className={styles.parts}>
          <Messages rows={data.messages} />
          <Origins rows={data.origins} />
          <Mails rows={data.mails} />
          <Waiting rows={data.waiting} />
          <Classes rows={data.classes} />
          <Companies rows={data.companies} />
          <Refunds rows={data.refunds} />
          <Invitations rows={data.invitations} />
          <Publication faults={data.publication} />
          <Content rows={data.content} />
          <Pictures rows={data.pictures} />
          <Installation rows={data.installation} />
        </div>
      ) : null}
    </>
  );
}

const isQuiet = (today: Today) => Object.values(today).every((rows) => rows.length === 0);

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

const Messages = ({ rows }: { rows: Today['messages'] }) => (
  <Part title="Messages to answer">
    {rows.map(({ id, name, email, createdAt }) => (
      <li key={id}>
        <Link to={`/messages/${id}`}>{name || email || 'Somebody'}</Link>, <Moment at={createdAt} />
      </li>
    ))}
  </Part>
);

const Origins = ({ rows }: { rows: Today['origins'] }) => (
  <Part title="Origins that partners ask for">
    {rows.map(({ id, partnerId, partnerName, origin, createdAt }) => (
      <li key={id}>
        <Link to={`/keys/partners/${encodeURIComponent(partnerId)}`}>{partnerName}</Link>: {origin},{' '}
        <Moment at={createdAt} />
      </li>
    ))}
  </Part>
);

function Mails({ rows }: { rows: Today['mails'] }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST', '/mails/retry'),
    onSuccess: () => client.invalidateQueries({ queryKey: todayKey }),
  });
  if (rows.length === 0) return null;
  return (
    <div className="stack">
      <Part title="Mails that were not sent">
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

const Waiting = ({ rows }: { rows: Today['waiting'] }) => (
  <Part title="Full classes with a waiting list">
    {rows.map(({ id, name, total }) => (
      <li key={id}>
        <Link to={`/classes/${id}/participants`}>{name}</Link>:{' '}
        {total === 1 ? 'one member waits' : `${total} members wait`}
      </li>
    ))}
  </Part>
);

const Classes = ({ rows }: { rows: Today['classes'] }) => (
  <Part title="Classes that begin soon and have seats">
    {rows.map(({ id, name, startsAt, timeZone, seatsLeft, seatsTotal }) => (
      <li key={id}>
        <Link to={`/classes/${id}`}>{name}</Link>, <ZonedTime at={startsAt} timeZone={timeZone} /> ({timeZone}):{' '}
        {seatsLeft} of {seatsTotal} seats are free
      </li>
    ))}
  </Part>
);

const Companies = ({ rows }: { rows: Today['companies'] }) => (
  <Part title="Seats of companies without a name">
    {rows.map(({ id, company, className, nameless, startsAt }) => (
      <li key={id}>
        <Link to={`/company-bookings/${encodeURIComponent(id)}`}>{company}</Link>, {className}, <Moment at={startsAt} />
        : {inSeats(nameless)}
      </li>
    ))}
  </Part>
);

const Invitations = ({ rows }: { rows: Today['invitations'] }) => (
  <Part title="Invitations that end soon or have ended">
    {rows.map(({ email, fullname, expiresAt, isOver }) => (
      <li key={`${email} ${expiresAt}`}>
        <Link to={`/invitations?q=${encodeURIComponent(email)}`}>{fullname}</Link>, {isOver ? 'ended' : 'until'}{' '}
        <Moment at={expiresAt} />
      </li>
    ))}
  </Part>
);

const Refunds = ({ rows }: { rows: Today['refunds'] }) => (
  <Part title="Payments to give back">
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

const Pictures = ({ rows }: { rows: Today['pictures'] }) => (
  <Part title="Photographs without a text">
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
