import { signInIdleMinutes } from '@agile-languages/shared/api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

const idleTime = signInIdleMinutes * 60_000;
const maxLifetime = 12 * 3_600_000;
/** How far the clocks of two servers may differ. A session from further ahead is from before a clock was set back. */
const skew = 60_000;

/** Only hashes of tokens are kept; a token ends after 30 idle minutes and after 12 hours at the latest. */
export function createSessionRepository(db: Kysely<Database>, clock: () => Date) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();

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
      .where('usedAt', '>', ago(idleTime))
      .where('usedAt', '<=', ago(-skew))
      .where('createdAt', '>', ago(maxLifetime))
      .where('createdAt', '<=', ago(-skew))
      .returning('memberId')
      .executeTakeFirst();
    return session?.memberId;
  }

  /** The latest first; `here` is the one of this token. */
  async function openOf(memberId: string, token: string): Promise<SignIn[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('usedAt', '>', ago(idleTime))
      .where('createdAt', '>', ago(maxLifetime))
      .orderBy('createdAt', 'desc')
      .orderBy('tokenHash')
      .execute();
    const own = hashOf(token);
    return rows.map(({ createdAt, usedAt, tokenHash }) => ({ createdAt, usedAt, here: tokenHash === own }));
  }

  const removeEnded = () =>
    db
      .deleteFrom('sessions')
      .where(({ or, eb }) => or([eb('usedAt', '<=', ago(idleTime)), eb('createdAt', '<=', ago(maxLifetime))]))
      .execute();

  const end = (token: string) => db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute();

  /** Returns how many there were. */
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
