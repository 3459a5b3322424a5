import type { Kysely } from 'kysely';
import { soughtIn } from '../../database/kept-words.ts';
import type { Database } from '../../database/schema.ts';
import { normaliseEmail } from '../../security/accounts.ts';
import { hashOf } from '../../security/tokens.ts';
import type { Invitation } from './table.ts';

export interface NewInvitation {
  activationKey: string;
  passCode: string;
  email: string;
  fullname: string;
  classId: string;
  code?: string;
  bookingId?: string;
  expiresAt: Date;
  /** Default: it makes a member. */
  renewsMemberId?: string;
}

export const triesPerPassCode = 5;

/** A pass code has few values: hashed with the secret key, it cannot be found from a copy of the database. */
const passCodeHashOf = (activationKey: string, passCode: string) => hashOf(`${activationKey}:${passCode}`);

/** Only hashes are kept. Returns that of the key. */
export async function insertInvitation(db: Kysely<Database>, invitation: NewInvitation, now: Date): Promise<string> {
  const {
    activationKey,
    passCode,
    email,
    fullname,
    classId,
    code = '',
    bookingId = '',
    expiresAt,
    renewsMemberId,
  } = invitation;
  const keyHash = hashOf(activationKey);
  const person = { email: normaliseEmail(email), fullname };
  await db
    .insertInto('invitations')
    .values({
      keyHash,
      passCodeHash: passCodeHashOf(activationKey, passCode),
      ...person,
      sought: soughtIn(person),
      classId,
      code,
      bookingId,
      triesLeft: triesPerPassCode,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      memberId: null,
      revokedAt: null,
      renewsMemberId: renewsMemberId ?? null,
    })
    .execute();
  return keyHash;
}

export const invitationByKey = (db: Kysely<Database>, activationKey: string): Promise<Invitation | undefined> =>
  db.selectFrom('invitations').selectAll().where('keyHash', '=', hashOf(activationKey)).executeTakeFirst();

/** Before the code is compared, so that parallel guesses cannot share one. */
export const spendTry = (db: Kysely<Database>, activationKey: string): Promise<Invitation | undefined> =>
  db
    .updateTable('invitations')
    .set(({ eb }) => ({ triesLeft: eb('triesLeft', '-', 1) }))
    .where('keyHash', '=', hashOf(activationKey))
    .where('triesLeft', '>', 0)
    .returningAll()
    .executeTakeFirst();

export const restoreTries = (db: Kysely<Database>, keyHash: string) =>
  db.updateTable('invitations').set({ triesLeft: triesPerPassCode }).where('keyHash', '=', keyHash).execute();

export const hasPassCode = (invitation: Invitation, activationKey: string, passCode: string): boolean =>
  invitation.passCodeHash === passCodeHashOf(activationKey, passCode);

export const setPassCode = (db: Kysely<Database>, activationKey: string, passCode: string) =>
  db
    .updateTable('invitations')
    .set({ passCodeHash: passCodeHashOf(activationKey, passCode), triesLeft: triesPerPassCode })
    .where('keyHash', '=', hashOf(activationKey))
    .execute();
