import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf } from './tokens.ts';

const second = 1000;
const maxWait = 3600 * second;
const remembered = 24 * 3600 * second;

/**
 * After some free guesses a known device, a network or a sign-in waits one second, then twice as long each time, an
 * hour at most.
 */
export function createGuessRepository(db: Kysely<Database>, clock: () => Date, freeGuesses: number) {
  /** Returns how many milliseconds it is too early; then it does not count. */
  async function take(guesser: string): Promise<number> {
    const accountHash = hashOf(guesser);
    for (;;) {
      const now = clock().getTime();
      const current = await stateOf(guesser);
      const wait = current ? waitAfter(current, now) : 0;
      if (wait > 0) return wait;
      const failures = current && !isForgotten(current, now) ? current.failures + 1 : 1;
      const next = { failures, waitUntil: timeText(now + delayAfter(failures - freeGuesses)) };
      if (current ? await replace(current, next) : await add({ accountHash, ...next })) return 0;
    }
  }

  /** It does not count one. */
  async function waitOf(guesser: string): Promise<number> {
    const current = await stateOf(guesser);
    return current ? Math.max(0, waitAfter(current, clock().getTime())) : 0;
  }

  const stateOf = (guesser: string) =>
    db.selectFrom('guesses').selectAll().where('accountHash', '=', hashOf(guesser)).executeTakeFirst();

  async function add(row: Guesses): Promise<boolean> {
    await db
      .deleteFrom('guesses')
      .where('waitUntil', '<', timeText(clock().getTime() - remembered))
      .execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('guesses')
      .values(row)
      .onConflict((conflict) => conflict.column('accountHash').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function replace(current: Guesses, next: Omit<Guesses, 'accountHash'>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('guesses')
      .set(next)
      .where('accountHash', '=', current.accountHash)
      .where('failures', '=', current.failures)
      .where('waitUntil', '=', current.waitUntil)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  const forget = (guesser: string) => db.deleteFrom('guesses').where('accountHash', '=', hashOf(guesser)).execute();

  return { take, waitOf, forget };
}

type Guesses = Database['guesses'];

const timeText = (time: number) => new Date(time).toISOString();

const delayAfter = (excess: number) => (excess > 0 ? Math.min(2 ** (excess - 1) * second, maxWait) : 0);

/** A wait that is too long is from before the clock was set back. */
function waitAfter({ waitUntil }: Guesses, now: number): number {
  const wait = Date.parse(waitUntil) - now;
  return wait <= maxWait ? wait : 0;
}

const isForgotten = ({ waitUntil }: Guesses, now: number) => Date.parse(waitUntil) < now - remembered;
