import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

type QueueTable = 'mails' | 'partnerEvents';

interface QueueTimes {
  clock: () => Date;
  /** Milliseconds until another process may send the row. */
  lease: number;
  maxDelay: number;
  allowed?: RawBuilder<SqlBool>;
  order?: RawBuilder<unknown>;
}

/** A row that would wait for more than twice `maxDelay` was stored before the clock was set back: it is due. */
export async function claimDueIn<Table extends QueueTable>(
  db: Kysely<Database>,
  table: Table,
  { clock, lease, maxDelay, allowed = sql`true`, order = sql.ref('nextTryAt') }: QueueTimes,
): Promise<Selectable<Database[Table]> | undefined> {
  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  const queue: QueueTable = table;
  for (;;) {
    const due = await db
      .selectFrom(queue)
      .select(['id', 'nextTryAt'])
      .where('nextTryAt', 'is not', null)
      .where(({ or, eb }) => or([eb('nextTryAt', '<=', inFuture(0)), eb('nextTryAt', '>', inFuture(2 * maxDelay))]))
      .where(allowed)
      .orderBy(order)
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

const pause = 5000;

interface SendQueue<Item> {
  claimDue: () => Promise<Item | undefined>;
  trySend: (item: Item) => Promise<boolean>;
  onFault: (error: Error) => void;
}

export function createQueueSender<Item>({ claimDue, trySend, onFault }: SendQueue<Item>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const item = stopped ? undefined : await claimDue();
      if (!item) return sent;
      if (await trySend(item)) sent += 1;
    }
  }

  function start(): void {
    running = sendDue()
      .then(() => undefined)
      .catch(onFault)
      .finally(() => {
        if (!stopped) timer = setTimeout(start, pause).unref();
      });
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await running;
  }

  return { sendDue, start, stop };
}
