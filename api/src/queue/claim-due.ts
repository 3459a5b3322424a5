import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Tables whose rows wait to be sent. */
type QueueTable = 'mails' | 'partnerEvents';

export interface QueueTimes {
  clock: () => Date;
  /** Milliseconds that one process may take to send a row before another tries it. */
  lease: number;
  /** The longest wait between two tries, in milliseconds. */
  maxDelay: number;
}

/**
 * Reserves the row of a queue that waits longest for this caller. A wait of more than twice `maxDelay` is from before a
 * clock was set back: that row is due.
 *
 * @returns `undefined` when none is due
 */
export async function claimDueIn<Table extends QueueTable>(
  db: Kysely<Database>,
  table: Table,
  { clock, lease, maxDelay }: QueueTimes,
): Promise<Selectable<Database[Table]> | undefined> {
  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  const queue: QueueTable = table;
  for (;;) {
    const due = await db
      .selectFrom(queue)
      .select(['id', 'nextTryAt'])
      .where('nextTryAt', 'is not', null)
      .where(({ or, eb }) => or([eb('nextTryAt', '<=', inFuture(0)), eb('nextTryAt', '>', inFuture(2 * maxDelay))]))
      .orderBy('nextTryAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable(queue)
      .set(({ eb }) => ({ nextTryAt: inFuture(lease), tries: eb('tries', '+', 1) }))
      .where('id', '=', due.id)
      .where('nextTryAt', '=', due.nextTryAt)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed as Selectable<Database[Table]>;
  }
}
