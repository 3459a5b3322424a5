import type { SelectQueryBuilder } from 'kysely';
import { countRows, type Page } from '../database/page.ts';
import { givenUpDays } from '../mail/mail-repository.ts';
import { bookingPage } from '../resources/booking/table.ts';
import type { ClassListRow } from '../resources/class/class.ts';
import { isNowhere } from '../resources/class/invited.ts';
import { namedIn, openCompanyBookings } from '../resources/company-booking/table.ts';
import type { InvitationRow } from '../resources/invitation/invitation.ts';
import { waitingOrigins } from '../resources/key/origin-requests.ts';
import type { MessageRow } from '../resources/message/message.ts';
import type { DeskContext } from './desk-context.ts';
import { installationFaults } from './installation-faults.ts';
import { type MailFault, mailFaultsOf } from './mail-faults.ts';

export interface Today {
  classes: Pick<ClassListRow, 'id' | 'name' | 'startsAt' | 'timeZone' | 'seatsTotal' | 'seatsLeft'>[];
  invitations: (Pick<InvitationRow, 'email' | 'fullname' | 'expiresAt'> & { isOver: boolean })[];
  /** Without an answer. */
  messages: Pick<MessageRow, 'id' | 'name' | 'email' | 'createdAt'>[];
  /** Full, and members wait for a seat. */
  waiting: { id: string; name: string; total: number }[];
  /** Lately they accepted an invitation, and neither have a seat anywhere nor wait for one. */
  seatless: (MailFault & { id: string; fullname: string; className: string })[];
  /** Seats of companies without a name, in classes that begin soon. */
  companies: { id: string; company: string; className: string; nameless: number; startsAt: string }[];
  /** Paid for a seat that was given back, or for a class that was cancelled. */
  refunds: { id: string; name: string; className: string; due: string; currency: string }[];
  mails: WaitingMail[];
  /** What is not set up as real visitors need it, a sentence each. */
  installation: string[];
  content: ContentWaiting[];
  /** Origins that partners ask for. */
  origins: { id: string; partnerId: string; partnerName: string; origin: string; createdAt: string }[];
  publication: string[];
  /** Without a text for the photograph. */
  pictures: { id: string; fullname: string }[];
  /** Of lists that have more than what is shown. */
  totals: Partial<Record<TodayList, number>>;
}

export type TodayList = Exclude<keyof Today, 'installation' | 'content' | 'publication' | 'totals'>;

export type Pages<Name extends TodayList> = { [Each in Name]: Page<Today[Each][number]> };

export type PeopleToday = Pages<Exclude<TodayList, 'origins' | 'pictures'>>;

interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  /** `''` before the first try. */
  fault: string;
  isGivenUp: boolean;
}

export interface ContentWaiting {
  kind: string;
  total: number;
}

const day = 86_400_000;
const classDays = 14;
const invitationDays = 3;
const seatlessDays = 30;
const mailWait = 3_600_000;
const shown = 10;

type Now = Pick<DeskContext, 'clock' | 'db'>;

const inDays = ({ clock }: Now, days: number) => new Date(clock().getTime() + days * day).toISOString();

/** Nothing of it is kept. */
export const createToday = (context: DeskContext) => ({
  content: () => contentWaiting(context),
  installation: () => installationFaults(context),
  origins: () => originsWaiting(context),
  people: () => people(context),
  pictures: () => picturesWithoutText(context),
  publication: () => publication(context),
});

/** For owners and trainers. */
const people = async (context: DeskContext): Promise<PeopleToday> => ({
  classes: await classesWithSeats(context),
  invitations: await invitations(context),
  messages: await messages(context),
  waiting: await waiting(context),
  seatless: await seatless(context),
  companies: await companies(context),
  refunds: await refunds(context),
  mails: await mails(context),
});

async function contentWaiting({ db }: Now): Promise<ContentWaiting[]> {
  const rows = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
    .where('deletedAt', 'is', null)
    .where(({ or, eb, ref }) => or([eb('publishedVersion', 'is', null), eb('publishedVersion', '<', ref('version'))]))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, total }) => ({ kind, total: Number(total) }));
}

const publication = ({ publicationFault }: DeskContext): string[] => {
  const fault = publicationFault();
  return fault === undefined ? [] : [fault];
};

const picturesWithoutText = ({ db }: Now) =>
  firstOf(
    db
      .selectFrom('experts')
      .select(['id', 'fullname'])
      .where('imageTint', '!=', '')
      .where('imageText', '=', '')
      .orderBy('sequence')
      .orderBy('id'),
  );

/** For owners. */
async function originsWaiting({ db }: Now): Promise<Page<Today['origins'][number]>> {
  const all = await waitingOrigins(db);
  const rows = all.slice(0, shown).map(({ id, partnerId, partnerName, origin, createdAt }) => ({
    ...{ id, partnerId, partnerName, origin, createdAt },
  }));
  return { rows, total: all.length };
}

const classesWithSeats = (context: Now) =>
  firstOf(
    context.db
      .selectFrom('classes')
      .select(['id', 'name', 'startsAt', 'timeZone', 'seatsTotal', 'seatsLeft'])
      .where('state', '=', 'published')
      .where('startsAt', '>', inDays(context, 0))
      .where('startsAt', '<', inDays(context, classDays))
      .where('seatsLeft', '>', 0)
      .orderBy('startsAt')
      .orderBy('id'),
  );

async function waiting(context: Now): Promise<Page<Today['waiting'][number]>> {
  const waited = context.db
    .selectFrom('waiting')
    .innerJoin('classes', 'classes.id', 'waiting.classId')
    .where('classes.state', '=', 'published')
    .where('classes.startsAt', '>', inDays(context, 0));
  const rows = await waited
    .select(({ fn }) => ['classes.id', 'classes.name', fn.countAll<number>().as('total')])
    .groupBy(['classes.id', 'classes.name', 'classes.startsAt'])
    .orderBy('classes.startsAt')
    .orderBy('classes.id')
    .limit(shown)
    .execute();
  const { count } = await waited
    .select(({ fn }) => fn.count<number>('classes.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, total: Number(row.total) })), total: Number(count) };
}

async function seatless(context: Now): Promise<Page<Today['seatless'][number]>> {
  const { rows, total } = await firstOf(
    context.db
      .selectFrom('invitations')
      .innerJoin('members', 'members.id', 'invitations.memberId')
      .innerJoin('classes', 'classes.id', 'invitations.classId')
      .select(['members.id', 'members.fullname', 'members.email', 'classes.name as className'])
      .where('invitations.renewsMemberId', 'is', null)
      .where('invitations.revokedAt', 'is', null)
      .where('members.createdAt', '>', inDays(context, -seatlessDays))
      .where(isNowhere)
      .orderBy('members.createdAt')
      .orderBy('members.id'),
  );
  const faults = await mailFaultsOf(context, { reader: ({ email }: { email: string }) => email }, rows);
  return { rows: rows.map(({ email, ...row }) => ({ ...row, ...faults({ email }) })), total };
}

async function companies(context: Now): Promise<Page<Today['companies'][number]>> {
  const open = await openCompanyBookings(context.db, [inDays(context, 0), inDays(context, classDays)]);
  const rows = open.slice(0, shown).map((record) => {
    const { id, company, className, startsAt, seats } = record;
    return { id, company, className, startsAt, nameless: seats - namedIn(record, inDays(context, 0)) };
  });
  return { rows, total: open.length };
}

async function refunds({ db }: Now): Promise<Page<Today['refunds'][number]>> {
  const { rows, total } = await bookingPage(db, { words: '', state: 'back' }, { offset: 0, limit: shown });
  const named = rows.map(({ id, company, fullname, className, due, currency }) => ({
    ...{ id, name: company || fullname || id, className, due, currency },
  }));
  return { rows: named, total };
}

async function invitations(context: Now): Promise<Page<Today['invitations'][number]>> {
  const { rows, total } = await firstOf(
    context.db
      .selectFrom('invitations')
      .innerJoin('classes', 'classes.id', 'invitations.classId')
      .select(['email', 'fullname', 'expiresAt'])
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('renewsMemberId', 'is', null)
      .where('classes.startsAt', '>', inDays(context, 0))
      .where('expiresAt', '<', inDays(context, invitationDays))
      .orderBy('expiresAt'),
  );
  return { rows: rows.map((row) => ({ ...row, isOver: row.expiresAt <= inDays(context, 0) })), total };
}

const messages = ({ db }: Now) =>
  firstOf(
    db
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'createdAt'])
      .where('state', '=', 'new')
      .orderBy('createdAt'),
  );

/** Given up within a month, or waiting for more than an hour. A demonstration sends none. */
async function mails(context: DeskContext): Promise<Page<WaitingMail>> {
  const { clock, db, demo } = context;
  if (demo) return { rows: [], total: 0 };
  const hourAgo = new Date(clock().getTime() - mailWait).toISOString();
  const { rows, total } = await firstOf(
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'createdAt', 'nextTryAt', 'fault'])
      .where('sentAt', 'is', null)
      .where(({ and, eb, or }) =>
        or([
          and([eb('nextTryAt', 'is', null), eb('createdAt', '>', inDays(context, -givenUpDays))]),
          and([eb('nextTryAt', 'is not', null), eb('createdAt', '<', hourAgo)]),
        ]),
      )
      .orderBy('createdAt', 'desc'),
  );
  const faulty = rows.map(({ nextTryAt, fault, ...mail }) => ({
    ...mail,
    fault: fault ?? '',
    isGivenUp: nextTryAt === null,
  }));
  return { rows: faulty, total };
}

async function firstOf<Schema, Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<Page<Row>> {
  const rows = await query.limit(shown).execute();
  return { rows, total: rows.length < shown ? rows.length : await countRows(query) };
}
