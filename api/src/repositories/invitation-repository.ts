import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { hashOf } from '../security/tokens.ts';
import { normaliseEmail } from './member-repository.ts';

export type Invitation = Database['invitations'];

export interface NewInvitation {
  activationKey: string;
  passCode: string;
  email: string;
  fullname: string;
  classId: string;
  expiresAt: Date;
}

const triesPerPassCode = 5;

/** A pass code has few values; hashing it together with the secret key keeps a copied database useless. */
const passCodeHashOf = (activationKey: string, passCode: string) => hashOf(`${activationKey}:${passCode}`);

/** Invitations by activation key. Only hashes of keys and pass codes are kept. */
export function createInvitationRepository(db: Kysely<Database>, clock: () => Date) {
  const create = ({ activationKey, passCode, email, fullname, classId, expiresAt }: NewInvitation) =>
    db
      .insertInto('invitations')
      .values({
        keyHash: hashOf(activationKey),
        passCodeHash: passCodeHashOf(activationKey, passCode),
        email: normaliseEmail(email),
        fullname,
        classId,
        triesLeft: triesPerPassCode,
        createdAt: clock().toISOString(),
        expiresAt: expiresAt.toISOString(),
        memberId: null,
      })
      .execute();

  const byKey = (activationKey: string): Promise<Invitation | undefined> =>
    db.selectFrom('invitations').selectAll().where('keyHash', '=', hashOf(activationKey)).executeTakeFirst();

  /** Spends one try before the code is compared, so that parallel guesses cannot share one. */
  const spendTry = (activationKey: string): Promise<Invitation | undefined> =>
    db
      .updateTable('invitations')
      .set(({ eb }) => ({ triesLeft: eb('triesLeft', '-', 1) }))
      .where('keyHash', '=', hashOf(activationKey))
      .where('triesLeft', '>', 0)
      .returningAll()
      .executeTakeFirst();

  const restoreTries = (keyHash: string) =>
    db.updateTable('invitations').set({ triesLeft: triesPerPassCode }).where('keyHash', '=', keyHash).execute();

  const replacePassCode = (activationKey: string, passCode: string) =>
    db
      .updateTable('invitations')
      .set({ passCodeHash: passCodeHashOf(activationKey, passCode), triesLeft: triesPerPassCode })
      .where('keyHash', '=', hashOf(activationKey))
      .execute();

  /** Makes the member. `undefined` when the invitation or its e-mail address was used meanwhile. */
  async function accept({ keyHash, email, fullname }: Invitation, passwordHash: string): Promise<string | undefined> {
    const id = randomUUID();
    try {
      return await db.transaction().execute(async (transaction) => {
        const createdAt = clock().toISOString();
        await transaction.insertInto('members').values({ id, email, fullname, passwordHash, createdAt }).execute();
        await transaction
          .updateTable('invitations')
          .set({ memberId: id, triesLeft: triesPerPassCode })
          .where('keyHash', '=', keyHash)
          .execute();
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  const hasPassCode = (invitation: Invitation, activationKey: string, passCode: string): boolean =>
    invitation.passCodeHash === passCodeHashOf(activationKey, passCode);

  return { create, byKey, spendTry, restoreTries, replacePassCode, accept, hasPassCode };
}
