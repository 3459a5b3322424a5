import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newToken } from './tokens.ts';

const day = 86_400_000;
const maxDevices = 20;

/** Milliseconds after the last sign-in. */
export const deviceLifetime = 180 * day;

/** Only hashes of tokens are stored. */
export function createDeviceRepository(db: Kysely<Database>, clock: () => Date) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();

  async function ownerOf(token: string): Promise<string | undefined> {
    const device = await db
      .selectFrom('knownDevices')
      .select('ownerId')
      .where('tokenHash', '=', hashOf(token))
      .where('usedAt', '>', ago(deviceLifetime))
      .executeTakeFirst();
    return device?.ownerId;
  }

  /** The present one when this owner has signed in with it before. */
  async function remember(token: string, ownerId: string): Promise<string> {
    const { numUpdatedRows } = await db
      .updateTable('knownDevices')
      .set({ usedAt: ago(0) })
      .where('tokenHash', '=', hashOf(token))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return token;
    const next = newToken();
    await insert(next, ownerId, ago(0));
    await removeOldest(ownerId);
    return next;
  }

  /** @param lifetime in milliseconds */
  async function expect(ownerId: string, lifetime: number): Promise<string> {
    const token = newToken();
    await insert(token, ownerId, ago(deviceLifetime - lifetime));
    return token;
  }

  /** Nothing for an unknown one. */
  async function replace(token: string): Promise<{ device: string; ownerId: string } | undefined> {
    const replaced = await db
      .deleteFrom('knownDevices')
      .where('tokenHash', '=', hashOf(token))
      .where('usedAt', '>', ago(deviceLifetime))
      .returning('ownerId')
      .executeTakeFirst();
    if (!replaced) return undefined;
    const device = newToken();
    await insert(device, replaced.ownerId, ago(0));
    return { device, ownerId: replaced.ownerId };
  }

  const insert = (token: string, ownerId: string, usedAt: string) =>
    db
      .insertInto('knownDevices')
      .values({ tokenHash: hashOf(token), ownerId, usedAt })
      .execute();

  const removeOldest = (ownerId: string) =>
    db
      .deleteFrom('knownDevices')
      .where('ownerId', '=', ownerId)
      .where('tokenHash', 'not in', (devices) =>
        devices
          .selectFrom('knownDevices')
          .select('tokenHash')
          .where('ownerId', '=', ownerId)
          .orderBy('usedAt', 'desc')
          .orderBy('tokenHash')
          .limit(maxDevices),
      )
      .execute();

  return { ownerOf, remember, expect, replace };
}

export const forgetDevicesOf = (db: Kysely<Database>, ownerId: string) =>
  db.deleteFrom('knownDevices').where('ownerId', '=', ownerId).execute();
