import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hasEnded, isLiving } from './sign-in-times.ts';
import { hashOf, newToken } from './tokens.ts';

/** Only hashes are kept; a token ends after 30 idle minutes, or 12 hours. */
export function createSessionRepository(db: Kysely<Database>, clock: () => Date) {
  async function open(memberId: string): Promise<string> {
    const token = newToken();
    const now = clock().toISOString();
    await removeEnded();
    await db
      .insertInto('sessions')
      .values({ tokenHash: hashOf(token), memberId, createdAt: now, usedAt: now })
      .execute();
    return token;
  }

  /** This use prolongs it. */
  async function memberOf(token: string): Promise<string | undefined> {
    const session = await db
      .updateTable('sessions')
      .set({ usedAt: clock().toISOString() })
      .where('tokenHash', '=', hashOf(token))
      .where(isLiving(clock))
      .returning('memberId')
      .executeTakeFirst();
    return session?.memberId;
  }

  /** The latest first. `here`: that of this token. */
  async function openOf(memberId: string, token: string): Promise<SignIn[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('memberId', '=', memberId)
      .where(isLiving(clock))
      .orderBy('createdAt', 'desc')
      .orderBy('tokenHash')
      .execute();
    const own = hashOf(token);
    return rows.map(({ createdAt, usedAt, tokenHash }) => ({ createdAt, usedAt, here: tokenHash === own }));
  }

  const removeEnded = () => db.deleteFrom('sessions').where(hasEnded(clock)).execute();

  const end = (token: string) => db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute();

  async function endAllOf(memberId: string): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  return { open, memberOf, openOf, end, endAllOf };
}

export interface SignIn {
  createdAt: string;
  usedAt: string;
  here: boolean;
}
