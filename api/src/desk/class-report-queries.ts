import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** `2026-11`, in UTC, both inclusive. */
export interface ReportPeriod {
  from: string;
  until: string;
}

const held = (db: Kysely<Database>, { from, until }: ReportPeriod) =>
  db
    .selectFrom('classes')
    .where('classes.state', 'in', ['published', 'cancelled'])
    .where('classes.startsAt', '>=', from)
    .where('classes.startsAt', '<', `${until}~`);

export const classesIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .leftJoin('languages', 'languages.id', 'classes.languageId')
    .select(['classes.id', 'classes.name', 'classes.startsAt', 'classes.languageId', 'classes.state'])
    .select(['classes.seatsTotal', 'classes.seatsLeft', 'languages.name as languageName'])
    .orderBy('classes.startsAt')
    .orderBy('classes.id')
    .execute();

/** A key for tests, and a page that is not the partner's, name no partner. */
const enrolmentsIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .innerJoin('enrolments', 'enrolments.classId', 'classes.id')
    .leftJoin('partnerEnrolments', (join) =>
      join
        .onRef('partnerEnrolments.memberId', '=', 'enrolments.memberId')
        .onRef('partnerEnrolments.classId', '=', 'enrolments.classId')
        .on('partnerEnrolments.cancelledAt', 'is', null)
        .on('partnerEnrolments.isForeign', '=', 0),
    )
    .leftJoin('partnerKeys', (join) =>
      join.onRef('partnerKeys.key', '=', 'partnerEnrolments.partnerKey').on('partnerKeys.isTest', '=', 0),
    )
    .leftJoin('partnerAccounts', 'partnerAccounts.id', 'partnerKeys.partnerId');

export const peopleIn = (db: Kysely<Database>, period: ReportPeriod) =>
  enrolmentsIn(db, period)
    .select(({ fn, val }) => [
      'classes.id as classId',
      fn.coalesce('partnerAccounts.id', val('')).as('partnerId'),
      fn.coalesce('partnerAccounts.name', val('')).as('partnerName'),
      fn.countAll().as('total'),
    ])
    .groupBy(['classes.id', 'partnerAccounts.id', 'partnerAccounts.name'])
    .execute();

export const companyAmountsIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .innerJoin('bookings', 'bookings.classId', 'classes.id')
    .select(({ val }) => [
      ...(['classes.id as classId', 'bookings.due as amount', 'bookings.tax', 'bookings.currency'] as const),
      ...[val('').as('partnerId'), val('').as('partnerName'), val(1).as('total')],
    ])
    .where('bookings.memberId', '=', '')
    .where('bookings.endedAt', '=', '')
    .execute();

/** A seat without a booking has the price of its class. */
export const amountsIn = (db: Kysely<Database>, period: ReportPeriod) =>
  enrolmentsIn(db, period)
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.classId', '=', 'enrolments.classId')
        .onRef('bookings.memberId', '=', 'enrolments.memberId')
        .on('bookings.endedAt', '=', ''),
    )
    .where('enrolments.bookingId', '=', '')
    .select(({ fn, val }) => [
      'classes.id as classId',
      fn.coalesce('partnerAccounts.id', val('')).as('partnerId'),
      fn.coalesce('partnerAccounts.name', val('')).as('partnerName'),
      fn.coalesce('bookings.due', 'classes.price').as('amount'),
      fn.coalesce('bookings.tax', val('0')).as('tax'),
      fn.coalesce('bookings.currency', 'classes.currency').as('currency'),
      fn.countAll().as('total'),
    ])
    .groupBy(['classes.id', 'partnerAccounts.id', 'partnerAccounts.name'])
    .groupBy(['bookings.due', 'classes.price', 'bookings.tax', 'bookings.currency', 'classes.currency'])
    .execute();

export const presentIn = (db: Kysely<Database>, period: ReportPeriod) =>
  enrolmentsIn(db, period)
    .innerJoin('attendance', (join) =>
      join
        .onRef('attendance.classId', '=', 'enrolments.classId')
        .onRef('attendance.memberId', '=', 'enrolments.memberId'),
    )
    .select(({ fn, val }) => [
      'classes.id as classId',
      fn.coalesce('partnerAccounts.id', val('')).as('partnerId'),
      fn.countAll().as('total'),
    ])
    .groupBy(['classes.id', 'partnerAccounts.id'])
    .execute();

export const sessionsTakenIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .innerJoin('attendance', 'attendance.classId', 'classes.id')
    .select(({ fn }) => ['classes.id as classId', fn.count('attendance.session').distinct().as('total')])
    .groupBy('classes.id')
    .execute();

export const waitingIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .innerJoin('waiting', 'waiting.classId', 'classes.id')
    .select(({ fn }) => ['classes.id as classId', fn.countAll().as('total')])
    .groupBy('classes.id')
    .execute();

export const waitedInVainIn = (db: Kysely<Database>, period: ReportPeriod) =>
  held(db, period)
    .innerJoin('waitedInVain', 'waitedInVain.classId', 'classes.id')
    .select(['classes.id as classId', 'waitedInVain.total'])
    .execute();
