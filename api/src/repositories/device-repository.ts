import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newToken } from '../security/tokens.ts';

const day = 86_400_000;
const maxDevices = 20;

/** How long a device is remembered after its last sign-in. In milliseconds. */
export const deviceLifetime = 180 * day;

/** Devices on which a member has signed in, by a random token that each of them keeps. Only hashes are stored. */
export function createDeviceRepository(db: Kysely<Database>, clock: () => Date) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();

  async function isKnown(token: string, memberId: string): Promise<boolean> {
    const device = await db
      .selectFrom('devices')
      .select('tokenHash')
      .where('tokenHash', '=', hashOf(token))
      .where('memberId', '=', memberId)
      .where('usedAt', '>', ago(deviceLifetime))
      .executeTakeFirst();
    return device !== undefined;
  }

  /** Returns the token to keep: the present one when this member has signed in with it before, else a new one. */
  async function remember(token: string, memberId: string): Promise<string> {
    const { numUpdatedRows } = await db
      .updateTable('devices')
      .set({ usedAt: ago(0) })
      .where('tokenHash', '=', hashOf(token))
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return token;
    const next = newToken();
    await db
      .insertInto('devices')
      .values({ tokenHash: hashOf(next), memberId, usedAt: ago(0) })
      .execute();
    await removeOldest(memberId);
    return next;
  }

  const removeOldest = (memberId: string) =>
    db
      .deleteFrom('devices')
      .where('memberId', '=', memberId)
      .where('tokenHash', 'not in', (devices) =>
        devices
          .selectFrom('devices')
          .select('tokenHash')
          .where('memberId', '=', memberId)
          .orderBy('usedAt', 'desc')
          .orderBy('tokenHash')
          .limit(maxDevices),
      )
      .execute();

  const forgetAllOf = (memberId: string) => db.deleteFrom('devices').where('memberId', '=', memberId).execute();

  return { isKnown, remember, forgetAllOf };
}
