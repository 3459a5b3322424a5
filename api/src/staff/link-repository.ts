import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, newActivationKey } from '../security/tokens.ts';
import { insertPasskey, type Passkey } from './passkey-repository.ts';

/** A way to sign in that a person sets up. */
export type Credential = { passwordHash: string; totpSecret: string } | { passkey: Passkey };

const day = 86_400_000;

/** How long a link to set up a sign-in works. In milliseconds. */
const linkLifetime = day;

/** Links by which staff set up a sign-in. */
export function createLinkRepository(db: Kysely<Database>, clock: () => Date) {
  const now = () => clock().toISOString();

  /** Makes a link by which a person sets up a sign-in. Earlier links of the person end. Returns its key. */
  async function createLink(staffId: string): Promise<string> {
    const key = newActivationKey();
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('staffLinks').where('staffId', '=', staffId).execute();
      await transaction
        .insertInto('staffLinks')
        .values({ keyHash: hashOf(key), staffId, totpSecret: '', createdAt: now(), expiresAt: inFuture(linkLifetime) })
        .execute();
    });
    return key;
  }

  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  /** The link that a key opens. */
  const linkOf = (key: string) =>
    db
      .selectFrom('staffLinks')
      .selectAll()
      .where('keyHash', '=', hashOf(key))
      .where('expiresAt', '>', now())
      .executeTakeFirst();

  const keepTotpSecret = (key: string, totpSecret: string) =>
    db.updateTable('staffLinks').set({ totpSecret }).where('keyHash', '=', hashOf(key)).execute();

  /**
   * Ends a link and makes the credential the person's only one: whoever had another one, or was signed in, is out.
   * Returns whether the link still worked.
   */
  const acceptLink = (key: string, fullname: string, credential: Credential): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('staffLinks')
        .where('keyHash', '=', hashOf(key))
        .where('expiresAt', '>', now())
        .returning('staffId')
        .executeTakeFirst();
      if (!link) return false;
      const { staffId } = link;
      await transaction.deleteFrom('staffPasskeys').where('staffId', '=', staffId).execute();
      await transaction.deleteFrom('staffSessions').where('staffId', '=', staffId).execute();
      const password = 'passkey' in credential ? { passwordHash: '', totpSecret: '' } : credential;
      await transaction
        .updateTable('staff')
        .set({ fullname, ...password, totpStep: 0 })
        .where('id', '=', staffId)
        .execute();
      if ('passkey' in credential) await insertPasskey(transaction, staffId, credential.passkey, now());
      return true;
    });

  return { createLink, linkOf, keepTotpSecret, acceptLink };
}
