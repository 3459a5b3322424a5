import { expect, test } from 'vitest';
import { createTestClock, hour, minute } from '../testing/test-clock.ts';
import { type Engine, onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { testMember } from '../testing/test-rows.ts';
import { memberByEmail, memberById, setPassword } from './accounts.ts';
import { createGuessRepository } from './guess-repository.ts';
import { createSessionRepository } from './session-repository.ts';

async function openWithMember(engine: Engine) {
  const db = await openTestEngine(engine);
  await db.insertInto('members').values(testMember('test-member')).execute();
  return { db, clock: createTestClock() };
}

onEachEngine((engine) => {
  test('members are found by id and by address', async () => {
    const { db } = await openWithMember(engine);
    expect(await memberByEmail(db, 'TEST-member@example.com')).toMatchObject(testMember('test-member'));
    expect(await memberById(db, 'test-member')).toMatchObject(testMember('test-member'));
  });

  test('a session lives 30 idle minutes and twelve hours in all', async () => {
    const { db, clock } = await openWithMember(engine);
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
    const { db, clock } = await openWithMember(engine);
    const sessions = createSessionRepository(db, clock.read);
    const token = await sessions.open('test-member');
    clock.advance(-minute);
    expect(await sessions.memberOf(token)).toBe('test-member');
    clock.advance(-hour);
    expect(await sessions.memberOf(token)).toBeUndefined();
  });

  test('sign-out ends one session, a new password ends all', async () => {
    const { db, clock } = await openWithMember(engine);
    const sessions = createSessionRepository(db, clock.read);
    const [one, two, three] = [
      await sessions.open('test-member'),
      await sessions.open('test-member'),
      await sessions.open('test-member'),
    ];
    await sessions.end(one);
    expect(await sessions.memberOf(one)).toBeUndefined();
    expect(await sessions.memberOf(two)).toBe('test-member');
    await setPassword(db, 'test-member', 'test-hash');
    expect(await sessions.memberOf(two)).toBeUndefined();
    expect(await sessions.memberOf(three)).toBeUndefined();
    expect((await memberById(db, 'test-member'))?.passwordHash).toBe('test-hash');
  });

  test('guesses wait twice as long each time, an hour at most, and are forgotten after a day', async () => {
    const { db, clock } = await openWithMember(engine);
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
    const { db, clock } = await openWithMember(engine);
    const guesses = createGuessRepository(db, clock.read, 3);
    const waits = await Promise.all(Array.from({ length: 20 }, () => guesses.take('test')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  });

  test('a clock that is set back shuts no account out', async () => {
    const { db, clock } = await openWithMember(engine);
    const guesses = createGuessRepository(db, clock.read, 0);
    await guesses.take('test');
    expect(await guesses.take('test')).toBe(1000);
    clock.advance(-hour);
    expect(await guesses.take('test')).toBe(0);
  });
});
