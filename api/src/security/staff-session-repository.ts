import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hasEnded, isLiving } from './sign-in-times.ts';
import { hashOf, newToken } from './tokens.ts';

export interface SignInPlace {
  address: string;
  /** As it names itself, shortened. */
  browser: string;
}

export function createStaffSessionRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  async function open(staffId: string, { address, browser }: SignInPlace): Promise<string> {
    const token = newToken();
    const at = now();
    await db.deleteFrom('staffSessions').where(hasEnded(clock)).execute();
    await db
      .insertInto('staffSessions')
      .values({
        tokenHash: hashOf(token),
        id: randomUUID(),
        staffId,
        createdAt: at,
        usedAt: at,
        address,
        browser: browser.slice(0, 200),
      })
      .execute();
    return token;
  }

  /** This use prolongs it. */
  const of = (token: string): Promise<{ id: string; staffId: string; createdAt: string } | undefined> =>
    db
      .updateTable('staffSessions')
      .set({ usedAt: now() })
      .where('tokenHash', '=', hashOf(token))
      .where(isLiving(clock))
      .returning(['id', 'staffId', 'createdAt'])
      .executeTakeFirst();

  /** It is not prolonged. */
  const byId = (id: string): Promise<{ staffId: string; tokenHash: string } | undefined> =>
    db
      .selectFrom('staffSessions')
      .select(['staffId', 'tokenHash'])
      .where('id', '=', id)
      .where(isLiving(clock))
      .executeTakeFirst();

  const openOf = (staffId: string) =>
    db
      .selectFrom('staffSessions')
      .select(['id', 'createdAt', 'usedAt', 'address', 'browser'])
      .where('staffId', '=', staffId)
      .where(isLiving(clock))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();

  const end = (staffId: string, id: string) =>
    db.deleteFrom('staffSessions').where('staffId', '=', staffId).where('id', '=', id).execute();

  const endOthers = (staffId: string, id: string) =>
    db.deleteFrom('staffSessions').where('staffId', '=', staffId).where('id', '<>', id).execute();

  return { open, of, byId, openOf, end, endOthers };
}
