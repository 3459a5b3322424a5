import type { Kysely } from 'kysely';
import { compareTexts } from '../../core/compare-texts.ts';
import type { Database } from '../../database/schema.ts';
import { inMonth } from './in-month.ts';

/** What came from the pages of an origin on a day, by campaign. Keys for tests do not count. */
export interface PartnerDayRow {
  /** `2026-11-21`, in UTC. `2026-11` for uses of a month whose days were not counted. */
  day: string;
  /** `''` when it is not known. */
  origin: string;
  /** `''` for none. */
  campaign: string;
  /** Such a row counts for no partner. */
  isForeign: boolean;
  views: number;
  starts: number;
  requests: number;
  enrolments: number;
  cancelled: number;
}

/** Sorted by day, origin and campaign. @param month `2026-11`, in UTC */
export async function partnerDays(db: Kysely<Database>, partnerId: string, month: string): Promise<PartnerDayRow[]> {
  const rows = new Map<string, PartnerDayRow>();
  const rowOf = (day: string, origin: string, campaign: string, isForeign: boolean): PartnerDayRow => {
    const name = `${day} ${origin} ${campaign} ${isForeign}`;
    const none = { views: 0, starts: 0, requests: 0, enrolments: 0, cancelled: 0 };
    const row = rows.get(name) ?? { day, origin, campaign, isForeign, ...none };
    rows.set(name, row);
    return row;
  };
  const uses = await db
    .selectFrom('partnerDayUses')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerDayUses.partnerKey')
    .select(['day', 'origin', 'campaign', 'kind', 'count'])
    .where('partnerId', '=', partnerId)
    .where('isTest', '=', 0)
    .where('day', '>=', month)
    .where('day', '<', `${month}~`)
    .execute();
  for (const { day, origin, campaign, kind, count } of uses)
    rowOf(day, origin, campaign, false)[kind === 'view' ? 'views' : 'starts'] += Number(count);
  const requests = await inMonth(db, 'partnerRequests', partnerId, month).execute();
  for (const { createdAt, origin, campaign, isForeign } of requests)
    rowOf(createdAt.slice(0, 10), origin, campaign, isForeign === 1).requests += 1;
  const enrolments = await inMonth(db, 'partnerEnrolments', partnerId, month)
    .select('partnerEnrolments.cancelledAt')
    .execute();
  for (const { createdAt, origin, campaign, isForeign, cancelledAt } of enrolments) {
    const row = rowOf(createdAt.slice(0, 10), origin, campaign, isForeign === 1);
    row.enrolments += 1;
    if (cancelledAt !== null) row.cancelled += 1;
  }
  return [...rows.values()].toSorted(
    (a, b) => compareTexts(a.day, b.day) || compareTexts(a.origin, b.origin) || compareTexts(a.campaign, b.campaign),
  );
}

export const partnerDaySheet = (rows: readonly PartnerDayRow[]): string[][] => [
  ['day (UTC)', 'origin', 'origin registered', 'shown', 'used', 'requests', 'enrolments', 'cancelled', 'campaign'],
  ...rows.map(({ day, origin, campaign, isForeign, views, starts, requests, enrolments, cancelled }) => [
    ...[day, origin, origin === '' ? 'not known' : isForeign ? 'no' : 'yes'],
    ...[views, starts, requests, enrolments, cancelled].map(String),
    campaign,
  ]),
];
