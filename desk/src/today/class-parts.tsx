import { moneyText } from '@agile-languages/shared/formats';
import { Link } from 'react-router-dom';
import { inSeats } from '../bookings/company-screen.tsx';
import { withFault } from '../shell/email-with-fault.tsx';
import { Moment, ZonedTime } from '../shell/times.tsx';
import { Part, type PartOf } from './part.tsx';

export const Waiting = ({ rows, total }: PartOf<'waiting'>) => (
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

export const Classes = ({ rows, total }: PartOf<'classes'>) => (
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

export const Companies = ({ rows, total }: PartOf<'companies'>) => (
  <Part
    title="Seats of companies without a name"
    total={total}
    all={{ path: '/company-bookings?state=open', name: 'All company bookings with such seats' }}
  >
    {rows.map(({ id, company, className, nameless, startsAt, ...row }) => (
      <li key={id}>
        <Link to={`/company-bookings/${encodeURIComponent(id)}`}>{company}</Link>, {className}, <Moment at={startsAt} />
        : {withFault(inSeats(nameless), row)}
      </li>
    ))}
  </Part>
);

export const Refunds = ({ rows, total }: PartOf<'refunds'>) => (
  <Part
    title="Payments to give back"
    total={total}
    all={{ path: '/bookings?state=back', name: 'All payments to give back' }}
  >
    {rows.map(({ id, name, className, due, currency, ...row }) => (
      <li key={id}>
        <Link to={`/bookings/${id}`}>{name}</Link>: {moneyText(due, currency)}, {withFault(className, row)}
      </li>
    ))}
  </Part>
);
