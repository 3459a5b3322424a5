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
  const rows = await db
    .selectFrom('partnerEnrolments')
    .innerJoin('partnerKeys', 'partnerKeys.key', 'partnerEnrolments.partnerKey')
    .innerJoin('classes', 'classes.id', 'partnerEnrolments.classId')
    .select(['partnerEnrolments.campaign', 'partnerEnrolments.classId', 'partnerEnrolments.cancelledAt'])
    .select(['classes.name as className', 'classes.price', 'classes.currency'])
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', 0)
    .where('partnerEnrolments.createdAt', '>=', month)
    .where('partnerEnrolments.createdAt', '<', `${month}~`)
    .orderBy('partnerEnrolments.campaign')
    .orderBy('partnerEnrolments.classId')
    .execute();
  const groups = Map.groupBy(rows, ({ campaign, classId }) => `${campaign} ${classId}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ cancelledAt: _, ...first }) => ({
      ...first,
      enrolments: group.length,
      cancelled: group.filter(({ cancelledAt }) => cancelledAt !== null).length,
    })),
  );
}

/** What is wrong with a month, as a sentence; `undefined` when nothing is. */
export const monthFault = (month: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? undefined : `"${month}" is no month like 2026-11.`;
