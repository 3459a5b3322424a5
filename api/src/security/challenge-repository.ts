import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf } from './tokens.ts';

const lifetime = 5 * 60_000;

/** Challenges that a passkey has to sign. Each works once, for one purpose, within five minutes, in any process. */
export function createChallengeRepository(db: Kysely<Database>, clock: () => Date) {
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  async function keep(challenge: string, purpose: string): Promise<void> {
    await db.deleteFrom('staffChallenges').where('expiresAt', '<=', after(0)).execute();
    await db
      .insertInto('staffChallenges')
      .values({ challengeHash: hashOf(challenge), purpose, expiresAt: after(lifetime) })
      .execute();
  }

  async function take(challenge: string, purpose: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('staffChallenges')
      .where('challengeHash', '=', hashOf(challenge))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', after(0))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  return { keep, take };
}
