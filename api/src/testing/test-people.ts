import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { testClass, testMember } from './test-rows.ts';

/** Three members, an open class, and a full one in which the first has a seat and the second waits. */
export async function addPeople(db: Kysely<Database>) {
  const start = { startsAt: '2099-12-03T17:30:00.000Z', localStart: '2099-12-03T18:30:00+01:00' };
  const times = { ...start, pattern: '5 x 2 h, Thu 18:30' };
  await db
    .insertInto('classes')
    .values([
      testClass({ ...times, id: 'test-open' }),
      testClass({ ...times, id: 'test-full', seatsTotal: 1, seatsLeft: 0 }),
    ])
    .execute();
  await db.insertInto('members').values(['test-first', 'test-second', 'test-third'].map(testMember)).execute();
  await fillClass(db, 'test-full');
  const used = { memberId: 'test-first', usedAt: new Date().toISOString() };
  await db
    .insertInto('sessions')
    .values({ ...used, tokenHash: 'test-session', createdAt: used.usedAt })
    .execute();
  await db
    .insertInto('knownDevices')
    .values({ ownerId: 'test-first', usedAt: used.usedAt, tokenHash: 'test-device' })
    .execute();
}

export async function fillClass(db: Kysely<Database>, classId: string) {
  const at = { classId, createdAt: '2026-11-02T08:00:00.000Z' };
  await db
    .insertInto('enrolments')
    .values({ ...at, memberId: 'test-first' })
    .execute();
  await db
    .insertInto('waiting')
    .values({ ...at, memberId: 'test-second' })
    .execute();
}
