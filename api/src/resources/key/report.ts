import type { Kysely } from 'kysely';
import type { ActionContext } from '../../core/actions.ts';
import { type Author, createAuditRepository } from '../../core/audit.ts';
import { compareTexts } from '../../core/compare-texts.ts';
import type { Database } from '../../database/schema.ts';
import type { Partner } from './accounts.ts';
import { inMonth } from './in-month.ts';

/** Keys for tests do not count. */
export interface PartnerReportRow {
  /** `''` for none. */
  campaign: string;
  /** `plan=gold utm_source=letter`; `''` for nothing. */
  fields: string;
  classId: string;
  className: string;
  /** As agreed, for requests that of the class: each price has a row. */
  price: string;
  currency: string;
  /** `''` when that is not known. */
  origin: string;
  /** Path on that origin; `''` when that is not known. */
  page: string;
  /** It counts for no partner. */
  isForeign: boolean;
  requests: number;
  unconfirmed: number;
  /** Of those not confirmed. */
  closed: number;
  enrolments: number;
  cancelled: number;
}

/**
 * Sorted.
 *
 * @param month `2026-11`, in UTC
 */
export async function partnerReport(
  db: Kysely<Database>,
  partnerId: string,
  month: string,
): Promise<PartnerReportRow[]> {
  const enrolments = await inMonth(db, 'partnerEnrolments', partnerId, month)
    .select(['partnerEnrolments.cancelledAt', 'partnerEnrolments.price as agreed'])
    .select('partnerEnrolments.currency as agreedCurrency')
    .execute();
  const requests = await inMonth(db, 'partnerRequests', partnerId, month)
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.id', '=', 'partnerRequests.messageId')
        .on('messages.state', '=', 'closed')
        .on('partnerRequests.confirmedAt', 'is', null),
    )
    .select(['partnerRequests.confirmedAt', 'messages.id as closedId'])
    .execute();
  const rows = new Map<string, PartnerReportRow>();
  const rowOf = ({ isForeign, ...came }: Came): PartnerReportRow => {
    const { campaign, fields, classId, className, price, currency, origin, page } = came;
    const name = `${campaign} ${classId} ${origin} ${page} ${isForeign} ${fields} ${price} ${currency}`;
    const none = { requests: 0, unconfirmed: 0, closed: 0, enrolments: 0, cancelled: 0 };
    const about = { campaign, fields, classId, className, price, currency, origin, page, isForeign: isForeign === 1 };
    const row = rows.get(name) ?? { ...about, ...none };
    rows.set(name, row);
    return row;
  };
  for (const request of requests) {
    const row = rowOf(request);
    row.requests += 1;
    if (request.confirmedAt === null) row.unconfirmed += 1;
    if (request.closedId !== null) row.closed += 1;
  }
  for (const enrolment of enrolments) {
    const { agreed, agreedCurrency, price, currency } = enrolment;
    const row = rowOf({ ...enrolment, price: agreed || price, currency: agreedCurrency || currency });
    row.enrolments += 1;
    if (enrolment.cancelledAt !== null) row.cancelled += 1;
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      compareTexts(a.campaign, b.campaign) ||
      compareTexts(a.classId, b.classId) ||
      compareTexts(a.origin, b.origin) ||
      Number(a.isForeign) - Number(b.isForeign) ||
      compareTexts(a.page, b.page) ||
      compareTexts(a.fields, b.fields) ||
      Number(a.price) - Number(b.price),
  );
}

export const partnerSheet = (rows: readonly PartnerReportRow[]): string[][] => [
  [
    ...['campaign', 'class', 'class name', 'requests', 'enrolments', 'cancelled', 'price', 'currency'],
    ...['requests not confirmed', 'origin', 'origin registered', 'fields', 'requests closed without an answer'],
    'page',
  ],
  ...rows.map((row) => [
    ...[row.campaign, row.classId, row.className, String(row.requests)],
    ...[String(row.enrolments), String(row.cancelled), row.price, row.currency],
    ...[
      String(row.unconfirmed),
      row.origin,
      row.origin === '' ? 'not known' : row.isForeign ? 'no' : 'yes',
      row.fields,
      String(row.closed),
      row.page,
    ],
  ]),
];

export const noteReport = (
  { clock, db }: Pick<ActionContext, 'clock' | 'db'>,
  { name }: Pick<Partner, 'name'>,
  month: string,
  author: Author,
): Promise<void> =>
  createAuditRepository(db, clock).add({
    ...author,
    action: 'partner report exported',
    subject: name,
    detail: month,
  });

interface Came extends Omit<PartnerReportRow, 'isForeign' | Counted> {
  isForeign: number;
}

type Counted = 'requests' | 'unconfirmed' | 'closed' | 'enrolments' | 'cancelled';

export const monthFault = (month: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? undefined : `"${month}" is no month like 2026-11.`;
