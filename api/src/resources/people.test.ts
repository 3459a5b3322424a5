import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testClass, testMember } from '../testing/test-rows.ts';

type Options = Parameters<typeof createTestDesk>[0];

const testPerson = { email: 'New@Example.com', fullname: 'Test Newcomer', classId: 'test-class' };

async function createTrainer(options: Options = { demo: true }) {
  const testDesk = await createTestDesk(options);
  const { db, desk } = testDesk;
  const token = await testDesk.signInAs('trainer', 'trainer-of-test@example.com');
  await db
    .insertInto('classes')
    .values(testClass({ seatsTotal: 2, seatsLeft: 2 }))
    .execute();
  await db.insertInto('members').values(['test-one', 'test-two', 'test-three'].map(testMember)).execute();
  const post = (path: string, body: object = {}) => desk('POST', path, { token, body });
  const get = async (path: string) => (await desk('GET', path, { token })).body;
  const seatsLeft = async () =>
    (await db.selectFrom('classes').select('seatsLeft').where('id', '=', 'test-class').executeTakeFirstOrThrow())
      .seatsLeft;
  const mailsTo = (recipient: string) =>
    db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  const actions = async () =>
    (
      await db
        .selectFrom('auditLog')
        .select(['action', 'subject'])
        .where('email', '=', 'trainer-of-test@example.com')
        .orderBy('id')
        .execute()
    ).map(({ action, subject }) => `${action}: ${subject}`);
  return { ...testDesk, token, post, get, seatsLeft, mailsTo, actions };
}

onEachEngine((engine) => {
  test('member: enrolled, the class full for the next one; cancelled, and the seat is free again', async () => {
    const { actions, get, post, seatsLeft } = await createTrainer({ engine, demo: true });
    const enrol = (id: string) => post('/enrolments', { data: { email: `${id}@example.com`, classId: 'test-class' } });
    await enrol('test-one');
    await enrol('test-one');
    await enrol('test-two');
    expect(await seatsLeft()).toBe(0);
    expect(await enrol('test-three')).toMatchObject({ status: 409, sentence: 'This class has no seat left.' });
    expect((await get('/members/test-one')).classes).toMatchObject([{ id: 'test-class', state: 'full' }]);

    expect((await post('/enrolments/test-class~test-one/cancel')).status).toBe(200);
    expect((await post('/enrolments/test-class~test-one/cancel')).status).toBe(404);
    expect(await seatsLeft()).toBe(1);
    expect((await enrol('test-three')).status).toBe(200);
    expect(await actions()).toEqual([
      'member enrolled: test-one@example.com',
      'member enrolled: test-two@example.com',
      'enrolment cancelled: test-one@example.com',
      'member enrolled: test-three@example.com',
    ]);
  });

  test.each(['members', 'classes', 'messages'])('%s: an id that no database has is not there', async (path) => {
    const { desk, token } = await createTrainer({ engine, demo: true });

    expect((await desk('GET', `/${path}/%00`, { token })).status).toBe(404);
  });

  test('invitation: sent, its mail given up, sent again with another key, revoked', async () => {
    const { actions, db, get, mailsTo, post } = await createTrainer({ engine, demo: true });
    const waiting = async () => (await get('/invitations?q=new@')).rows;
    await post('/invitations', { data: testPerson });
    const [first] = await waiting();
    expect(first).toMatchObject({ email: 'new@example.com', className: 'Test class', state: 'open' });

    expect(first.mailFault).toBeUndefined();
    await db
      .updateTable('mails')
      .set({ fault: 'EENVELOPE 550', nextTryAt: null })
      .where('recipient', '=', 'new@example.com')
      .execute();
    expect((await waiting())[0].mailFault).toBe('A mail was given up: EENVELOPE 550');

    await post(`/invitations/${first.id}/again`);
    const [second] = await waiting();
    expect(await waiting()).toHaveLength(1);
    expect(second.id).not.toBe(first.id);
    const [firstMail, secondMail] = await mailsTo('new@example.com');
    expect(secondMail?.text).toMatch(/\/auth\/[\w-]{22}/);
    expect(secondMail?.text).not.toBe(firstMail?.text);

    await post(`/invitations/${second.id}/revoke`);
    expect(await waiting()).toEqual([]);
    expect((await get('/invitations?state=withdrawn&q=new@')).total).toBe(2);
    expect((await post(`/invitations/${second.id}/again`)).sentence).toBe('This invitation has ended.');
    expect(await actions()).toEqual([
      'member invited: new@example.com',
      'member invited: new@example.com',
      'invitation revoked: new@example.com',
    ]);
  });

  test('invitations that have expired: before those that are open', async () => {
    const { clock, desk, get, post, signInAs } = await createTrainer({ engine, demo: true });
    await post('/invitations', { data: testPerson, days: 1 });
    clock.advance(2 * 86_400_000);
    const token = await signInAs('owner');
    await desk('POST', '/invitations', { token, body: { data: { ...testPerson, email: 'later@example.com' } } });
    const list = async (query: string) =>
      (await desk('GET', `/invitations?${query}`, { token })).body.rows.map(
        ({ email, state }: { email: string; state: string }) => `${email} ${state}`,
      );

    expect((await list('q=example.com')).slice(0, 2)).toEqual(['new@example.com expired', 'later@example.com open']);
    expect(await list('state=expired')).toEqual(['new@example.com expired']);
    expect((await get('/invitations')).rows).toBeUndefined();
  });

  test('members: found by name and by address, page by page', async () => {
    const { get } = await createTrainer({ engine, demo: true });

    expect((await get('/members?q=TEST-t')).rows.map(({ id }: { id: string }) => id)).toEqual([
      'test-three',
      'test-two',
    ]);
    expect((await get('/members?q=member+test-one')).total).toBe(1);
    expect((await get('/members?page=2')).rows).toEqual((await get('/members')).rows);
    expect(JSON.stringify(await get('/members'))).not.toContain('argon2');
  });
});

test('invitation of a member, to a class that is not there, or to no address: refused', async () => {
  const { post } = await createTrainer();
  const invite = async (change: object) =>
    (await post('/invitations', { data: { ...testPerson, ...change } })).sentence;

  expect(await invite({ email: 'Test-One@example.com' })).toBe('This person is a member already.');
  expect(await invite({ classId: 'nothing' })).toBe('There is no class nothing on the site.');
  expect(await invite({ email: 'nobody' })).toBe('This is no e-mail address.');
  expect(await invite({ email: 'new@example..com' })).toMatch(/^A full stop of an e-mail address/);
  expect(await invite({ fullname: ' ' })).toBe('Name is needed.');
  expect(await invite({ fullname: '\u2060\u00ad' })).toBe('Name is needed.');
});

test('invitation to an address as it is pasted: the person is invited', async () => {
  const { mailsTo, post } = await createTrainer();
  await post('/invitations', { data: { ...testPerson, email: 'Test Newcomer <New\u200b@Example.com>' } });

  expect(await mailsTo('new@example.com')).toHaveLength(1);
});

test('invitation whose entry of the audit log cannot be written: none, and no mail', async () => {
  const { db, get, mailsTo, post } = await createTrainer();
  await db.schema.alterTable('auditLog').renameTo('auditLogAway').execute();
  const { status } = await post('/invitations', { data: testPerson });
  await db.schema.alterTable('auditLogAway').renameTo('auditLog').execute();

  expect(status).toBeGreaterThanOrEqual(500);
  expect((await get('/invitations?q=new@')).total).toBe(0);
  expect(await mailsTo('new@example.com')).toEqual([]);
});

test('member: a link for a new password, and signed out everywhere', async () => {
  const { mailsTo, post } = await createTrainer();
  await post('/members/test-one/renewal');

  expect(await mailsTo('test-one@example.com')).toMatchObject([{ subject: 'Choose a new password' }]);
  expect((await post('/members/test-one/sign-out')).body).toEqual({ ended: 0 });
  expect((await post('/members/nobody/renewal')).status).toBe(404);
});
