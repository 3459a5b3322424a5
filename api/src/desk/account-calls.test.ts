import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { perform } from '../core/perform.ts';
import { addPasskey } from '../resources/staff/own-sign-in.ts';
import { staffByEmail } from '../resources/staff/table.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { addTestPasskey } from '../testing/test-passkey.ts';

const email = 'trainer@example.com';

async function createAccount() {
  const testDesk = await createTestDesk();
  const { db, desk, sessions } = testDesk;
  const { id = '' } = (await staffByEmail(db, email)) ?? {};
  await addTestPasskey(db, id, testDeskOrigin);
  const passkey = await db.selectFrom('staffPasskeys').selectAll().executeTakeFirstOrThrow();
  const place = { address: '192.0.2.1', browser: 'Test browser' };
  const token = await sessions.open(id, place);
  await sessions.open(id, place);
  const of = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
    (await desk(method, path, { token, ...(body && { body }) })).status;
  const [other] = (await desk('GET', '/sign-ins', { token })).body.rows.filter(({ here }: { here: boolean }) => !here);
  const kept = () =>
    Promise.all([
      db.selectFrom('staffPasskeys').select('id').execute(),
      db.selectFrom('staffRecoveryCodes').select('codeHash').execute(),
      db.selectFrom('knownDevices').select('tokenHash').execute(),
      db.selectFrom('staffSessions').select('id').orderBy('id').execute(),
    ]);
  const lines = () =>
    db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute();
  const useCodes = (totpSecret: string) => db.updateTable('staff').set({ totpSecret }).where('id', '=', id).execute();
  const makeCodes = () => useCodes('TESTTEST').then(() => of('POST', '/recovery-codes'));
  const acts = [
    makeCodes,
    () => of('DELETE', `/passkeys/${passkey.id}`),
    () => of('DELETE', `/sign-ins/${other.id}`),
    () => of('POST', '/sign-ins/end-others'),
    () => of('POST', '/sign-out'),
    () => useCodes('').then(() => of('POST', '/sign-in', { email, password: 'trainer123', code: '' })),
  ];
  return { ...testDesk, acts, id, kept, lines, makeCodes, of, passkey };
}

test('own ways to sign in: changed with a line in the audit log, or not at all', async () => {
  const { acts, db, kept, lines } = await createAccount();
  const before = await kept();
  await sql`create trigger full before insert on audit_log begin select raise(abort, 'full'); end`.execute(db);
  for (const act of acts) expect(await act()).toBe(500);
  expect(await kept()).toEqual(before);
  expect(await lines()).toEqual([]);

  await sql`drop trigger full`.execute(db);
  for (const act of acts) expect(await act()).toBe(200);

  const own = { email, subject: '', detail: '' };
  expect(await lines()).toEqual([
    { ...own, action: 'recovery codes made' },
    { ...own, action: 'passkey removed' },
    { ...own, action: 'sign-in ended' },
    { ...own, action: 'sign-in ended', detail: 'all others' },
    { ...own, action: 'sign-out' },
    { ...own, action: 'sign-in', detail: 'password' },
  ]);
});

test('only way to sign in: not removed', async () => {
  const { db, id, of, passkey } = await createAccount();
  await db.updateTable('staff').set({ passwordHash: '' }).where('id', '=', id).execute();

  expect(await of('DELETE', `/passkeys/${passkey.id}`)).toBe(409);
  expect(await db.selectFrom('staffPasskeys').select('id').execute()).toHaveLength(1);
});

test('another way to sign in: the person is told by mail of a passkey and of recovery codes', async () => {
  const { db, id, makeCodes } = await createAccount();
  await db.deleteFrom('mails').execute();
  expect(await makeCodes()).toBe(200);
  const context = { ...createContext(db, {}), deskOrigin: testDeskOrigin };
  const passkey = { id: 'test', name: 'My key', publicKey: 'test', counter: 0, transports: '' };
  await perform(context, addPasskey, { id }, { passkey }, { email, address: '192.0.2.1' });

  const mails = await db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('id').execute();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [email, 'New recovery codes at the desk of Agile Languages'],
    [email, 'New passkey at the desk of Agile Languages'],
  ]);
  expect(mails[1]?.text).toContain('The passkey My key was added');
  for (const { text } of mails) expect(text).toContain(`${testDeskOrigin}/desk/account`);
});
