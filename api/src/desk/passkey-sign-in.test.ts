import { expect, test } from 'vitest';
import { staffByEmail } from '../resources/staff/table.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addTestPasskey } from '../testing/test-passkey.ts';

const minute = 60_000;

async function createSite(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const { db, desk } = testDesk;
  const { id = '' } = (await staffByEmail(db, 'trainer@example.com')) ?? {};
  const answerTo = await addTestPasskey(db, id, testDeskOrigin);
  const challenge = async (): Promise<string> => (await desk('POST', '/passkey-sign-in/options')).body.challenge;
  const signIn = async (response: object) => (await desk('POST', '/passkey-sign-in', { body: { response } })).status;
  const spent = () => db.selectFrom('spentTokens').selectAll().execute();
  return { ...testDesk, answerTo, challenge, signIn, spent };
}

onEachEngine((engine) => {
  test('sign-in with a passkey: in once for each challenge, also when an answer comes twice at once', async () => {
    const { answerTo, challenge, signIn, spent } = await createSite({ engine });
    const answer = answerTo(await challenge());

    expect((await Promise.all([signIn(answer), signIn(answer)])).toSorted()).toEqual([200, 403]);
    expect(await signIn(answer)).toBe(403);
    expect(await signIn(answerTo(await challenge()))).toBe(200);
    expect(await spent()).toHaveLength(2);
  });
});

test('challenges asked for without end: nothing is kept, and a passkey on the same address gets in', {
  tags: ['all'],
}, async () => {
  const { answerTo, challenge, signIn, spent } = await createSite();
  for (let count = 0; count < 1300; count++) await challenge();
  const changed = answerTo(await challenge());
  changed.response.signature = changed.response.authenticatorData;

  expect(await signIn(changed)).toBe(403);
  expect(await spent()).toEqual([]);
  expect(await signIn(answerTo(await challenge()))).toBe(200);
});

test('challenge that is too old, of another purpose, changed or invented: no sign-in', async () => {
  const { answerTo, challenge, clock, desk, signIn, signInAs, spent } = await createSite();
  const old = await challenge();
  clock.advance(5 * minute);
  const token = await signInAs('owner');
  const ofAnother = (await desk('POST', '/passkeys/options', { token })).body.challenge;
  const fresh = Buffer.from(await challenge(), 'base64url');
  fresh[0] = (fresh[0] ?? 0) ^ 1;

  for (const bad of [old, ofAnother, fresh.toString('base64url'), 'dGVzdA', ''])
    expect(await signIn(answerTo(bad))).toBe(403);
  expect(await spent()).toEqual([]);
});
