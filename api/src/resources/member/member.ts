import { historyOf } from '../../core/audit.ts';
import { type DataOf, dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { type MailRow, mailsTo } from '../../mail/sent-mails.ts';
import { addressesOf, type Member, memberByEmail, memberById } from '../../security/accounts.ts';
import { agreedWords } from '../booking/price.ts';
import { paymentOf } from '../booking/table.ts';
import { type ClassState, stateOf } from '../class/states.ts';
import { memberActions } from './actions.ts';
import { memberFields } from './fields.ts';
import { classesOf, memberPage, memberStore, waitingOf } from './table.ts';

export interface MemberRow extends ListedRow {
  email: string;
  fullname: string;
  createdAt: string;
}

export interface MemberAnswer extends MemberRow {
  data: DataOf<typeof memberFields>;
  classes: MemberClassRow[];
  waiting: MemberWaitingRow[];
  mails: MailRow[];
}

interface MemberWaitingRow {
  id: string;
  name: string;
  startsAt: string;
  timeZone: string;
  since: string;
  /** `''` for none. */
  code: string;
}

export interface MemberClassRow {
  id: string;
  name: string;
  startsAt: string;
  timeZone: string;
  state: ClassState;
  enrolledAt: string;
  /** `''` without one. */
  bookingId: string;
  /** `480 EUR, 20% tax included`; `''` without a booking. */
  agreed: string;
  /** `''` for none. */
  paidBy: string;
  payment: string;
}

const classRow = (row: Awaited<ReturnType<typeof classesOf>>[number], now: string): MemberClassRow => ({
  ...{ id: row.id, name: row.name, startsAt: row.startsAt, timeZone: row.timeZone, enrolledAt: row.enrolledAt },
  ...{
    state: stateOf(row, now),
    bookingId: row.bookingId ?? '',
    paidBy: row.paidBy ?? '',
    payment: row.payment === null ? '' : paymentOf({ payment: row.payment, due: row.due ?? '' }),
  },
  agreed: agreedWords(row),
});

export const memberResource = defineResource<Member, MemberRow>({
  name: 'member',
  list: 'members',
  commandId: {
    option: 'email',
    help: 'E-mail address of the member',
    idOf: async (db, email) => (await memberByEmail(db, email))?.id,
    missing: (email) => `${email} is not a member. To make one use: invite`,
  },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: memberFields,
  store: memberStore,
  actions: memberActions,
  states: ['all'],
  usualState: 'all',
  filters: {},
  page: (db, _now, { words }, request) => memberPage(db, words, request),
  row: ({ id, email, fullname, createdAt, version }) => {
    return { id, title: fullname, state: 'member', version, email, fullname, createdAt };
  },
  reader: ({ email }) => email,
  data: (record) => dataOf(memberFields, record),
  async beside(db, member, now): Promise<Pick<MemberAnswer, 'classes' | 'waiting' | 'mails'>> {
    const rows = await classesOf(db, member.id);
    const mails = await mailsTo(db, await addressesOf(db, member));
    return { classes: rows.map((row) => classRow(row, now)), waiting: await waitingOf(db, member.id), mails };
  },
  history: async (db, id, most) => {
    const member = await memberById(db, id);
    return member && historyOf(db, await addressesOf(db, member), most);
  },
  sheet: async (_db, records) => [
    ['name', 'e-mail', 'company', 'telephone', 'member since (UTC)'],
    ...records.map(({ fullname, email, company, phone, createdAt }) => [fullname, email, company, phone, createdAt]),
  ],
  about: ({ email }) => email,
});
