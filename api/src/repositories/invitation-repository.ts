import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { hashOf } from '../security/tokens.ts';
import { createMailRepository, type NewMail } from './mail-repository.ts';
import { normaliseEmail, setPassword } from './member-repository.ts';

export type Invitation = Database['invitations'];

export interface NewInvitation {
  activationKey: string;
  passCode: string;
  email: string;
  fullname: string;
  classId: string;
  expiresAt: Date;
  /** The member who chooses a new password by it. Default: none, it makes a member. */
  renewsMemberId?: string;
}

const triesPerPassCode = 5;

/** A pass code has few values. Hashed together with the secret key, nobody can find it from a copy of the database. */
const passCodeHashOf = (activationKey: string, passCode: string) => hashOf(`${activationKey}:${passCode}`);

/** Invitations by activation key. Only hashes of keys and pass codes are kept. */
export function createInvitationRepository(db: Kysely<Database>, clock: () => Date) {
  /** In one transaction, so that there is no invitation without its mail. */
  const createWithMail = (invitation: NewInvitation, mail: NewMail) =>
    db.transaction().execute(async (transaction) => {
      await createInvitationRepository(transaction, clock).create(invitation);
      await createMailRepository(transaction, clock).add(mail);
    });

  const create = ({ activationKey, passCode, email, fullname, classId, expiresAt, renewsMemberId }: NewInvitation) =>
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
        revokedAt: null,
        renewsMemberId: renewsMemberId ?? null,
      })
      .execute();

  const byKey = (activationKey: string): Promise<Invitation | undefined> =>
    db.selectFrom('invitations').selectAll().where('keyHash', '=', hashOf(activationKey)).executeTakeFirst();

  /** Uses up one try before the code is compared, so that parallel guesses cannot share one. */
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

  /** In one transaction, so that the earlier code ends only when the new one will be mailed. */
  const replacePassCode = (activationKey: string, passCode: string, mail: NewMail) =>
    db.transaction().execute(async (transaction) => {
      await setPassCode(transaction, activationKey, passCode);
      await createMailRepository(transaction, clock).add(mail);
    });

  const setPassCode = (transaction: Kysely<Database>, activationKey: string, passCode: string) =>
    transaction
      .updateTable('invitations')
      .set({ passCodeHash: passCodeHashOf(activationKey, passCode), triesLeft: triesPerPassCode })
      .where('keyHash', '=', hashOf(activationKey))
      .execute();

  /**
   * Makes the member, or gives the member the new password and ends the sign-ins of the earlier one. `undefined` when
   * the invitation was used or withdrawn meanwhile, or its e-mail address has a member already.
   */
  async function accept(invitation: Invitation, passwordHash: string): Promise<string | undefined> {
    try {
      return await db.transaction().execute(async (transaction) => {
        const memberId = invitation.renewsMemberId ?? (await addMember(transaction, invitation, passwordHash));
        await claim(transaction, invitation, memberId);
        if (invitation.renewsMemberId) await setPassword(transaction, memberId, passwordHash);
        return memberId;
      });
    } catch (error) {
      if (error instanceof NotOpen || isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  async function addMember(transaction: Kysely<Database>, { email, fullname }: Invitation, passwordHash: string) {
    const id = randomUUID();
    const createdAt = clock().toISOString();
    await transaction.insertInto('members').values({ id, email, fullname, passwordHash, createdAt }).execute();
    return id;
  }

  const newest = (): Promise<Invitation[]> =>
    db.selectFrom('invitations').selectAll().orderBy('createdAt', 'desc').orderBy('keyHash').execute();

  /** Ends the invitations of an address that were not accepted. Returns how many were open. */
  async function revoke(email: string): Promise<number> {
    const now = clock().toISOString();
    const ended = await db
      .updateTable('invitations')
      .set({ revokedAt: now })
      .where('email', '=', normaliseEmail(email))
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .returning('expiresAt')
      .execute();
    return ended.filter(({ expiresAt }) => expiresAt > now).length;
  }

  /** The latest one that was not accepted. */
  const latestWaiting = (email: string): Promise<Invitation | undefined> =>
    db
      .selectFrom('invitations')
      .selectAll()
      .where('email', '=', normaliseEmail(email))
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();

  /** Whether a member has an open invitation to choose a new password that was made after this time. */
  async function renewalSince(memberId: string, time: Date): Promise<boolean> {
    const found = await db
      .selectFrom('invitations')
      .select('keyHash')
      .where('renewsMemberId', '=', memberId)
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('createdAt', '>', time.toISOString())
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The class to which a member was invited. */
  const classOf = async (memberId: string): Promise<string | undefined> =>
    (
      await db
        .selectFrom('invitations')
        .select('classId')
        .where('memberId', '=', memberId)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.classId;

  const hasPassCode = (invitation: Invitation, activationKey: string, passCode: string): boolean =>
    invitation.passCodeHash === passCodeHashOf(activationKey, passCode);

  return {
    create,
    createWithMail,
    byKey,
    latestWaiting,
    newest,
    classOf,
    renewalSince,
    spendTry,
    restoreTries,
    replacePassCode,
    accept,
    revoke,
    hasPassCode,
  };
}

async function claim(transaction: Kysely<Database>, { keyHash }: Invitation, memberId: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('invitations')
    .set({ memberId, triesLeft: triesPerPassCode })
    .where('keyHash', '=', keyHash)
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new NotOpen();
}

/** Rolls the activation back. */
class NotOpen extends Error {}
