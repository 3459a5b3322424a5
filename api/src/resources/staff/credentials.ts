import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { forgetDevicesOf } from '../../security/device-repository.ts';
import type { Passkey } from '../../security/passkeys.ts';
import { hashOf, newActivationKey, newRecoveryCode } from '../../security/tokens.ts';
import { staffById } from './table.ts';

type Credential = { passwordHash: string; totpSecret: string } | { passkey: Passkey };

/** Milliseconds. */
const linkLifetime = 86_400_000;

const recoveryHash = (staffId: string, code: string) =>
  hashOf(`recovery code of ${staffId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

export async function createLink(db: Kysely<Database>, staffId: string, now: Date): Promise<string> {
  const key = newActivationKey();
  const expiresAt = new Date(now.getTime() + linkLifetime).toISOString();
  await db.deleteFrom('staffLinks').where('staffId', '=', staffId).execute();
  await db
    .insertInto('staffLinks')
    .values({ keyHash: hashOf(key), staffId, totpSecret: '', createdAt: now.toISOString(), expiresAt })
    .execute();
  return key;
}

export const createCredentials = (db: Kysely<Database>, clock: () => Date) => ({
  ...staffLinks(db, clock),
  ...secondFactors(db),
  ...staffPasskeys(db, clock),
});

function staffLinks(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  async function linkOf(key: string) {
    const link = await db
      .selectFrom('staffLinks')
      .selectAll()
      .where('keyHash', '=', hashOf(key))
      .where('expiresAt', '>', now())
      .executeTakeFirst();
    const person = link && (await staffById(db, link.staffId));
    return person && { ...link, person };
  }

  const keepTotpSecret = (key: string, totpSecret: string) =>
    db.updateTable('staffLinks').set({ totpSecret }).where('keyHash', '=', hashOf(key)).execute();

  /** Earlier credentials and sign-ins end. */
  const acceptLink = (key: string, fullname: string, credential: Credential): Promise<boolean> =>
    transact(db, async (transaction) => {
      const link = await transaction
        .deleteFrom('staffLinks')
        .where('keyHash', '=', hashOf(key))
        .where('expiresAt', '>', now())
        .returning('staffId')
        .executeTakeFirst();
      if (!link) return false;
      const { staffId } = link;
      for (const table of ['staffPasskeys', 'staffRecoveryCodes', 'staffSessions'] as const)
        await transaction.deleteFrom(table).where('staffId', '=', staffId).execute();
      await forgetDevicesOf(transaction, staffId);
      const password = 'passkey' in credential ? { passwordHash: '', totpSecret: '' } : credential;
      await transaction
        .updateTable('staff')
        .set({ fullname, ...password, totpStep: 0 })
        .where('id', '=', staffId)
        .execute();
      if ('passkey' in credential) await insertPasskey(transaction, staffId, credential.passkey, now());
      return true;
    });

  return { linkOf, keepTotpSecret, acceptLink };
}

function secondFactors(db: Kysely<Database>) {
  /** Each step once. */
  async function takeTotpStep(staffId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ totpStep: step })
      .where('id', '=', staffId)
      .where('totpStep', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Ten, each good once in place of a one-time code. Earlier ones end; only hashes are kept. */
  const makeRecoveryCodes = (staffId: string): Promise<string[]> =>
    transact(db, async (transaction) => {
      const codes = Array.from({ length: 10 }, newRecoveryCode);
      await transaction.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
      await transaction
        .insertInto('staffRecoveryCodes')
        .values(codes.map((code) => ({ staffId, codeHash: recoveryHash(staffId, code) })))
        .execute();
      return codes;
    });

  async function takeRecoveryCode(staffId: string, code: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('staffRecoveryCodes')
      .where('codeHash', '=', recoveryHash(staffId, code))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  const recoveryCodesOf = (staffId: string): Promise<number> =>
    db
      .selectFrom('staffRecoveryCodes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('staffId', '=', staffId)
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));

  return { takeTotpStep, makeRecoveryCodes, takeRecoveryCode, recoveryCodesOf };
}

function staffPasskeys(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  const passkeysOf = (staffId: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('createdAt').execute();

  const passkeyById = (id: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst();

  const addPasskey = (staffId: string, passkey: Passkey) => insertPasskey(db, staffId, passkey, now());

  const passkeyUsed = (id: string, counter: number) =>
    db.updateTable('staffPasskeys').set({ counter, usedAt: now() }).where('id', '=', id).execute();

  const removePasskey = (staffId: string, id: string): Promise<boolean> =>
    transact(db, async (transaction) => {
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

const insertPasskey = (db: Kysely<Database>, staffId: string, passkey: Passkey, createdAt: string) =>
  db
    .insertInto('staffPasskeys')
    .values({ ...passkey, staffId, createdAt, usedAt: null })
    .execute();
