import type { Kysely } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { erasedEmails, type Member, memberById } from '../../security/accounts.ts';

export const memberStore: Store<Member> = {
  read: memberById,
  lock: (transaction, id, version) =>
    lockRows(
      transaction,
      transaction
        .selectFrom('members')
        .select('id')
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
    ),
  raise: (transaction, id) =>
    transaction
      .updateTable('members')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  subjectOf: ({ email }) => email,
  lastAuthor: (db, { email }) => lastAuthorOf(db, email),
};

export const memberPage = (db: Kysely<Database>, words: string, request: PageRequest): Promise<Page<Member>> =>
  foundPage(
    db.selectFrom('members').selectAll().where('email', 'not like', erasedEmails).orderBy('email'),
    words,
    ({ email, fullname, company }) => `${email} ${fullname} ${company}`,
    request,
  );

/** Also those that are cancelled; the latest first. */
export const classesOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['classes.id', 'classes.name', 'classes.startsAt', 'classes.endsAt', 'classes.timeZone'])
    .select([
      'classes.localStart',
      'classes.state',
      'classes.seatsLeft',
      'classes.venue',
      'classes.meetingLink',
      'enrolments.createdAt as enrolledAt',
    ])
    .where('enrolments.memberId', '=', memberId)
    .orderBy('classes.startsAt', 'desc')
    .execute();
