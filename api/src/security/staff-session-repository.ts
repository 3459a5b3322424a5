import { randomUUID } from 'node:crypto';
import { signInIdleMinutes } from '@agile-languages/shared/api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

const idleTime = signInIdleMinutes * 60_000;
const maxLifetime = 12 * 3_600_000;
/** How far the clocks of two servers may differ. */
const skew = 60_000;

export interface SignInPlace {
  address: string;
  /** As the browser names itself, shortened. */
  browser: string;
}

/** They end like those of members. */
export function createStaffSessionRepository(db: Kysely<Database>, clock: () => Date) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();

  async function open(staffId: string, { address, browser }: SignInPlace): Promise<string> {
    const token = newToken();
    const now = ago(0);
    await db
      .deleteFrom('staffSessions')
      .where(({ or, eb }) => or([eb('usedAt', '<=', ago(idleTime)), eb('createdAt', '<=', ago(maxLifetime))]))
      .execute();
    await db
      .insertInto('staffSessions')
      .values({
        tokenHash: hashOf(token),
        id: randomUUID(),
        staffId,
        createdAt: now,
        usedAt: now,
        address,
        browser: browser.slice(0, 200),
      })
      .execute();
    return token;
  }

  /** This use prolongs it. */
  const of = (token: string): Promise<{ id: string; staffId: string } | undefined> =>
    db
      .updateTable('staffSessions')
      .set({ usedAt: ago(0) })
      .where('tokenHash', '=', hashOf(token))
      .where('usedAt', '>', ago(idleTime))
      .where('usedAt', '<=', ago(-skew))
      .where('createdAt', '>', ago(maxLifetime))
      .where('createdAt', '<=', ago(-skew))
      .returning(['id', 'staffId'])
      .executeTakeFirst();

  /** It is not prolonged. */
  const byId = (id: string): Promise<{ staffId: string; tokenHash: string } | undefined> =>
    db
      .selectFrom('staffSessions')
      .select(['staffId', 'tokenHash'])
      .where('id', '=', id)
      .where('usedAt', '>', ago(idleTime))
      .where('createdAt', '>', ago(maxLifetime))
      .executeTakeFirst();

  const openOf = (staffId: string) =>
    db
      .selectFrom('staffSessions')
      .select(['id', 'createdAt', 'usedAt', 'address', 'browser'])
      .where('staffId', '=', staffId)
      .where('usedAt', '>', ago(idleTime))
      .where('createdAt', '>', ago(maxLifetime))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();

  const end = (staffId: string, id: string) =>
    db.deleteFrom('staffSessions').where('staffId', '=', staffId).where('id', '=', id).execute();

  const endOthers = (staffId: string, id: string) =>
    db.deleteFrom('staffSessions').where('staffId', '=', staffId).where('id', '<>', id).execute();

  return { open, of, byId, openOf, end, endOthers };
}
