import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf } from './tokens.ts';

/** Kept until it ends, so that it is good once, in any process. */
export function createSpentTokenRepository(db: Kysely<Database>) {
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
