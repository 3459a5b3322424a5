import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hasEnded, isLiving } from './sign-in-times.ts';
import { hashOf, newToken } from './tokens.ts';

/** Milliseconds. */
const linkLifetime = 3_600_000;

/** Only hashes of tokens are stored. */
export function createPartnerSessionRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  async function expect(email: string): Promise<string> {
    const token = newToken();
    const endsAt = new Date(clock().getTime() + linkLifetime).toISOString();
    await db.deleteFrom('partnerLinks').where('endsAt', '<=', now()).execute();
    await db
      .insertInto('partnerLinks')
      .values({ tokenHash: hashOf(token), email, endsAt })
      .execute();
    return token;
  }

  /** Uses up a link. `undefined`: it is not good. */
  async function redeem(token: string): Promise<string | undefined> {
    const link = await db
      .deleteFrom('partnerLinks')
      .where('tokenHash', '=', hashOf(token))
      .returning(['email', 'endsAt'])
      .executeTakeFirst();
    return link && link.endsAt > now() ? link.email : undefined;
  }

  async function open(email: string): Promise<string> {
    const token = newToken();
    const at = now();
    await db.deleteFrom('partnerSessions').where(hasEnded(clock)).execute();
    await db
      .insertInto('partnerSessions')
      .values({ tokenHash: hashOf(token), email, createdAt: at, usedAt: at })
      .execute();
    return token;
  }

  /** This use prolongs it. */
  async function of(token: string): Promise<string | undefined> {
    const session = await db
      .updateTable('partnerSessions')
      .set({ usedAt: now() })
      .where('tokenHash', '=', hashOf(token))
      .where(isLiving(clock))
      .returning('email')
      .executeTakeFirst();
    return session?.email;
  }

  const end = (token: string) => db.deleteFrom('partnerSessions').where('tokenHash', '=', hashOf(token)).execute();

  /** Links that were mailed end as well. */
  async function endAllOf(email: string): Promise<void> {
    await db.deleteFrom('partnerLinks').where('email', '=', email).execute();
    await db.deleteFrom('partnerSessions').where('email', '=', email).execute();
  }

  return { expect, redeem, open, of, end, endAllOf };
}
