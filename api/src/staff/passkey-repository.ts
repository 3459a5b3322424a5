import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Passkey = Pick<Database['staffPasskeys'], 'id' | 'name' | 'publicKey' | 'counter' | 'transports'>;

/** Passkeys of staff. */
export function createPasskeyRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  const passkeysOf = (staffId: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('createdAt').execute();

  const passkeyById = (id: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst();

  const addPasskey = (staffId: string, passkey: Passkey) =>
    db.transaction().execute((transaction) => insertPasskey(transaction, staffId, passkey, now()));

  const passkeyUsed = (id: string, counter: number) =>
    db.updateTable('staffPasskeys').set({ counter, usedAt: now() }).where('id', '=', id).execute();

  /** Returns whether it was one of this person's and not the only way in. */
  const removePasskey = (staffId: string, id: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const passkeys = await transaction
        .selectFrom('staffPasskeys')
        .select('id')
        .where('staffId', '=', staffId)
        .execute();
      const person = await transaction
        .selectFrom('staff')
        .select('passwordHash')
        .where('id', '=', staffId)
        .executeTakeFirst();
      const isOnlyWay = passkeys.length < 2 && !person?.passwordHash;
      if (isOnlyWay || !passkeys.some((passkey) => passkey.id === id)) return false;
      await transaction.deleteFrom('staffPasskeys').where('id', '=', id).execute();
      return true;
    });

  return { passkeysOf, passkeyById, addPasskey, passkeyUsed, removePasskey };
}

export const insertPasskey = (db: Kysely<Database>, staffId: string, passkey: Passkey, createdAt: string) =>
  db
    .insertInto('staffPasskeys')
    .values({ ...passkey, staffId, createdAt, usedAt: null })
    .execute();
