import type { Kysely } from 'kysely';
import { dataOf } from '../../core/fields.ts';
import type { Database } from '../../database/schema.ts';
import { readableSessions } from '../../schedule/session-ids.ts';
import { addressesOf, type Member } from '../../security/accounts.ts';
import { memberFields } from './fields.ts';

export async function exportMember(db: Kysely<Database>, member: Member) {
  const { id, createdAt, formerEmails } = member;
  const addresses = await addressesOf(db, member);
  return {
    member: { id, createdAt, ...dataOf(memberFields, member), formerEmails: formerEmails.split('\n').filter(Boolean) },
    ...(await placesOf(db, id, addresses)),
    ...(await signInsOf(db, id)),
    ...(await correspondenceOf(db, id, addresses)),
  };
}

async function placesOf(db: Kysely<Database>, id: string, addresses: string[]) {
  const enrolments = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['classes.id as classId', 'classes.name', 'classes.startsAt', 'classes.timeZone'])
    .select('enrolments.createdAt as enrolledAt')
    .where('enrolments.memberId', '=', id)
    .orderBy('enrolments.createdAt')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where(({ eb, fn, or }) => or([eb('memberId', '=', id), eb(fn('lower', ['contactEmail']), 'in', addresses)]))
    .orderBy('bookedAt')
    .execute();
  const partnerEnrolments = await db
    .selectFrom('partnerEnrolments')
    .select(['classId', 'partnerKey', 'campaign', 'fields', 'page', 'createdAt'])
    .where('memberId', '=', id)
    .orderBy('createdAt')
    .execute();
  const waiting = await db
    .selectFrom('waiting')
    .select(['classId', 'createdAt', 'code', 'partnerKey', 'campaign', 'fields', 'page'])
    .where('memberId', '=', id)
    .execute();
  return {
    enrolments,
    bookings: bookings.map(({ memberId: _, version: __, ...booking }) => booking),
    partnerEnrolments,
    waiting,
    attendance: await attendanceOf(db, id),
  };
}

async function attendanceOf(db: Kysely<Database>, memberId: string) {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('classes', 'classes.id', 'attendance.classId')
    .select(['classId', 'session', 'startsAt', 'timeZone', 'pattern', 'sessionIds'])
    .where('memberId', '=', memberId)
    .orderBy('classId')
    .orderBy('session')
    .execute();
  return rows.map(({ classId, session, ...times }) => ({
    classId,
    day: readableSessions(times).find(({ id }) => id === session)?.day ?? '',
  }));
}

async function signInsOf(db: Kysely<Database>, id: string) {
  const signIns = await db
    .selectFrom('sessions')
    .select(['createdAt', 'usedAt'])
    .where('memberId', '=', id)
    .orderBy('createdAt')
    .execute();
  const devices = await db
    .selectFrom('knownDevices')
    .select('usedAt')
    .where('ownerId', '=', id)
    .orderBy('usedAt')
    .execute();
  return { signIns, devices };
}

async function correspondenceOf(db: Kysely<Database>, id: string, addresses: string[]) {
  const invitations = await db
    .selectFrom('invitations')
    .select(['email', 'fullname', 'classId', 'createdAt', 'expiresAt', 'revokedAt'])
    .where(({ or, eb }) => or([eb('email', 'in', addresses), eb('memberId', '=', id), eb('renewsMemberId', '=', id)]))
    .orderBy('createdAt')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['createdAt', 'subject', 'sentAt'])
    .where(({ eb, fn }) => eb(fn('lower', ['recipient']), 'in', addresses))
    .orderBy('createdAt')
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['createdAt', 'name', 'email', 'text', 'state', 'answer', 'classId', 'partnerKey', 'campaign'])
    .where(({ eb, fn }) => eb(fn('lower', ['email']), 'in', addresses))
    .orderBy('createdAt')
    .execute();
  const auditLog = await db
    .selectFrom('auditLog')
    .select(['at', 'action', 'detail'])
    .where(({ eb, fn }) => eb(fn('lower', ['subject']), 'in', addresses))
    .where('action', 'not like', 'staff%')
    .orderBy('at')
    .execute();
  return { invitations, mails, messages, auditLog };
}
