import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createMailRepository } from '../../mail/mail-repository.ts';
import { testLogin } from '../../testing/test-calls.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../../testing/test-engines.ts';
import { testClass } from '../../testing/test-rows.ts';
import { formMail } from '../message/mails.ts';

const email = testLogin.username;

async function createMember(engine: Engine) {
  const testDesk = await createTestDesk({ engine });
  const { call, clock, db, desk } = testDesk;
  const { id, fullname } = await db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = await testDesk.signInAs('owner', 'owner-of-test@example.com');
  const signedIn: string = (await call(callPaths.login, testLogin)).kv.token;
  const begun = clock.read().toISOString();
  await db.deleteFrom('enrolments').where('memberId', '=', id).execute();
  await db
    .insertInto('classes')
    .values([testClass({ id: 'coming' }), testClass({ id: 'begun', startsAt: begun, seatsLeft: 9 })])
    .execute();
  await db.insertInto('enrolments').values({ memberId: id, classId: 'begun', createdAt: begun }).execute();
  await desk('POST', '/enrolments', { token, body: { data: { email, classId: 'coming' } } });
  await desk('POST', `/members/${id}/renewal`, { token });
  await db
    .insertInto('messages')
    .values({
      ...{ id: 'test-message', name: fullname, email: 'Member@Example.com', text: 'Test message', state: 'new' },
      ...{ createdAt: begun, changedAt: begun, changedBy: '', answer: '' },
    })
    .execute();
  const fromPartner = { partnerKey: 'pk_test', campaign: '', fields: `click=${email}`, createdAt: begun };
  await db
    .insertInto('partnerEnrolments')
    .values({
      ...{ ...fromPartner, id: 'test-enrolment', memberId: id, classId: 'begun', codeHash: '', codeEndsAt: begun },
      ...{ redeemedAt: null, cancelledAt: null },
    })
    .execute();
  await db
    .insertInto('partnerRequests')
    .values({ ...fromPartner, id: 'test-request', classId: 'begun', messageId: 'test-message', confirmedAt: null })
    .execute();
  const seatsLeft = async (classId: string) =>
    (await db.selectFrom('classes').select('seatsLeft').where('id', '=', classId).executeTakeFirstOrThrow()).seatsLeft;
  const everything = async () => {
    const tables = [
      'members',
      'sessions',
      'knownDevices',
      'invitations',
      'enrolments',
      'mails',
      'messages',
      'auditLog',
      'partnerEnrolments',
      'partnerRequests',
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  };
  return { ...testDesk, id, fullname, token, signedIn, seatsLeft, everything };
}

onEachEngine((engine) => {
  test('member, exported: everything that is kept, no secret, and an entry of the audit log', async () => {
    const { desk, id, token } = await createMember(engine);
    const { body, headers } = await desk('GET', `/members/${id}/export.json`, { token });

    expect(headers['content-disposition']).toBe(`attachment; filename="member-${id}.json"`);
    expect(body).toMatchObject({
      member: { id, email },
      enrolments: [{ classId: 'begun' }, { classId: 'coming' }],
      signIns: [{}],
      devices: [{}],
      messages: [{ text: 'Test message' }],
      auditLog: [{ action: 'member enrolled', detail: 'class coming' }, { action: 'new password mailed' }],
    });
    expect(body.mails).toContainEqual(expect.objectContaining({ subject: 'Choose a new password', sentAt: null }));
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|\/auth\//i);
    const { body: log } = await desk('GET', '/audit?action=member+exported', { token });
    expect(log.rows).toMatchObject([{ subject: email }]);
  });

  test('member, erased: signed out, no mail, seats free; what was invoiced stays without name', async () => {
    const { call, db, desk, everything, fullname, id, seatsLeft, signedIn, token } = await createMember(engine);
    const from = { brand: 'Test', mail: { from: 'no-reply@example.com', contactTo: 'office@example.com' } };
    await createMailRepository(db, () => new Date()).add(formMail(from, email, 'test-contact', 'Test message'));
    const { body } = await desk('POST', `/members/${id}/erase`, { token });

    expect(body).toEqual({ kept: 1, givenBack: 1 });
    expect(await everything()).not.toMatch(new RegExp(`${email}|${fullname}|argon2.*${id}`, 'i'));
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect([await seatsLeft('coming'), await seatsLeft('begun')]).toEqual([10, 9]);
    expect((await call(callPaths.login, testLogin)).err).toHaveLength(1);
    expect((await call(callPaths.login, { ...testLogin, username: `erased ${id}` })).err).toHaveLength(1);
    const enrolment = { cookie: signedIn, apiId: 'GetEnrolledClassInfo', fkClassId: 'coming' };
    expect((await call(callPaths.enroll, enrolment)).err).toHaveLength(1);
    const { body: log } = await desk('GET', '/audit', { token });
    expect(log.rows[0]).toMatchObject({ action: 'member erased', subject: `member ${id}` });
    expect((await desk('GET', `/classes/begun/participants`, { token })).body.rows).toMatchObject([
      { fullname: 'Erased member', email: `erased ${id}` },
    ]);
    expect((await desk('GET', '/members?q=erased', { token })).body.total).toBe(0);
    expect((await desk('POST', `/members/${id}/erase`, { token })).status).toBe(404);

    await desk('POST', '/classes/begun/cancel', { token, body: { version: 1, reason: '' } });
    expect(await db.selectFrom('mails').select('recipient').where('recipient', 'like', '%erased%').execute()).toEqual(
      [],
    );
  });

  test('member, erased while the audit log cannot be written: nothing changes', async () => {
    const { db, desk, everything, id, token } = await createMember(engine);
    await db.schema.alterTable('auditLog').renameTo('auditLogAway').execute();
    const { status } = await desk('POST', `/members/${id}/erase`, { token });
    await db.schema.alterTable('auditLogAway').renameTo('auditLog').execute();

    expect(status).toBeGreaterThanOrEqual(500);
    expect(await everything()).toContain(email);
    expect((await desk('GET', `/members/${id}`, { token })).body.classes).toHaveLength(2);
  });
});

test('member who waits for a seat: the page of the member says for which class', async () => {
  const { db, desk, id, token } = await createMember('SQLite');
  const waiting = async () => (await desk('GET', `/members/${id}`, { token })).body.waiting;
  await db.deleteFrom('waiting').where('memberId', '=', id).execute();
  expect(await waiting()).toEqual([]);
  const item = await db.selectFrom('classes').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
  const createdAt = '2026-11-03T08:00:00.000Z';
  await db.insertInto('waiting').values({ classId: item.id, memberId: id, createdAt, code: 'TEST20' }).execute();
  expect(await waiting()).toMatchObject([{ ...item, since: createdAt, code: 'TEST20' }]);
});

test('member in no class, erased: no row stays, and the address can be invited again', async () => {
  const { db, desk, id, token } = await createMember('SQLite');
  await db.deleteFrom('enrolments').where('memberId', '=', id).execute();

  expect((await desk('POST', `/members/${id}/erase`, { token })).body).toEqual({ kept: 0, givenBack: 0 });
  expect(await db.selectFrom('members').selectAll().where('id', '=', id).execute()).toEqual([]);
  const person = { email, fullname: 'Test Again', classId: 'coming' };
  expect((await desk('POST', '/invitations', { token, body: { data: person } })).status).toBe(200);
});
