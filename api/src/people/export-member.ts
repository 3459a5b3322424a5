import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Member } from '../repositories/member-repository.ts';

/** Everything that is kept of a member, without passwords, keys and their hashes. */
export async function exportMember(db: Kysely<Database>, { id, email, fullname, createdAt }: Member) {
  const enrolments = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['classes.id as classId', 'classes.name', 'classes.startsAt', 'classes.timeZone'])
    .select('enrolments.createdAt as enrolledAt')
    .where('enrolments.memberId', '=', id)
    .orderBy('enrolments.createdAt')
    .execute();
  const partnerEnrolments = await db
    .selectFrom('partnerEnrolments')
    .select(['classId', 'partnerKey', 'campaign', 'createdAt'])
    .where('memberId', '=', id)
    .orderBy('createdAt')
    .execute();
  const waiting = await db.selectFrom('waiting').select(['classId', 'createdAt']).where('memberId', '=', id).execute();
  const attendance = await db
    .selectFrom('attendance')
    .select(['classId', 'session'])
    .where('memberId', '=', id)
    .orderBy('classId')
    .orderBy('session')
    .execute();
  const signIns = await db
    .selectFrom('sessions')
    .select(['createdAt', 'usedAt'])
    .where('memberId', '=', id)
    .orderBy('createdAt')
    .execute();
  const devices = await db
    .selectFrom('devices')
    .select('usedAt')
    .where('memberId', '=', id)
    .orderBy('usedAt')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['email', 'fullname', 'classId', 'createdAt', 'expiresAt', 'revokedAt'])
    .where(({ or, eb }) => or([eb('email', '=', email), eb('memberId', '=', id), eb('renewsMemberId', '=', id)]))
    .orderBy('createdAt')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['createdAt', 'subject', 'sentAt'])
    .where(({ eb, fn }) => eb(fn('lower', ['recipient']), '=', email))
    .orderBy('createdAt')
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['createdAt', 'name', 'email', 'text', 'state', 'answer', 'classId', 'partnerKey', 'campaign'])
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
    .orderBy('createdAt')
    .execute();
  const auditLog = await db
    .selectFrom('auditLog')
    .select(['at', 'action', 'detail'])
    .where(({ eb, fn }) => eb(fn('lower', ['subject']), '=', email))
    .where('action', 'not like', 'staff%')
    .orderBy('at')
    .execute();
  return {
    member: { id, email, fullname, createdAt },
    enrolments,
    partnerEnrolments,
    waiting,
    attendance,
    signIns,
    devices,
    invitations,
    mails,
    messages,
    auditLog,
  };
}
