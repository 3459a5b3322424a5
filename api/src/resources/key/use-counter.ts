import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { type DayUse, withinBounds } from './use-bounds.ts';

/** `view`: an element came up. `start`: a visitor used it for the first time. */
export const useKinds = ['view', 'start'] as const;
export type UseKind = (typeof useKinds)[number];

/** Milliseconds. */
const pause = 2000;

/** Between transactions, other writes have their turn. */
const mostAtOnce = 100;

interface Use extends Omit<DayUse, 'day' | 'count'> {
  kind: UseKind;
}

type Gathered = Map<string, DayUse>;

/** What a process has gathered when it is killed is lost. */
export function createUseCounter(db: Kysely<Database>, clock: () => Date) {
  let gathered: Gathered = new Map();
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();

  function add(use: Use): void {
    gather(gathered, { ...use, day: clock().toISOString().slice(0, 10), count: 1 });
    timer ??= setTimeout(() => void flush().catch(() => {}), pause).unref();
  }

  /** What cannot be written is gathered again. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return written;
    const left = gathered;
    gathered = new Map();
    const done = written.then(() => write(left));
    written = done.catch(() => {
      for (const use of left.values()) gather(gathered, use);
    });
    return done;
  }

  /** @param left what is written leaves it */
  async function write(left: Gathered): Promise<void> {
    const counted = await withinBounds(db, [...left.values()]);
    left.clear();
    for (const use of counted) gather(left, use);
    while (left.size > 0) {
      const some = [...left].slice(0, mostAtOnce);
      await addTo(
        db,
        some.map(([, use]) => use),
      );
      for (const [name] of some) left.delete(name);
    }
  }

  return { add, flush };
}

function gather(gathered: Gathered, use: DayUse): void {
  const { partnerKey, day, origin, page, campaign, classId, kind } = use;
  const name = [partnerKey, day, origin, page, campaign, classId, kind].join(' ');
  gathered.set(name, { ...use, count: use.count + (gathered.get(name)?.count ?? 0) });
}

const addTo = (db: Kysely<Database>, uses: DayUse[]) =>
  transact(db, (transaction) =>
    transaction
      .insertInto('partnerDayUses')
      .values(uses)
      .onConflict((conflict) =>
        conflict
          .columns(['partnerKey', 'day', 'origin', 'page', 'campaign', 'classId', 'kind'])
          .doUpdateSet({ count: sql<number>`partner_day_uses.count + excluded.count` }),
      )
      .execute(),
  );
