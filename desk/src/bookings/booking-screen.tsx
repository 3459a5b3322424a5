import { type BookingRow, type BookingState, bookingFields, type RecordAnswer } from '@agile-languages/api/desk';
import { moneyText } from '@agile-languages/shared/formats';
import { Link } from 'react-router-dom';
import { defineScreen } from '../resources/screen.ts';
import { Moment } from '../shell/times.tsx';
import { OrderFiles } from './order-files.tsx';
import { OtherTax } from './other-tax.tsx';

const states: Record<BookingState, string> = {
  open: 'Open',
  paid: 'Paid',
  back: 'To give back',
  'given back': 'Given back',
  ended: 'Ended, not paid',
};

export const bookingScreen = defineScreen<RecordAnswer<BookingRow>>({
  list: 'bookings',
  title: 'Bookings',
  one: 'booking',
  titleName: 'Member or company',
  fields: bookingFields,
  states,
  usual: 'All',
  columns: [
    'state',
    { name: 'Class', cell: ({ className, classId }) => <Link to={`/classes/${classId}`}>{className}</Link> },
    { name: 'Amount', cell: ({ due, currency }) => moneyText(due, String(currency)) },
    { name: 'Booked', cell: ({ bookedAt }) => <Moment at={bookedAt} /> },
    { name: 'Id', cell: ({ id }) => id },
  ],
  isFixed: true,
  isComplete: true,
  empty: 'There is no booking yet. One comes with each seat.',
  actionsOf: () => ['save'],
  about: (item) => `${aboutMoney(item)}${item.endedAt ? ', the seat was given back or the class cancelled' : ''}`,
  links: (booking) => (
    <>
      <OtherTax booking={booking} />
      {booking.memberId === '' ? (
        <Link to={`/company-bookings/${encodeURIComponent(booking.splitFrom || booking.id)}`}>The company booking</Link>
      ) : (
        <Link to={`/members/${encodeURIComponent(booking.memberId)}`}>The member</Link>
      )}{' '}
      <Link to={`/classes/${booking.classId}/participants`}>Participants of the class</Link>
    </>
  ),
  pageOf: () => '/',
  below: () => <OrderFiles />,
  file: {
    hint: 'With the columns Id, Payment, Payment date and Reference, or any other of the export. Each row changes the booking with this id.',
    countsOf: ({ changed, unchanged }) => `${changed} changed, ${unchanged} as they are.`,
  },
});

const aboutMoney = ({ id, className, seats, due, tax, currency, code, discount, isAgreed }: BookingRow) =>
  `${id}, ${className}, ${seats === 1 ? '' : `${seats} seats, `}${moneyText(due, String(currency))}${Number(tax) > 0 ? ` with ${moneyText(tax, String(currency))} tax` : ''}${
    code ? `, ${moneyText(discount, String(currency))} less ${seats === 1 ? '' : 'a seat '}by ${code}` : ''
  }${isAgreed ? '' : ', the price that the class had, not what was agreed'}`;
