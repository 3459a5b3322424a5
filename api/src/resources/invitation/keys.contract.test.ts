import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { noStaff } from '../../core/audit.ts';
import { perform } from '../../core/perform.ts';
import type { Database } from '../../database/schema.ts';
import { createSessionRepository } from '../../security/session-repository.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { onEachEngine, openTestEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';
import { accept } from './accept.ts';
import { insertInvitation, invitationByKey, spendTry } from './keys.ts';
import { type Invitation, invitationId } from './table.ts';

const testInvitation = {
  activationKey: 'test-key',
  passCode: '123456',
  email: ' Newcomer@Example.com ',
  fullname: 'Test Newcomer',
  classId: 'test-class',
  expiresAt: new Date('2027-01-01T00:00:00.000Z'),
};

async function acceptOn(db: Kysely<Database>, invitation: Invitation | undefined, passwordHash: string) {
  const id = invitationId(invitation ?? { keyHash: '' });
  const outcome = await perform(createContext(db, {}), accept, { id }, { passwordHash }, noStaff);
  return outcome.kind === 'done' ? outcome.record.memberId : undefined;
}

onEachEngine((engine) => {
  test('an invitation is found by its key, whatever the case of its address was', async () => {
    const db = await openTestEngine(engine);
    await insertInvitation(db, testInvitation, createTestClock().read());
    expect(await invitationByKey(db, 'test-key')).toMatchObject({ email: 'newcomer@example.com', memberId: null });
    expect(await invitationByKey(db, 'other-key')).toBeUndefined();
  });

  test('ten parallel guesses of a pass code spend five tries', async () => {
    const db = await openTestEngine(engine);
    await insertInvitation(db, testInvitation, createTestClock().read());
    const tries = await Promise.all(Array.from({ length: 10 }, () => spendTry(db, 'test-key')));
    expect(tries.filter((invitation) => invitation === undefined)).toHaveLength(5);
    expect((await invitationByKey(db, 'test-key'))?.triesLeft).toBe(0);
  });

  test('ten parallel activations make one member', async () => {
    const db = await openTestEngine(engine);
    await insertInvitation(db, testInvitation, createTestClock().read());
    const invitation = await invitationByKey(db, 'test-key');
    const ids = await Promise.all(Array.from({ length: 10 }, () => acceptOn(db, invitation, 'test-hash')));
    const members = await db.selectFrom('members').selectAll().execute();
    expect(ids.filter((id) => id !== undefined)).toEqual(members.map(({ id }) => id));
    expect(members).toHaveLength(1);
    expect((await invitationByKey(db, 'test-key'))?.memberId).toBe(members[0]?.id);
  });

  test('an invitation that renews a password ends the sign-ins and is used once', async () => {
    const db = await openTestEngine(engine);
    const clock = createTestClock();
    await db.insertInto('members').values(testMember('test-member')).execute();
    const sessions = createSessionRepository(db, clock.read);
    const token = await sessions.open('test-member');
    await insertInvitation(db, { ...testInvitation, renewsMemberId: 'test-member' }, clock.read());
    const invitation = await invitationByKey(db, 'test-key');
    const ids = await Promise.all([acceptOn(db, invitation, 'hash-1'), acceptOn(db, invitation, 'hash-2')]);
    expect(ids.filter((id) => id !== undefined)).toEqual(['test-member']);
    expect(await sessions.memberOf(token)).toBeUndefined();
    expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(1);
  });
});
