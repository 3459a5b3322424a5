import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A key in a partner's pages. */
export interface PartnerKey {
  key: string;
  partnerId: string;
  /** What it is for, in the provider's words. */
  name: string;
  /** Keys for tests may be used on pages without TLS; what comes with them does not count. */
  isTest: boolean;
  createdAt: string;
  /** From then on it is not valid; `null` when no end is known. */
  endsAt: string | null;
  /** Origins of the pages that may use it, sorted. */
  origins: string[];
}

type NewPartnerKey = Pick<PartnerKey, 'partnerId' | 'name' | 'isTest' | 'origins'>;

/** Keys of partners, and the origins to which the site may send messages. @param db A transaction, when it changes. */
export function createPartnerKeyRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  /** A key that has not ended. */
  const valid = (key: string) =>
    db
      .selectFrom('partnerKeys')
      .select(['key', 'partnerId', 'isTest'])
      .where('key', '=', key)
      .where(({ or, eb }) => or([eb('endsAt', 'is', null), eb('endsAt', '>', now())]))
      .executeTakeFirst();

  /** Whether the pages of an origin, written exactly like this, are registered for a key that has not ended. */
  async function hasOrigin(key: string, origin: string): Promise<boolean> {
    const row = await db
      .selectFrom('partnerOrigins')
      .select('origin')
      .where('partnerKey', '=', key)
      .where('origin', '=', origin)
      .executeTakeFirst();
    return row !== undefined && (await valid(key)) !== undefined;
  }

  /** The oldest first. @param partnerId Default: keys of all partners. */
  async function list(partnerId?: string): Promise<PartnerKey[]> {
    const keys = await db
      .selectFrom('partnerKeys')
      .selectAll()
      .$if(partnerId !== undefined, (query) => query.where('partnerId', '=', partnerId ?? ''))
      .orderBy('createdAt')
      .orderBy('key')
      .execute();
    const rows = await db.selectFrom('partnerOrigins').selectAll().orderBy('origin').execute();
    return keys.map((row) => ({
      ...row,
      isTest: row.isTest === 1,
      origins: rows.filter(({ partnerKey }) => partnerKey === row.key).map(({ origin }) => origin),
    }));
  }

  const byKey = async (key: string): Promise<PartnerKey | undefined> => (await list()).find((one) => one.key === key);

  /** Returns the key: 128 random bits, as text of digits and small letters. */
  async function add({ partnerId, name, isTest, origins }: NewPartnerKey): Promise<string> {
    const key = `pk_${isTest ? 'test' : 'live'}_${randomBytes(16).toString('hex')}`;
    const row = { key, partnerId, name, isTest: Number(isTest), createdAt: now(), endsAt: null };
    await db.insertInto('partnerKeys').values(row).execute();
    await setOrigins(key, origins);
    return key;
  }

  /** The key is valid on pages of these origins, and of no others. */
  async function setOrigins(key: string, origins: readonly string[]): Promise<void> {
    await db.deleteFrom('partnerOrigins').where('partnerKey', '=', key).execute();
    const rows = [...new Set(origins)].map((origin) => ({ partnerKey: key, origin }));
    if (rows.length > 0) await db.insertInto('partnerOrigins').values(rows).execute();
  }

  /** Ends a key, or sets an earlier or later end. Returns whether there is such a key that has not ended. */
  async function end(key: string, at: Date = clock()): Promise<boolean> {
    if (!(await valid(key))) return false;
    await db.updateTable('partnerKeys').set({ endsAt: at.toISOString() }).where('key', '=', key).execute();
    return true;
  }

  /** A new key with the origins of this one, which ends later. `undefined` when there is none that has not ended. */
  async function rotate(key: string, endsAt: Date): Promise<string | undefined> {
    const former = await byKey(key);
    if (!former || !(await end(key, endsAt))) return undefined;
    return add(former);
  }

  return { valid, hasOrigin, list, byKey, add, setOrigins, end, rotate };
}
