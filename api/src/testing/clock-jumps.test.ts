import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { signIn, testActivation, testLogin } from './test-calls.ts';
import { hour } from './test-clock.ts';
import { createTestDesk } from './test-desk.ts';
import { onEachEngine } from './test-engines.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };
const testMessage = {
  lib_version: '1',
  user_id: '1',
  service_id: '1',
  template_id: 'test',
  template_params: { fullName: 'Test Visitor', email: 'visitor@example.com', message: 'Test' },
};

const jumps = [
  ['an hour', hour],
  ['a day', 24 * hour],
  ['a year', 365 * 24 * hour],
] as const;

onEachEngine((engine) => {
  test.each(
    jumps.flatMap(([name, length]) => [[`${name} forward`, length] as const, [`${name} back`, -length] as const]),
  )('clock that jumps %s, and is right again: who was in signs in again, nobody waits', async (_, jump) => {
    const testDesk = await createTestDesk({ engine });
    const { api, call, clock, desk, db } = testDesk;
    const signInsOf = async (cookie: string) =>
      (await call(ownCallPaths.getSignInList, { cookie })).tbl[0].r.map(({ here }: { here: boolean }) => here);
    const guess = () => call(callPaths.login, { ...testLogin, pwd: 'test-wrong-1' });
    const works = async () => {
      const [member, person] = [await signIn(testDesk), await desk('POST', '/sign-in', { body: trainer })];
      expect(await signInsOf(member)).toEqual([true]);
      expect((await desk('GET', '/sign-ins', { token: person.cookie })).body.rows).toHaveLength(1);
      expect((await call(callPaths.getClassList, listRequest)).err).toEqual([]);
      const sent = await api.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: testMessage });
      expect(sent.body).toBe('OK');
      return { member, person };
    };
    const isOver = async ({ member, person }: Awaited<ReturnType<typeof works>>) => {
      expect(await signInsOf(member)).toEqual([]);
      expect((await desk('GET', '/sign-ins', { token: person.cookie })).status).toBe(401);
    };
    const before = await works();
    for (let guesses = 0; guesses < 7; guesses++) await guess();

    clock.advance(jump);
    await isOver(before);
    const meanwhile = await works();
    for (let guesses = 0; guesses < 7; guesses++) await guess();
    clock.advance(2 * hour - jump);
    await isOver(meanwhile);
    await works();

    expect((await call(callPaths.passreg, testActivation)).err).toEqual([]);
    expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(3);
  });
});
