import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { enrolIn, testActivation } from '../../testing/test-calls.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testClass } from '../../testing/test-rows.ts';
import { mails } from './people-lists.ts';

onEachEngine((engine) => {
  test('first page: who accepted an invitation to a class that is full and has begun, until there is a seat', async () => {
    const trainer = await createTestDesk({ engine, demo: true });
    const { call, clock, db, desk, signInAs } = trainer;
    const token = await signInAs('trainer');
    const begun = { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-12-20T08:00:00.000Z', seatsLeft: 0 };
    await db.insertInto('classes').values(testClass(begun)).execute();
    await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
    const seatless = async () => (await desk('GET', '/today', { token })).body.seatless;
    expect(await seatless()).toEqual([]);
    const { kv } = await call(callPaths.passreg, testActivation);
    const { err } = await enrolIn(trainer, kv.token, 'test-class');
    expect(err).toEqual([{ val: 'This class has begun and has no seat left. Please choose another class.' }]);
    expect(await seatless()).toMatchObject([{ className: 'Test class' }]);

    expect((await enrolIn(trainer, kv.token, '500001')).err).toEqual([]);
    expect(await seatless()).toEqual([]);
    await db.deleteFrom('enrolments').execute();
    await db.deleteFrom('bookings').execute();
    expect(await seatless()).toHaveLength(1);
    clock.advance(31 * 86_400_000);
    expect((await desk('GET', '/today', { token: await signInAs('owner') })).body.seatless).toEqual([]);
  });
});

onEachEngine((engine) => {
  test('no seat needed in one of two classes: the invitation to the other stays, with the code that it keeps', async () => {
    const { call, db, desk, published, signInAs } = await createTrainer({ engine, demo: true });
    const token = await signInAs('owner');
    const [first, second] = [await published(), await published({ name: 'Other class' })];
    await call(callPaths.passreg, testActivation);
    const { memberId, email, fullname } = await db
      .selectFrom('invitations')
      .select(['memberId', 'email', 'fullname'])
      .where('memberId', 'is not', null)
      .executeTakeFirstOrThrow();
    const at = { createdAt: '2026-11-02T08:00:00.000Z', expiresAt: '2026-12-16T08:00:00.000Z' };
    await db.deleteFrom('invitations').where('memberId', '=', memberId).execute();
    for (const { id: classId } of [first, second])
      await db
        .insertInto('invitations')
        .values({
          ...at,
          email,
          fullname,
          memberId,
          classId,
          keyHash: classId,
          passCodeHash: '',
          triesLeft: 0,
          code: 'TEST1',
        })
        .execute();
    const seatless = async () => (await desk('GET', '/today', { token })).body.seatless;
    expect(await seatless()).toMatchObject([{ classId: first.id }, { classId: second.id }]);
    const path = `/members/${memberId}/needs-no-seat`;
    expect((await desk('POST', path, { token, body: { classId: first.id } })).status).toBe(200);

    expect(await seatless()).toMatchObject([{ id: memberId, classId: second.id }]);
    const kept = await db
      .selectFrom('invitations')
      .select(['classId', 'code'])
      .where('revokedAt', 'is', null)
      .execute();
    expect(kept).toEqual([{ classId: second.id, code: 'TEST1' }]);
    expect((await desk('GET', `/members/${memberId}/history`, { token })).body.rows[0]).toMatchObject({
      action: 'no seat needed',
      detail: expect.stringContaining(`class ${first.id}`),
    });
  });
});

onEachEngine((engine) => {
  test('returned mail whose key is gone: listed while its invitation is open, and never among those that are due again', async () => {
    const { clock, db, desk, published, signInAs } = await createTrainer({ engine, demo: false });
    const token = await signInAs('owner');
    const { id: classId } = await published();
    const data = { email: 'new@example.com', fullname: 'Test Newcomer', classId };
    const { body } = await desk('POST', '/invitations', { token, body: { data } });
    await db.deleteFrom('mails').where('recipient', '!=', data.email).execute();
    const giveUp = () =>
      db
        .updateTable('mails')
        .set({ text: '', html: '', sentAt: null, nextTryAt: null, fault: 'returned by mx' })
        .execute();
    const shown = async () => (await desk('GET', '/today', { token })).body.mails;
    await giveUp();
    const lost = { recipient: data.email, isGivenUp: true, isLost: true, isInvitation: true };
    expect(await shown()).toMatchObject([lost]);
    expect((await desk('POST', '/mails/retry', { token })).body).toEqual({ said: 'No mail can be sent again.' });

    clock.advance(60_000);
    const again = await desk('POST', `/invitations/${body.id}/again`, { token, body: {} });
    expect(await shown()).toEqual([]);
    expect((await desk('POST', '/mails/retry', { token })).body).toEqual({ said: '1 mail is due now.' });
    await giveUp();
    expect(await shown()).toMatchObject([lost]);
    await desk('POST', `/invitations/${again.body.id}/revoke`, { token, body: {} });
    expect(await shown()).toEqual([]);

    await desk('POST', '/staff', {
      token,
      body: { data: { email: 'staff@example.com', fullname: 'New', role: 'editor' } },
    });
    await giveUp();
    expect(await shown()).toMatchObject([{ recipient: 'staff@example.com', isLost: true, isInvitation: false }]);
  });
});

test('first page: who was invited to a class that is cancelled, until somebody notes that no seat is needed', async () => {
  const trainer = await createTestDesk({ demo: true });
  const { call, db, desk, signInAs } = trainer;
  const token = await signInAs('trainer');
  const { kv } = await call(callPaths.passreg, testActivation);
  const { classId, memberId } = await db
    .selectFrom('invitations')
    .select(['classId', 'memberId'])
    .where('memberId', 'is not', null)
    .executeTakeFirstOrThrow();
  const { version } = (await desk('GET', `/classes/${classId}`, { token })).body;
  await desk('POST', `/classes/${classId}/cancel`, { token, body: { version } });
  const seatless = async () => (await desk('GET', '/today', { token })).body.seatless;
  const row = { id: memberId, fullname: expect.any(String), classId, className: expect.any(String) };
  expect(await seatless()).toEqual([row]);

  const noted = await desk('POST', `/members/${memberId}/needs-no-seat`, { token, body: { classId } });
  expect(noted.status).toBe(200);
  expect(await seatless()).toEqual([]);
  const again = { token, body: { classId } };
  expect((await desk('POST', `/members/${memberId}/needs-no-seat`, again)).status).toBe(200);
  const mistyped = await desk('POST', `/members/${memberId}/needs-no-seat`, { token, body: { classId: '599999' } });
  expect([mistyped.status, mistyped.body.err]).toEqual([409, [{ val: 'This member was not invited to this class.' }]]);
  expect((await enrolIn(trainer, kv.token, '500017')).err).toEqual([]);
});

test('mail that was given up: on the first page without its words, and tried again', async () => {
  const { clock, db, signInAs, desk } = await createTestDesk();
  const token = await signInAs('owner');
  await db.deleteFrom('mails').execute();
  await db
    .insertInto('mails')
    .values({
      ...{ id: 'test-mail', createdAt: clock.read().toISOString(), sender: 'a@example.com', tries: 3 },
      ...{ recipient: 'b@example.com', subject: 'Test', text: 'Pass code', html: '', fault: 'EENVELOPE 550' },
    })
    .execute();
  const { rows } = await mails({ clock: clock.read, db, demo: false });
  expect(rows).toMatchObject([{ recipient: 'b@example.com', fault: 'EENVELOPE 550', isGivenUp: true }]);
  expect(JSON.stringify(rows)).not.toContain('Pass code');

  await db.updateTable('mails').set({ sentAt: clock.read().toISOString(), fault: 'delayed by mx' }).execute();
  expect((await mails({ clock: clock.read, db, demo: false })).rows).toMatchObject([
    { fault: 'delayed by mx', isGivenUp: false },
  ]);
  await db.updateTable('mails').set({ sentAt: null }).execute();

  await desk('POST', '/mails/retry', { token });
  expect(await db.selectFrom('mails').select(['nextTryAt', 'tries']).execute()).toEqual([
    { nextTryAt: clock.read().toISOString(), tries: 0 },
  ]);
});

test('mails that were given up: the newest first, and tried again, for a month', async () => {
  const { clock, db, desk, signInAs } = await createTestDesk();
  await db.deleteFrom('mails').execute();
  for (const recipient of ['first@example.com', 'second@example.com']) {
    const mail = { id: recipient, createdAt: clock.read().toISOString(), sender: 'a@example.com', tries: 3, html: '' };
    await db
      .insertInto('mails')
      .values({ ...mail, recipient, subject: 'Test', text: 'Test', fault: 'EENVELOPE 550' })
      .execute();
    clock.advance(20 * 86_400_000);
  }
  const shown = async () => {
    const { rows } = await mails({ clock: clock.read, db, demo: false });
    return rows.map(({ recipient }) => recipient);
  };
  expect(await shown()).toEqual(['second@example.com']);

  await desk('POST', '/mails/retry', { token: await signInAs('owner') });
  expect(await db.selectFrom('mails').select('recipient').where('nextTryAt', 'is not', null).execute()).toEqual([
    { recipient: 'second@example.com' },
  ]);

  await db.updateTable('mails').set({ nextTryAt: clock.read().toISOString() }).execute();
  expect(await shown()).toEqual(['second@example.com', 'first@example.com']);
});
