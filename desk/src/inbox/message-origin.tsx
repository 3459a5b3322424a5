import type { MessageRow } from '@agile-languages/api/desk';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { forget } from '../record/use-kept-form.ts';

/** What the writer asks for, and the forms for it. */
export function Origin({ message }: { message: MessageRow }) {
  const { classId, className, partnerKey, partnerName, campaign } = message;
  const seats = seatsIn(message.text);
  if (!classId && seats === 1) return null;
  return (
    <p>
      {classId ? (
        <>
          Asks for a place in{' '}
          <Link to={`/classes/${encodeURIComponent(classId)}`}>{className || `class ${classId}`}</Link>
          {partnerKey ? `, from a page of ${partnerName || partnerKey}` : ''}
          {campaign ? `, campaign ${campaign}` : ''}.{' '}
        </>
      ) : null}
      <NextSteps message={message} seats={seats} />
    </p>
  );
}

function NextSteps({ message: { name, email, text, classId }, seats }: { message: MessageRow; seats: number }) {
  const code = codeIn(text);
  const booking = { contactName: name, contactEmail: email, classId, seats: seats > 1 ? String(seats) : '', code };
  const links = [
    { to: '/invitations', words: 'Invite', form: 'invitations new', copy: { email, fullname: name, classId, code } },
    {
      ...{ to: '/company-bookings/new', form: 'company-bookings new', copy: booking },
      words: seats > 1 ? `Book ${seats} seats for a company` : 'Book seats for a company',
    },
  ];
  return (seats > 1 ? links.toReversed() : links).map(({ to, words, form, copy }, index) => (
    <Fragment key={to}>
      {index > 0 ? ' or ' : ''}
      <Link to={to} state={{ copy }} onClick={() => forget(form)}>
        {words}
      </Link>
    </Fragment>
  ));
}

const unit = 'people|persons|colleagues|participants|seats|places|of us|Personen|Leute|Plätze|personnes|places';
const people = new RegExp(`\\b(?:we(?: are|['’]re) (\\d{1,3})\\b|(\\d{1,3}) (?:${unit})\\b)`, 'iu');

/** The form of the site writes `We are 3 people.` */
export function seatsIn(message: string): number {
  const [, first, second] = people.exec(message) ?? [];
  return Math.max(1, Number(first ?? second ?? 1));
}

/** The form of the site writes this line. */
const codeIn = (message: string): string => /^Discount code: (\S+)$/m.exec(message)?.[1] ?? '';
