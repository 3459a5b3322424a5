import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf } from './tokens.ts';

const interval = 3_600_000;

/**
 * Wrong guesses or mails: `size` at once, and one more an hour. A row holds the time at which the whole budget is there
 * again.
 */
export function createHourlyBudgetRepository(db: Kysely<Database>, clock: () => Date, size: number) {
  const keyOf = (owner: string) => hashOf(`unknown devices ${owner}`);

  /** Returns how many milliseconds it is too early. */
  async function take(owner: string): Promise<number> {
    for (;;) {
      const now = clock().getTime();
      const present = await stateOf(owner);
      const full = fullAt(present, now);
      const wait = full - now - (size - 1) * interval;
      if (wait > 0) return wait;
      if (await replace(owner, present, full + interval)) return 0;
    }
  }

  async function giveBack(owner: string): Promise<void> {
    for (;;) {
      const present = await stateOf(owner);
      if (!present || (await replace(owner, present, Date.parse(present.waitUntil) - interval))) return;
    }
  }

  const stateOf = (owner: string) =>
    db.selectFrom('guesses').selectAll().where('accountHash', '=', keyOf(owner)).executeTakeFirst();

  /** A time too far ahead is from before the clock was set back. */
  function fullAt(present: Database['guesses'] | undefined, now: number): number {
    const full = present ? Date.parse(present.waitUntil) : now;
    return full > now + size * interval ? now : Math.max(full, now);
  }

  async function replace(owner: string, present: Database['guesses'] | undefined, full: number): Promise<boolean> {
    const row = { accountHash: keyOf(owner), failures: 0, waitUntil: new Date(full).toISOString() };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('guesses')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('accountHash')
          .doUpdateSet({ waitUntil: row.waitUntil })
          .where('guesses.waitUntil', '=', present?.waitUntil ?? ''),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  return { take, giveBack };
}
