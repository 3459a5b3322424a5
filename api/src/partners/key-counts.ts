import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface KeyCounts {
  /** Seats that were taken by visitors of the partner's pages. */
  enrolments: number;
  /** How many of these were given back. */
  cancelled: number;
}

/** What came with each key in a month. Counts only. @param month `2026-11`, in UTC */
export async function keyCounts(db: Kysely<Database>, month: string): Promise<Map<string, KeyCounts>> {
  const rows = await db
    .selectFrom('partnerEnrolments')
    .select(({ fn }) => [
      'partnerKey',
      fn.countAll<number>().as('enrolments'),
      fn.count<number>('cancelledAt').as('cancelled'),
    ])
    .where('createdAt', '>=', month)
    .where('createdAt', '<', `${month}~`)
    .groupBy('partnerKey')
    .execute();
  return new Map(
    rows.map(({ partnerKey, enrolments, cancelled }) => [
      partnerKey,
      { enrolments: Number(enrolments), cancelled: Number(cancelled) },
    ]),
  );
}
