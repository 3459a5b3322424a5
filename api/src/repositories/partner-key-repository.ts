import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A partner who embeds parts of the site, by the key in the partner's pages. */
export interface PartnerKey {
  key: string;
  name: string;
  /** Origins of the partner's pages, sorted. */
  origins: string[];
}

/** Keys of partners, and the origins to which the site may send messages. */
export function createPartnerKeyRepository(db: Kysely<Database>, clock: () => Date) {
  /** Whether the pages of an origin, written exactly like this, are registered for a key. */
  async function hasOrigin(partnerKey: string, origin: string): Promise<boolean> {
    const row = await db
      .selectFrom('partnerOrigins')
      .select('origin')
      .where('partnerKey', '=', partnerKey)
      .where('origin', '=', origin)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function all(): Promise<PartnerKey[]> {
    const partners = await db.selectFrom('partnerKeys').select(['key', 'name']).orderBy('key').execute();
    return Promise.all(partners.map(async (partner) => ({ ...partner, origins: await originsOf(partner.key) })));
  }

  async function originsOf(key: string): Promise<string[]> {
    const rows = await db
      .selectFrom('partnerOrigins')
      .select('origin')
      .where('partnerKey', '=', key)
      .orderBy('origin')
      .execute();
    return rows.map(({ origin }) => origin);
  }

  /** Adds a key. A key that exists gets the new name and the further origins. */
  const add = ({ key, name, origins }: PartnerKey) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('partnerKeys')
        .values({ key, name, createdAt: clock().toISOString() })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ name }))
        .execute();
      await transaction
        .insertInto('partnerOrigins')
        .values(origins.map((origin) => ({ partnerKey: key, origin })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

  /** Returns whether there was one. */
  async function remove(key: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('partnerKeys').where('key', '=', key).executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  return { hasOrigin, originsOf, all, add, remove };
}
