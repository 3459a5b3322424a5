import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What came from a partner's pages in a month, for one class and campaign. Keys for tests do not count. */
export interface PartnerReportRow {
  /** `''` for none. */
  campaign: string;
  classId: string;
  className: string;
  price: string;
  currency: string;
  /** How often a visitor without an account asked for a place. */
  requests: number;
  /** Seats that were taken in the month. */
  enrolments: number;
  /** How many of these were given back, in the month or later. */
  cancelled: number;
}

/** Sorted by campaign and class. @param month `2026-11`, in UTC */
export async function partnerReport(
  db: Kysely<Database>,
  partnerId: string,
  month: string,
): Promise<PartnerReportRow[]> {
  const enrolments = await inMonth(db, 'partnerEnrolments', partnerId, month)
    .select('partnerEnrolments.cancelledAt')
    .execute();
  const requests = await inMonth(db, 'partnerRequests', partnerId, month).execute();
  const rows = new Map<string, PartnerReportRow>();
  const rowOf = ({ campaign, classId, className, price, currency }: Came): PartnerReportRow => {
    const name = `${campaign} ${classId}`;
    const none = { requests: 0, enrolments: 0, cancelled: 0 };
    const row = rows.get(name) ?? { campaign, classId, className, price, currency, ...none };
    rows.set(name, row);
    return row;
  };
  for (const request of requests) rowOf(request).requests += 1;
  for (const enrolment of enrolments) {
    const row = rowOf(enrolment);
    row.enrolments += 1;
    if (enrolment.cancelledAt !== null) row.cancelled += 1;
  }
  return [...rows.values()].toSorted((a, b) => compare(a.campaign, b.campaign) || compare(a.classId, b.classId));
}

/** What came with the partner's keys, but for keys for tests. */
const inMonth = (
  db: Kysely<Database>,
  table: 'partnerEnrolments' | 'partnerRequests',
  partnerId: string,
  month: string,
) =>
  db
    .selectFrom(table)
    .innerJoin('partnerKeys', 'partnerKeys.key', `${table}.partnerKey`)
    .innerJoin('classes', 'classes.id', `${table}.classId`)
    .select([`${table}.campaign`, `${table}.classId`])
    .select(['classes.name as className', 'classes.price', 'classes.currency'])
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', 0)
    .where(`${table}.createdAt`, '>=', month)
    .where(`${table}.createdAt`, '<', `${month}~`);

type Came = Pick<PartnerReportRow, 'campaign' | 'classId' | 'className' | 'price' | 'currency'>;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What is wrong with a month, as a sentence; `undefined` when nothing is. */
export const monthFault = (month: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? undefined : `"${month}" is no month like 2026-11.`;
