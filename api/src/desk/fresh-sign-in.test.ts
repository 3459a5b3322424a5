import { expect, test } from 'vitest';
import { staffByEmail } from '../resources/staff/table.ts';
import { createTestDesk, type DeskTestRequest } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addPersonWithCodes, codeOf, testPassword } from '../testing/test-sign-ins.ts';

const minute = 60_000;
const email = 'person@example.com';
const asked = 'Who can sign in, and how, is changed within five minutes of a sign-in. Please sign in again.';

async function createOwner(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const { db, desk } = testDesk;
  const { cookie = '', secret } = await addPersonWithCodes(testDesk);
  const { id } = await db
    .updateTable('staff')
    .set({ role: 'owner' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: trainer = '' } = (await staffByEmail(db, 'trainer@example.com')) ?? {};
  const signIn = (token: string) =>
    desk('POST', '/sign-in', { token, body: { email, password: testPassword, code: codeOf(secret, testDesk) } });
  const person = { email: 'other@example.com', fullname: 'Test', role: 'owner' };
  const changes: [Parameters<typeof desk>[0], string, DeskTestRequest][] = [
    ['POST', '/recovery-codes', {}],
    ['POST', '/passkeys/options', {}],
    ['POST', '/passkeys', { body: { name: 'Test', response: {} } }],
    ['DELETE', '/passkeys/none', {}],
    ['POST', '/staff', { body: { data: person } }],
    ['POST', `/staff/${id}/link`, { body: { link: 'shown' } }],
    ['PUT', `/staff/${trainer}`, { body: { data: { role: 'editor' } } }],
    ['POST', `/staff/${trainer}/remove`, {}],
  ];
  const ways = () =>
    Promise.all([
      db.selectFrom('staff').select(['id', 'role', 'passwordHash', 'totpSecret']).execute(),
      db.selectFrom('staffPasskeys').select('id').execute(),
      db.selectFrom('staffRecoveryCodes').select('codeHash').orderBy('codeHash').execute(),
      db.selectFrom('staffLinks').select('keyHash').execute(),
    ]);
  return { ...testDesk, changes, cookie, signIn, ways };
}

onEachEngine((engine) => {
  test('sign-in of more than five minutes ago, although it is used: no way to sign in is added or replaced, and nobody’s role', async () => {
    const { changes, clock, cookie: token, desk, ways } = await createOwner({ engine });
    const before = await ways();
    clock.advance(3 * minute);
    await desk('GET', '/account', { token });
    clock.advance(2 * minute);

    for (const [method, path, request] of changes)
      expect([path, await desk(method, path, { ...request, token })]).toMatchObject([
        path,
        { status: 403, sentence: asked, body: { next: 'sign in' } },
      ]);
    expect(await ways()).toEqual(before);
  });

  test('the same calls with ?dry=1: refused where nothing is tried out, and nothing has changed', async () => {
    const { changes, clock, cookie: token, desk, ways } = await createOwner({ engine });
    const before = await ways();
    clock.advance(5 * minute);

    const statuses: number[] = [];
    for (const [method, path, request] of changes)
      statuses.push((await desk(method, `${path}?dry=1`, { ...request, token })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 200, 200, 200, 200]);
    expect(await ways()).toEqual(before);
  });

  test('the same person, signed in again: each is done, and the sign-in before has ended', async () => {
    const { changes, clock, cookie = '', desk, signIn } = await createOwner({ engine });
    clock.advance(10 * minute);
    const { cookie: token } = await signIn(cookie);

    const statuses: number[] = [];
    for (const [method, path, request] of changes)
      statuses.push((await desk(method, path, { ...request, token })).status);
    expect(statuses).toEqual([200, 200, 422, 409, 200, 200, 200, 200]);
    expect((await desk('GET', '/sign-ins', { token: cookie })).status).toBe(401);
    expect((await desk('GET', '/sign-ins', { token })).body.rows).toHaveLength(1);
  });
});

test('mail of an invitation, shown before it is sent: also later', async () => {
  const { clock, cookie: token, desk } = await createOwner();
  clock.advance(10 * minute);

  const body = { data: { email: 'other@example.com', fullname: 'Test', role: 'editor' } };
  expect((await desk('POST', '/staff?dry=1', { token, body })).status).toBe(200);
});

test('person without one-time codes: no recovery codes', async () => {
  const { db, desk } = await createTestDesk();
  const { cookie: token } = await desk('POST', '/sign-in', {
    body: { email: 'trainer@example.com', password: 'trainer123', code: '' },
  });

  expect(await desk('POST', '/recovery-codes', { token })).toMatchObject({
    status: 409,
    sentence: 'Recovery codes take the place of one-time codes, which you do not use.',
  });
  expect(await db.selectFrom('staffRecoveryCodes').selectAll().execute()).toEqual([]);
  expect((await desk('GET', '/account', { token })).body.account.hasOneTimeCodes).toBe(false);
});
