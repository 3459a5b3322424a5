import { moneyText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { Selectable } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { BookingsTable } from '../../database/tables/class-tables.ts';
import { mailTo, type Provider } from '../../mail/mail-to.ts';
import { agreedIn } from '../booking/seat-bookings.ts';
import { calendarOf, cancelledCalendar, movedCalendar } from './calendar.ts';
import { classValues, inSeats } from './mail-parts.ts';
import { classCancelledMail, newsOf, settingsOf } from './mails.ts';
import { hasOtherTimes } from './news.ts';
import { type ClassRecord, readClass } from './reads.ts';

type Tools = Pick<Work<unknown, unknown>, 'transaction' | 'context' | 'mail' | 'now'>;

export async function companyMail(
  { transaction, context, mail, now }: Tools,
  id: 'company-booked' | 'company-given-back' | 'company-seat-free',
  { id: bookingId, seats, what = '' }: { id: string; seats: number; what?: string },
): Promise<void> {
  const booking = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const found = booking.contactEmail && (await readClass(transaction, booking.classId));
  if (!found || (found.endsAt || found.startsAt) <= now.toISOString()) return;
  const { contactEmail: email, endedAt } = booking;
  const record = forContact(found, booking);
  const values = valuesOf(record, booking, context, seats);
  const settings = settingsOf(context, now);
  const calendars = {
    'company-booked': () => calendarOf([record], [], settings),
    'company-given-back': () =>
      endedAt ? cancelledCalendar(record, { fullname: values.name, email }, settings) : undefined,
    'company-seat-free': () => undefined,
  };
  const calendar = calendars[id]();
  await mail({ ...mailTo(id, email, context, { ...values, what }), ...(calendar !== undefined && { calendar }) });
}

export const seatFreeMail = (work: Tools, bookingId: string, fullname: string): Promise<void> =>
  companyMail(work, 'company-seat-free', { id: bookingId, seats: 1, what: `${fullname} has no seat any more.` });

export async function companiesMoved(
  { transaction, context, mail, now }: Tools,
  before: ClassRecord,
  { record, reason }: { record: ClassRecord; reason: string },
): Promise<number> {
  const bookings = await contactsOf(transaction, record.id);
  const id = hasOtherTimes(before, record) ? 'company-times' : 'company-place';
  for (const booking of bookings) {
    const [was, shown] = [forContact(before, booking), forContact(record, booking)];
    const values = valuesOf(shown, booking, context, booking.seats);
    await mail({
      ...mailTo(id, booking.contactEmail, context, {
        ...values,
        news: newsOf(was, shown, 'participant'),
        words: reason.trim(),
      }),
      calendar: movedCalendar(was, shown, settingsOf(context, now)),
    });
  }
  return bookings.length;
}

export async function companiesCancelled(
  { transaction, context, mail, now }: Tools,
  { record, reason }: { record: ClassRecord; reason: string },
): Promise<number> {
  const bookings = await contactsOf(transaction, record.id);
  const contacts = new Map(bookings.map((booking) => [booking.contactEmail, booking]));
  for (const [email, booking] of contacts) {
    const to = { email, fullname: booking.contactName || booking.company };
    await mail(
      classCancelledMail({ record: forContact(record, booking), to, reason, from: context, now, role: 'participant' }),
    );
  }
  return contacts.size;
}

export const contactsOf = (db: Tools['transaction'], classId: string) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('classId', '=', classId)
    .where('endedAt', '=', '')
    .where('contactEmail', '!=', '')
    .orderBy('bookedAt')
    .orderBy('id')
    .execute();

type Booking = Selectable<BookingsTable>;

/** The link of the meeting is for participants alone. */
const forContact = (record: ClassRecord, booking: Booking): ClassRecord => ({
  ...agreedIn(record, { ...booking, endedAt: '' }),
  ...{ paidBy: '', booking: booking.id, isEach: booking.seats > 1, meetingLink: '', sessionLinks: '' },
});

function valuesOf(record: ClassRecord, booking: Booking, { siteOrigin }: Provider, seats: number) {
  const { company, contactName, due, currency, payment, endedAt } = booking;
  const all = endedAt ? '' : moneyText(due, currency);
  return {
    ...classValues(record),
    ...{ name: contactName || company, company, seats: inSeats(seats) },
    due: payment === 'Open' ? all : '',
    paid: payment === 'Paid' ? all : '',
    page: `${siteOrigin}${paths.class(record.id)}`,
  };
}
