import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface KeyCounts {
  /** How often an element came up on a page of the partner. */
  views: number;
  /** How often a visitor used one. */
  starts: number;
  /** How often a visitor asked for a place in a class. */
  requests: number;
  /** Seats that were taken by visitors of the partner's pages. */
  enrolments: number;
  /** How many of these were given back. */
  cancelled: number;
}

export const noCounts: Readonly<KeyCounts> = { views: 0, starts: 0, requests: 0, enrolments: 0, cancelled: 0 };

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
  const requests = await db
    .selectFrom('partnerRequests')
    .select(({ fn }) => ['partnerKey', fn.countAll<number>().as('requests')])
    .where('createdAt', '>=', month)
    .where('createdAt', '<', `${month}~`)
    .groupBy('partnerKey')
    .execute();
  const uses = await db
    .selectFrom('partnerUses')
    .select(['partnerKey', 'kind', 'count'])
    .where('month', '=', month)
    .execute();
  const counts = new Map<string, KeyCounts>();
  const countsOf = (key: string): KeyCounts => {
    const found = counts.get(key) ?? { ...noCounts };
    counts.set(key, found);
    return found;
  };
  for (const { partnerKey, kind, count } of uses)
    countsOf(partnerKey)[kind === 'view' ? 'views' : 'starts'] = Number(count);
  for (const { partnerKey, requests: count } of requests) countsOf(partnerKey).requests = Number(count);
  for (const { partnerKey, enrolments, cancelled } of rows)
    Object.assign(countsOf(partnerKey), { enrolments: Number(enrolments), cancelled: Number(cancelled) });
  return counts;
}
