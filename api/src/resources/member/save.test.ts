import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { testLogin } from '../../testing/test-calls.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';

async function createMember(engine: Engine) {
  const testDesk = await createTestDesk({ engine });
  const { db, desk } = testDesk;
  const token = await testDesk.signInAs('trainer');
  const { id, fullname } = await db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', testLogin.username)
    .executeTakeFirstOrThrow();
  await desk('POST', '/enrolments', { token, body: { data: { email: testLogin.username, classId: '500001' } } });
  await db.deleteFrom('mails').execute();
  const save = (data: object, version: number) => desk('PUT', `/members/${id}`, { token, body: { version, data } });
  const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('recipient').execute();
  return { ...testDesk, id, fullname, token, save, mails };
}

onEachEngine((engine) => {
  test('member with a new address: logs in with it, keeps the seat; both addresses have a mail', async () => {
    const { call, db, desk, id, mails, save, token } = await createMember(engine);
    await desk('POST', `/members/${id}/renewal`, { token });
    const waiting = { sender: 'a@example.com', text: 'Test', html: '', createdAt: '', sentAt: null, fault: null };
    const givenUp = { id: 'given-up', recipient: 'Member@example.com', subject: 'Given up', nextTryAt: null, tries: 3 };
    await db
      .insertInto('mails')
      .values({ ...waiting, ...givenUp })
      .execute();
    const { status, body } = await save({ email: 'New@Example.com', company: 'Test & Co', notes: 'A secret' }, 1);

    expect([status, body.version, body.data.email]).toEqual([200, 2, 'new@example.com']);
    expect((await call(callPaths.login, testLogin)).err).toHaveLength(1);
    expect((await call(callPaths.login, { ...testLogin, username: 'new@example.com' })).kv.token).toBeTruthy();
    expect((await desk('GET', `/members/${id}`, { token })).body.classes).toHaveLength(1);
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      'member@example.com: Your e-mail address was changed',
      'new@example.com: Choose a new password',
      'new@example.com: Given up',
      'new@example.com: Your e-mail address was changed',
    ]);
    expect(sent[0]?.text).not.toContain('new@example.com');
    const retried = await db.selectFrom('mails').select(['tries', 'nextTryAt']).where('id', '=', 'given-up').execute();
    expect(retried).toEqual([{ tries: 0, nextTryAt: expect.any(String) }]);
    const open = await db.selectFrom('invitations').select('keyHash').where('renewsMemberId', '=', id);
    expect(await open.where('revokedAt', 'is', null).execute()).toEqual([]);
    const { rows } = (await desk('GET', `/members/${id}/history`, { token })).body;
    expect(rows[0]).toMatchObject({ action: 'member changed', detail: 'E-mail, Company, Notes' });
    expect(rows.map(({ action }: { action: string }) => action)).toContain('new password mailed');
    expect(JSON.stringify(rows)).not.toContain('A secret');
  });

  test('mail that came back before the address is corrected: goes to the new one, unless its text is gone', async () => {
    const { db, save } = await createMember(engine);
    const mail = { sender: 'a@example.com', html: '', createdAt: '', sentAt: null, nextTryAt: null, tries: 1 };
    const returned = { ...mail, recipient: 'member@example.com', fault: 'returned by mx.example.org' };
    await db
      .insertInto('mails')
      .values([
        { ...returned, id: 'news', subject: 'New times', text: 'Monday' },
        { ...returned, id: 'key', subject: 'Choose a new password', text: '' },
      ])
      .execute();
    await save({ email: 'new@example.com' }, 1);

    const course = db.selectFrom('mails').select(['recipient', 'nextTryAt', 'tries']).orderBy('id', 'desc');
    expect(await course.where('id', 'in', ['news', 'key']).execute()).toEqual([
      { recipient: 'new@example.com', nextTryAt: expect.any(String), tries: 0 },
      { recipient: 'member@example.com', nextTryAt: null, tries: 1 },
    ]);
  });

  test('mail that waits while the address is changed, with wrong links, too: its link to the place of the member is good', async () => {
    const { api, db, desk, id, save, token } = await createMember(engine);
    await desk('POST', '/enrolments', { token, body: { data: { email: testLogin.username, classId: '500002' } } });
    const typed = ['%/%', `%/${id}`, '500002/%E0'].map((end) => `https://x.example/app/places/${end}/a`).join(' ');
    const seat = db.updateTable('mails').where('subject', 'like', 'You have a seat%');
    await seat.set(({ eb }) => ({ text: eb('text', '||', ` ${typed}`) })).execute();
    expect((await save({ email: 'new@example.com' }, 1)).status).toBe(200);

    const mail = db
      .selectFrom('mails')
      .select(['recipient', 'text', 'html'])
      .where('subject', 'like', 'You have a seat%');
    const { recipient, text, html } = await mail.executeTakeFirstOrThrow();
    const [link = ''] = /http:\S+\/app\/places\/\S+/.exec(text) ?? [];
    const place = await api.inject(new URL(link).pathname);
    expect([recipient, place.statusCode, html.includes(link)]).toEqual(['new@example.com', 200, true]);
    expect(place.body).toContain('Give');
  });

  test('member that somebody else has changed: refused with both; nobody is overwritten', async () => {
    const { desk, id, save, token } = await createMember(engine);
    expect((await save({ company: 'First' }, 1)).status).toBe(200);
    const second = await save({ company: 'Second' }, 1);
    expect([second.status, second.body.record.data.company]).toEqual([409, 'First']);
    expect((await desk('GET', `/members/${id}`, { token })).body.data.company).toBe('First');
    expect((await save({ company: 'First' }, 2)).body.version).toBe(2);
  });

  test('member with an address before, erased: neither address is left anywhere', async () => {
    const { call, db, desk, id, save, signInAs } = await createMember(engine);
    await save({ email: 'new@example.com', company: 'Test & Co', phone: '+43 1 234', notes: 'A secret' }, 1);
    await db
      .insertInto('messages')
      .values({
        ...{ id: 'test-message', name: 'Test', email: 'Member@Example.com', text: 'Test message', state: 'new' },
        ...{ createdAt: '2026-11-02', changedAt: '2026-11-02', changedBy: '', answer: '' },
      })
      .execute();
    const token = await signInAs('owner');
    const { body: kept } = await desk('GET', `/members/${id}/export.json`, { token });
    expect(kept).toMatchObject({
      member: { email: 'new@example.com', formerEmails: ['member@example.com'], notes: 'A secret' },
      messages: [{ text: 'Test message' }],
    });
    expect(kept.mails).toHaveLength(2);
    await desk('POST', `/members/${id}/erase`, { token });

    const tables = ['members', 'invitations', 'mails', 'messages', 'auditLog'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toMatch(/member@example|new@example|Test & Co|A secret|\+43/i);
    expect((await call(callPaths.login, { ...testLogin, username: 'new@example.com' })).err).toHaveLength(1);
  });
});

test('member with a wrong field, a taken address, an invited one: each is said at its field', async () => {
  const { db, desk, save, token, mails } = await createMember('SQLite');
  await db.insertInto('members').values(testMember('other')).execute();
  const invited = { email: 'invited@example.com', fullname: 'Test Invited', classId: '500001' };
  await desk('POST', '/invitations', { token, body: { data: invited } });
  await db.deleteFrom('mails').execute();
  const faultsOf = async (data: object) => (await save(data, 1)).body.faults;

  expect(await faultsOf({ fullname: ' ', email: 'a@b..c', phone: 'by post' })).toEqual([
    { field: 'fullname', fault: 'Name is needed.' },
    { field: 'email', fault: 'A full stop of an e-mail address stands between two other signs.' },
    { field: 'phone', fault: 'Telephone has to be a number like +43 1 234 56 78.' },
  ]);
  expect(await faultsOf({ email: 'other@example.com' })).toEqual([
    { field: 'email', fault: 'This is the address of another member.' },
  ]);
  expect((await faultsOf({ email: 'invited@example.com' }))[0].fault).toMatch(/open invitation/);
  expect(await mails()).toEqual([]);
});
