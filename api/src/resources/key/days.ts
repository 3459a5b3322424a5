import type { Kysely } from 'kysely';
import { compareTexts } from '../../core/compare-texts.ts';
import type { Database } from '../../database/schema.ts';
import { inMonth } from './in-month.ts';
import { statesOnSite } from './use-bounds.ts';

/** Keys for tests do not count. */
export interface PartnerDayRow {
  /** `2026-11-21`, in UTC; `2026-11` where days were not counted. */
  day: string;
  /** `''` when it is not known. */
  origin: string;
  /** Path on that origin; `*` for others than those that are counted one by one, `''` when it is not known. */
  page: string;
  /** `''` for none. */
  campaign: string;
  /** `''` for none: a list, or the assessment. */
  classId: string;
  /** `''` of one that was used and is not on the site any more. */
  className: string;
  /** It counts for no partner. */
  isForeign: boolean;
  views: number;
  starts: number;
  requests: number;
  enrolments: number;
  cancelled: number;
}

/**
 * Sorted.
 *
 * @param month `2026-11`, in UTC
 */
export async function partnerDays(db: Kysely<Database>, partnerId: string, month: string): Promise<PartnerDayRow[]> {
  const rows = new Map<string, PartnerDayRow>();
  const rowOf = ({ day, origin, page, campaign, classId, className, isForeign }: Came): PartnerDayRow => {
    const name = `${day} ${origin} ${page} ${campaign} ${classId} ${isForeign}`;
    const none = { views: 0, starts: 0, requests: 0, enrolments: 0, cancelled: 0 };
    const about = { day, origin, page, campaign, classId, className: className ?? '', isForeign: isForeign === 1 };
    const row = rows.get(name) ?? { ...about, ...none };
    rows.set(name, row);
    return row;
  };
  const uses = await db
    .selectFrom('partnerDayUses')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerDayUses.partnerKey')
    .leftJoin('classes', (join) =>
      join.onRef('classes.id', '=', 'partnerDayUses.classId').on('classes.state', 'in', statesOnSite),
    )
    .select(['day', 'origin', 'page', 'campaign', 'classId', 'classes.name as className', 'kind', 'count'])
    .where('partnerId', '=', partnerId)
    .where('isTest', '=', 0)
    .where('day', '>=', month)
    .where('day', '<', `${month}~`)
    .execute();
  for (const { kind, count, ...use } of uses)
    rowOf({ ...use, isForeign: 0 })[kind === 'view' ? 'views' : 'starts'] += Number(count);
  const requests = await inMonth(db, 'partnerRequests', partnerId, month).execute();
  for (const { createdAt, ...request } of requests) rowOf({ ...request, day: createdAt.slice(0, 10) }).requests += 1;
  const enrolments = await inMonth(db, 'partnerEnrolments', partnerId, month)
    .select('partnerEnrolments.cancelledAt')
    .execute();
  for (const { createdAt, cancelledAt, ...enrolment } of enrolments) {
    const row = rowOf({ ...enrolment, day: createdAt.slice(0, 10) });
    row.enrolments += 1;
    if (cancelledAt !== null) row.cancelled += 1;
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      compareTexts(a.day, b.day) ||
      compareTexts(a.origin, b.origin) ||
      compareTexts(a.page, b.page) ||
      compareTexts(a.campaign, b.campaign) ||
      compareTexts(a.classId, b.classId) ||
      Number(a.isForeign) - Number(b.isForeign),
  );
}

export const partnerDaySheet = (rows: readonly PartnerDayRow[]): string[][] => [
  [
    ...['day (UTC)', 'origin', 'origin registered', 'shown', 'used', 'requests', 'enrolments', 'cancelled'],
    ...['campaign', 'class', 'class name', 'page'],
  ],
  ...rows.map(({ day, origin, isForeign, views, starts, requests, enrolments, cancelled, ...row }) => [
    ...[day, origin, origin === '' ? 'not known' : isForeign ? 'no' : 'yes'],
    ...[views, starts, requests, enrolments, cancelled].map(String),
    ...[row.campaign, row.classId, row.className, row.page],
  ]),
];

interface Came extends Pick<PartnerDayRow, 'day' | 'origin' | 'page' | 'campaign' | 'classId'> {
  className: string | null;
  isForeign: number;
}
