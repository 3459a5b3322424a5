import {
  buyerFields,
  type CompanyBookingRow,
  type CompanyBookingState,
  type CompanySeatRow,
  companyBookingFields,
  companySeatFields,
  type RecordAnswer,
} from '@agile-languages/api/desk';
import { moneyText } from '@agile-languages/shared/formats';
import { Link } from 'react-router-dom';
import { defineList, defineScreen } from '../resources/screen.ts';
import { Moment } from '../shell/times.tsx';

const states: Record<CompanyBookingState, string> = {
  open: 'Seats without a name',
  named: 'Every seat has a name',
  ended: 'Given back',
};

export const inSeats = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** What was agreed stays; company and contact can be changed. */
export const companyScreen = defineScreen<RecordAnswer<CompanyBookingRow>>({
  list: 'company-bookings',
  title: 'Company bookings',
  one: 'company booking',
  titleField: 'company',
  fields: companyBookingFields,
  fieldsOf: (): typeof buyerFields => buyerFields,
  states,
  usual: 'All',
  columns: [
    'state',
    { name: 'Class', cell: ({ className, classId }) => <Link to={`/classes/${classId}`}>{className}</Link> },
    { name: 'Seats', cell: ({ seats, named }) => `${seats}, ${named} with a name` },
    { name: 'Amount', cell: ({ due, currency }) => moneyText(due, String(currency)) },
    { name: 'Booked', cell: ({ bookedAt }) => <Moment at={bookedAt} /> },
  ],
  isComplete: true,
  created: { name: 'Book', done: ({ seats }) => `Booked ${inSeats(Number(seats))}.`, mails: true },
  empty: 'No company has booked seats yet.',
  actionsOf: ({ state }) => (state === 'ended' ? [] : ['save']),
  about: ({ id, className, seats, due, currency, payment }) =>
    `${id}, ${inSeats(seats)} in ${className}, ${moneyText(due, String(currency))} (${payment.toLowerCase()})`,
  links: ({ id, classId }) => (
    <>
      <Link to={`/bookings/${encodeURIComponent(id)}`}>Price and payment</Link>{' '}
      <Link to={`/classes/${classId}/participants`}>Participants of the class</Link>
    </>
  ),
  pageOf: () => '/',
  file: {
    hint: `With the columns ${Object.values(companyBookingFields)
      .map(({ label }) => label)
      .join(', ')}. Each row is a new booking.`,
    countsOf: ({ added, unchanged }) => `${added} booked, ${unchanged} as they are.`,
  },
});

const seatStates: Record<CompanySeatRow['state'], string> = {
  enrolled: 'Has the seat',
  invited: 'Invited',
};

const { email, fullname } = companySeatFields;
export const namedFields = { email, fullname };

export const companySeatScreen = defineList<RecordAnswer<CompanySeatRow>>({
  list: 'company-seats',
  title: 'People',
  titleField: 'fullname',
  hasPage: false,
  fields: namedFields,
  states: seatStates,
  usual: 'All',
  columns: ['state', { name: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> }],
  rowActions: [
    {
      name: 'remove',
      label: 'Take out',
      of: ({ fullname }) => fullname,
      isOffered: () => true,
      question: {
        title: 'Take this name out?',
        action: 'Take the name out',
        text: ({ fullname, state }) =>
          state === 'invited'
            ? `The invitation of ${fullname} ends, with a mail. The seat stays with the company, for somebody else.`
            : `${fullname} loses the seat and gets a mail. The seat stays with the company, for somebody else.`,
        mails: true,
      },
      done: ({ fullname }) => `${fullname} has no seat any more. It stays with the company.`,
    },
  ],
  empty: 'No seat has a name yet.',
});
