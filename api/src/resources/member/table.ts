import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { keptRow } from '../../core/kept-row.ts';
import { pageWith } from '../../database/kept-words.ts';
import type { Page, PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { erasedEmails, type Member, memberById } from '../../security/accounts.ts';

export const memberStore: Store<Member> = {
  read: memberById,
  ...keptRow('members'),
  subjectOf: ({ email }) => email,
  lastAuthor: (db, { email }) => lastAuthorOf(db, email),
};

export function memberPage(db: Kysely<Database>, words: string, request: PageRequest): Promise<Page<Member>> {
  const members = db.selectFrom('members').selectAll().where('email', 'not like', erasedEmails).orderBy('email');
  return pageWith(db, 'members', members, words, request);
}

export const classesOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['classes.id', 'classes.name', 'classes.startsAt', 'classes.endsAt', 'classes.timeZone'])
    .select([
      'classes.localStart',
      'classes.state',
      'classes.seatsLeft',
      'classes.venue',
      'classes.meetingLink',
      'classes.sessionLinks',
      'classes.sessionIds',
      'classes.pattern',
      'classes.otherDates',
      'enrolments.createdAt as enrolledAt',
    ])
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.classId', '=', 'enrolments.classId')
        .on(({ and, eb, or }) =>
          or([
            and([eb('bookings.memberId', '=', eb.ref('enrolments.memberId')), eb('enrolments.bookingId', '=', '')]),
            eb('bookings.id', '=', eb.ref('enrolments.bookingId')),
          ]),
        )
        .on(({ and, eb, or }) =>
          or([eb('bookings.endedAt', '=', ''), and([eb('classes.state', '=', 'cancelled'), isLastOfSeat(eb)])]),
        ),
    )
    .select(({ eb }) =>
      eb.case().when('bookings.memberId', '=', '').then(eb.ref('bookings.company')).else('').end().as('paidBy'),
    )
    .select(['bookings.id as bookingId', 'bookings.price', 'bookings.currency', 'bookings.payment'])
    .select('bookings.due')
    .select(['bookings.taxRate', 'bookings.taxMode', 'bookings.taxNote'])
    .where('enrolments.memberId', '=', memberId)
    .orderBy('classes.startsAt', 'desc')
    .execute();

/** One that was given back before the class was cancelled has ended earlier. */
const isLastOfSeat = (eb: ExpressionBuilder<Pick<Database, 'bookings'>, 'bookings'>) =>
  eb(
    'bookings.endedAt',
    '=',
    eb
      .selectFrom('bookings as other')
      .select(({ fn }) => fn.max('other.endedAt').as('endedAt'))
      .whereRef('other.classId', '=', 'bookings.classId')
      .whereRef('other.memberId', '=', 'bookings.memberId'),
  );

export const waitingOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('waiting')
    .innerJoin('classes', 'classes.id', 'waiting.classId')
    .select(['classes.id', 'classes.name', 'classes.startsAt', 'classes.timeZone'])
    .select(['waiting.createdAt as since', 'waiting.code'])
    .where('waiting.memberId', '=', memberId)
    .orderBy('waiting.createdAt')
    .orderBy('classes.id')
    .execute();
