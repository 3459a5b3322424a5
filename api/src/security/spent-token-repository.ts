import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf } from './tokens.ts';

/** What is signed and good for minutes is good once, in any process: it is kept until it has ended. */
export function createSpentTokenRepository(db: Kysely<Database>) {
  /** Returns `false` for a token that was spent before. */
  async function spend(token: string, endsAt: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spentTokens')
      .values({ tokenHash: hashOf(token), endsAt: endsAt.toISOString() })
      .onConflict((conflict) => conflict.column('tokenHash').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  return { spend };
}
