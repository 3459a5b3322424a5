import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface KeyCounts {
  views: number;
  starts: number;
  requests: number;
  unconfirmed: number;
  /** Of those not confirmed. */
  closed: number;
  enrolments: number;
  cancelled: number;
  /** Began on origins that are not registered for the key; in no other count. */
  foreign: number;
}

export const noCounts: Readonly<KeyCounts> = {
  views: 0,
  starts: 0,
  requests: 0,
  unconfirmed: 0,
  closed: 0,
  enrolments: 0,
  cancelled: 0,
  foreign: 0,
};

/** @param month `2026-11`, in UTC */
export async function keyCounts(db: Kysely<Database>, month: string): Promise<Map<string, KeyCounts>> {
  const enrolments = await db
    .selectFrom('partnerEnrolments')
    .select(({ fn }) => [
      'partnerKey',
      'isForeign',
      fn.countAll<number>().as('count'),
      fn.count<number>('cancelledAt').as('cancelled'),
    ])
    .where('createdAt', '>=', month)
    .where('createdAt', '<', `${month}~`)
    .groupBy(['partnerKey', 'isForeign'])
    .execute();
  const requests = await db
    .selectFrom('partnerRequests')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.id', '=', 'partnerRequests.messageId')
        .on('messages.state', '=', 'closed')
        .on('partnerRequests.confirmedAt', 'is', null),
    )
    .select(({ fn }) => [
      'partnerRequests.partnerKey',
      'isForeign',
      fn.countAll<number>().as('count'),
      fn.count<number>('confirmedAt').as('confirmed'),
      fn.count<number>('messages.id').as('closed'),
    ])
    .where('partnerRequests.createdAt', '>=', month)
    .where('partnerRequests.createdAt', '<', `${month}~`)
    .groupBy(['partnerRequests.partnerKey', 'isForeign'])
    .execute();
  const uses = await db
    .selectFrom('partnerDayUses')
    .select(({ fn }) => ['partnerKey', 'kind', fn.sum<number>('count').as('count')])
    .where('day', '>=', month)
    .where('day', '<', `${month}~`)
    .groupBy(['partnerKey', 'kind'])
    .execute();
  const counts = new Map<string, KeyCounts>();
  const countsOf = (key: string): KeyCounts => {
    const found = counts.get(key) ?? { ...noCounts };
    counts.set(key, found);
    return found;
  };
  for (const { partnerKey, kind, count } of uses)
    countsOf(partnerKey)[kind === 'view' ? 'views' : 'starts'] = Number(count);
  for (const { partnerKey, count } of [...requests, ...enrolments].filter(({ isForeign }) => isForeign))
    countsOf(partnerKey).foreign += Number(count);
  for (const { partnerKey, count, confirmed, closed } of requests.filter(({ isForeign }) => !isForeign))
    Object.assign(countsOf(partnerKey), {
      ...{ requests: Number(count), unconfirmed: Number(count) - Number(confirmed), closed: Number(closed) },
    });
  for (const { partnerKey, count, cancelled } of enrolments.filter(({ isForeign }) => !isForeign))
    Object.assign(countsOf(partnerKey), { enrolments: Number(count), cancelled: Number(cancelled) });
  return counts;
}
