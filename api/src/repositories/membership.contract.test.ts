import { describe, expect, test } from 'vitest';
import { createTestClock, hour, minute } from '../testing/test-clock.ts';
import { engines, openTestEngine } from '../testing/test-engines.ts';
import { addTestMembers, testClass, testMember } from '../testing/test-rows.ts';
import { createEnrolmentRepository } from './enrolment-repository.ts';
import { createGuessRepository } from './guess-repository.ts';
import { createInvitationRepository, type Invitation } from './invitation-repository.ts';
import { createMailRepository } from './mail-repository.ts';
import { createMemberRepository } from './member-repository.ts';
import { createSessionRepository } from './session-repository.ts';

const testInvitation = {
  activationKey: 'test-key',
  passCode: '123456',
  email: ' Newcomer@Example.com ',
  fullname: 'Test Newcomer',
  classId: 'test-class',
  expiresAt: new Date('2027-01-01T00:00:00.000Z'),
};

async function openWithClass(engine: (typeof engines)[number], seatsLeft: number) {
  const db = await openTestEngine(engine);
  await db.insertInto('classes').values(testClass({ seatsLeft })).execute();
  const clock = createTestClock();
  const seatsLeftNow = async () =>
    (await db.selectFrom('classes').select('seatsLeft').executeTakeFirstOrThrow()).seatsLeft;
  const enrolled = () => db.selectFrom('enrolments').selectAll().execute();
  return { db, clock, enrolments: createEnrolmentRepository(db, clock.read), seatsLeftNow, enrolled };
}

describe.each(engines)('on %s', (engine) => {
  test('a hundred rivals for the last seat: exactly one gets it', async () => {
    const { db, enrolments, seatsLeftNow, enrolled } = await openWithClass(engine, 1);
    const rivals = await addTestMembers(db, 100);
    const results = await Promise.all(rivals.map((id) => enrolments.enrol(id, 'test-class')));
    expect(results.filter((result) => result === 'enrolled')).toHaveLength(1);
    expect(results.filter((result) => result === 'no seat')).toHaveLength(99);
    expect(await seatsLeftNow()).toBe(0);
    expect(await enrolled()).toHaveLength(1);
  });

  test('a hundred rivals for ten seats: ten get one', async () => {
    const { db, enrolments, seatsLeftNow, enrolled } = await openWithClass(engine, 10);
    const rivals = await addTestMembers(db, 100);
    const results = await Promise.all(rivals.map((id) => enrolments.enrol(id, 'test-class')));
    expect(results.filter((result) => result === 'enrolled')).toHaveLength(10);
    expect(await seatsLeftNow()).toBe(0);
    expect(await enrolled()).toHaveLength(10);
  });

  test('one member asks twenty times at once: one seat', async () => {
    const { db, enrolments, seatsLeftNow, enrolled } = await openWithClass(engine, 10);
    await addTestMembers(db, 1);
    const asked = Array.from({ length: 20 }, () => enrolments.enrol('test-rival-0', 'test-class'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['enrolled']));
    expect(await seatsLeftNow()).toBe(9);
    expect(await enrolled()).toHaveLength(1);
  });

  test('who has the last seat is still enrolled when asking again', async () => {
    const { db, enrolments } = await openWithClass(engine, 1);
    await addTestMembers(db, 1);
    expect(await enrolments.enrol('test-rival-0', 'test-class')).toBe('enrolled');
    expect(await enrolments.enrol('test-rival-0', 'test-class')).toBe('enrolled');
    expect(await enrolments.enrol('test-rival-0', 'nothing')).toBe('unknown class');
  });

  test('an invitation is found by its key, whatever the case of its address was', async () => {
    const db = await openTestEngine(engine);
    const invitations = createInvitationRepository(db, createTestClock().read);
    await invitations.create(testInvitation);
    expect(await invitations.byKey('test-key')).toMatchObject({ email: 'newcomer@example.com', memberId: null });
    expect(await invitations.byKey('other-key')).toBeUndefined();
  });

  test('ten parallel guesses of a pass code spend five tries', async () => {
    const db = await openTestEngine(engine);
    const invitations = createInvitationRepository(db, createTestClock().read);
    await invitations.create(testInvitation);
    const tries = await Promise.all(Array.from({ length: 10 }, () => invitations.spendTry('test-key')));
    expect(tries.filter((invitation) => invitation === undefined)).toHaveLength(5);
    expect((await invitations.byKey('test-key'))?.triesLeft).toBe(0);
  });

  test('ten parallel activations make one member', async () => {
    const db = await openTestEngine(engine);
    const invitations = createInvitationRepository(db, createTestClock().read);
    await invitations.create(testInvitation);
    const invitation = (await invitations.byKey('test-key')) as Invitation;
    const ids = await Promise.all(Array.from({ length: 10 }, () => invitations.accept(invitation, 'test-hash')));
    const members = await db.selectFrom('members').selectAll().execute();
    expect(ids.filter((id) => id !== undefined)).toEqual(members.map(({ id }) => id));
    expect(members).toHaveLength(1);
    expect((await invitations.byKey('test-key'))?.memberId).toBe(members[0]?.id);
  });

  test('members are found by id and by address; their classes by start', async () => {
    const { db, enrolments } = await openWithClass(engine, 10);
    await db.insertInto('members').values(testMember('test-member')).execute();
    await enrolments.enrol('test-member', 'test-class');
    const members = createMemberRepository(db);
    expect(await members.byEmail('TEST-member@example.com')).toEqual(testMember('test-member'));
    expect(await members.byId('test-member')).toEqual(testMember('test-member'));
    expect((await members.classesOf('test-member')).map(({ id }) => id)).toEqual(['test-class']);
  });

  test('a session lives 30 idle minutes and twelve hours in all', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    await db.insertInto('members').values(testMember('test-member')).execute();
    const sessions = createSessionRepository(db, clock.read);
    const idle = await sessions.open('test-member');
    clock.advance(30 * minute - 1);
    expect(await sessions.memberOf(idle)).toBe('test-member');
    clock.advance(30 * minute);
    expect(await sessions.memberOf(idle)).toBeUndefined();
    const long = await sessions.open('test-member');
    for (let half = 1; half < 48; half++) {
      clock.advance(15 * minute);
      await sessions.memberOf(long);
    }
    expect(await sessions.memberOf(long)).toBe('test-member');
    clock.advance(12 * hour - 47 * 15 * minute);
    expect(await sessions.memberOf(long)).toBeUndefined();
  });

  test('a session from before a clock was set back has ended', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    await db.insertInto('members').values(testMember('test-member')).execute();
    const sessions = createSessionRepository(db, clock.read);
    const token = await sessions.open('test-member');
    clock.advance(-minute);
    expect(await sessions.memberOf(token)).toBe('test-member');
    clock.advance(-hour);
    expect(await sessions.memberOf(token)).toBeUndefined();
  });

  test('sign-out ends one session, a new password ends all', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    await db.insertInto('members').values(testMember('test-member')).execute();
    const sessions = createSessionRepository(db, clock.read);
    const [one, two, three] = [
      await sessions.open('test-member'),
      await sessions.open('test-member'),
      await sessions.open('test-member'),
    ];
    await sessions.end(one);
    expect(await sessions.memberOf(one)).toBeUndefined();
    expect(await sessions.memberOf(two)).toBe('test-member');
    await createMemberRepository(db).changePassword('test-member', 'test-hash');
    expect(await sessions.memberOf(two)).toBeUndefined();
    expect(await sessions.memberOf(three)).toBeUndefined();
    expect((await createMemberRepository(db).byId('test-member'))?.passwordHash).toBe('test-hash');
  });

  test('an invitation that renews a password ends the sign-ins and is used once', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    await db.insertInto('members').values(testMember('test-member')).execute();
    const sessions = createSessionRepository(db, clock.read);
    const token = await sessions.open('test-member');
    const invitations = createInvitationRepository(db, clock.read);
    await invitations.create({ ...testInvitation, renewsMemberId: 'test-member' });
    const invitation = (await invitations.byKey('test-key')) as Invitation;
    const ids = await Promise.all([invitations.accept(invitation, 'hash-1'), invitations.accept(invitation, 'hash-2')]);
    expect(ids.filter((id) => id !== undefined)).toEqual(['test-member']);
    expect(await sessions.memberOf(token)).toBeUndefined();
    expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(1);
  });

  test('guesses wait twice as long each time, an hour at most, and are forgotten after a day', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    const guesses = createGuessRepository(db, clock.read, 1);
    const seconds: number[] = [];
    await guesses.take('test');
    for (let guess = 0; guess < 14; guess++) {
      await guesses.take('test');
      const wait = await guesses.take('test');
      seconds.push(wait / 1000);
      clock.advance(wait);
    }
    expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
    clock.advance(25 * hour);
    expect(await guesses.take('test')).toBe(0);
    expect(await guesses.take('test')).toBe(0);
  });

  test('parallel guesses of one account share the free ones', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    const guesses = createGuessRepository(db, clock.read, 3);
    const waits = await Promise.all(Array.from({ length: 20 }, () => guesses.take('test')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  });

  test('a clock that is set back shuts no account out', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    const guesses = createGuessRepository(db, clock.read, 0);
    await guesses.take('test');
    expect(await guesses.take('test')).toBe(1000);
    clock.advance(-hour);
    expect(await guesses.take('test')).toBe(0);
  });

  test('mails come newest first', async () => {
    const { db, clock } = await openWithClass(engine, 1);
    const mails = createMailRepository(db, clock.read);
    const mail = { sender: 'a@example.com', recipient: 'b@example.com', text: 'Test', html: '' };
    await mails.add({ ...mail, subject: 'first' });
    clock.advance(minute);
    await mails.add({ ...mail, subject: 'second' });
    const [newest, oldest] = await mails.newest(10);
    expect([newest?.subject, oldest?.subject]).toEqual(['second', 'first']);
    expect(await mails.byId(newest?.id ?? '')).toEqual(newest);
  });
});
