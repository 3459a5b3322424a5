import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Passkey } from '../../security/passkeys.ts';
import { hashOf, newActivationKey, newRecoveryCode } from '../../security/tokens.ts';
import { staffById } from './table.ts';

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

  return { linkOf, keepTotpSecret };
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

  return { takeTotpStep, takeRecoveryCode, recoveryCodesOf };
}

function staffPasskeys(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  const passkeysOf = (staffId: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('createdAt').execute();

  const passkeyById = (id: string) =>
    db.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst();

  const passkeyUsed = (id: string, counter: number) =>
    db.updateTable('staffPasskeys').set({ counter, usedAt: now() }).where('id', '=', id).execute();

  return { passkeysOf, passkeyById, passkeyUsed };
}

export const insertPasskey = (db: Kysely<Database>, staffId: string, passkey: Passkey, now: Date) =>
  db
    .insertInto('staffPasskeys')
    .values({ ...passkey, staffId, createdAt: now.toISOString(), usedAt: null })
    .execute();

/** Ten, each good once in place of a one-time code. Earlier ones end; only hashes are kept. */
export async function makeRecoveryCodes(db: Kysely<Database>, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await db.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
  await db
    .insertInto('staffRecoveryCodes')
    .values(codes.map((code) => ({ staffId, codeHash: recoveryHash(staffId, code) })))
    .execute();
  return codes;
}
