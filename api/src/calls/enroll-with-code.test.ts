import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { testActivation } from '../testing/test-calls.ts';
import { createTrainer } from '../testing/test-classes.ts';
import { minute } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';

async function createWithCode(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { call, db, desk, published, token } = trainer;
  const item = await published({ seats: '2' });
  const spring = { code: 'SPRING-20', kind: 'Percent', value: '20' };
  await desk('POST', '/discounts', { token, body: { data: spring } });
  const enrol = (cookie: string, discount: string) =>
    call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: item.id, discount });
  const uses = async () =>
    (await db.selectFrom('discounts').select('uses').where('code', '=', spring.code).executeTakeFirstOrThrow()).uses;
  return { ...trainer, enrolWith: enrol, item, uses };
}

onEachEngine((engine) => {
  test('full class, invited member with a code: it is kept on the waiting list, and the seat has it', async () => {
    const { call, db, enrolWith, item, put, uses } = await createWithCode({ engine, demo: true });
    await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', item.id).execute();
    await db.updateTable('invitations').set({ classId: item.id }).execute();
    const { token } = (await call(callPaths.passreg, testActivation)).kv;
    const withCode = await enrolWith(token, 'SPRING-20');
    expect(withCode.kv.notice).toMatch(
      /^This class has no seat left\. You are .* The discount code is kept: the seat will/,
    );
    expect((await enrolWith(token, '')).kv.notice).not.toContain('code');
    expect(await uses()).toBe(0);
    const { subject, text } = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([subject, text]).toEqual([
      'You are on the waiting list: Test class',
      expect.stringContaining('Price: 384 EUR with the code SPRING-20'),
    ]);
    await db.updateTable('discounts').set({ endedAt: '2026-11-01T00:00:00.000Z' }).execute();
    await put(`/${item.id}`, { version: item.version, data: { seats: '3' } });
    const bookings = await db.selectFrom('bookings').select(['price', 'code']).execute();
    expect(bookings).toEqual([{ price: '384', code: 'SPRING-20' }]);
    expect(await uses()).toBe(1);
  });

  test('full class, invited member with a code that is not good: refused, and nobody waits', async () => {
    const { call, db, enrolWith, item } = await createWithCode({ engine, demo: true });
    await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', item.id).execute();
    await db.updateTable('invitations').set({ classId: item.id }).execute();
    const { token } = (await call(callPaths.passreg, testActivation)).kv;
    expect((await enrolWith(token, 'GUESS')).err).toEqual([{ val: 'There is no discount code GUESS.' }]);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
  });

  test('invitation with a code: its mail has the price with it, and the seat too, also once the code has ended', async () => {
    const { call, db, desk, item, token, uses } = await createWithCode({ engine, demo: true });
    const invite = async (email: string, code: string) =>
      desk('POST', '/invitations', {
        token,
        body: { data: { email, fullname: 'Test Newcomer', classId: item.id, code } },
      });
    expect((await invite('one@example.com', 'SPRNG-20')).body.faults).toEqual([
      { field: 'code', fault: 'There is no discount code SPRNG-20.' },
    ]);
    const francs = { code: 'FRANCS', kind: 'Amount', value: '50', currency: 'CHF' };
    await desk('POST', '/discounts', { token, body: { data: francs } });
    expect((await invite('one@example.com', 'FRANCS')).body.faults).toEqual([
      { field: 'code', fault: 'The discount code FRANCS is for prices in CHF.' },
    ]);
    const enter = async (email: string) => {
      expect((await invite(email, 'spring-20')).status).toBe(200);
      const { text } = await db
        .selectFrom('mails')
        .select('text')
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(text).toContain('Price: 384 EUR with the code SPRING-20');
      const [, activationKey = ''] = /\/auth\/([\w-]+)/.exec(text) ?? [];
      const [, passCode = ''] = /Pass code: (\d+)/.exec(text) ?? [];
      return async () => {
        const { kv } = await call(callPaths.passreg, { ...testActivation, activationKey, passCode });
        return call(callPaths.enroll, { cookie: kv.token, apiId: 'GetEnrolledClassInfo', fkClassId: item.id });
      };
    };
    const [first, second] = [await enter('one@example.com'), await enter('two@example.com')];
    expect((await first()).err).toEqual([]);
    expect(await uses()).toBe(1);
    await db.updateTable('discounts').set({ endedAt: '2026-11-01T00:00:00.000Z' }).execute();
    expect((await second()).err).toEqual([]);
    const bookings = await db
      .selectFrom('bookings')
      .select(['price', 'code'])
      .orderBy('bookedAt')
      .orderBy('price')
      .execute();
    expect(bookings).toEqual([
      { price: '384', code: 'SPRING-20' },
      { price: '384', code: 'SPRING-20' },
    ]);
    expect(await uses()).toBe(2);
  });

  test('code typed at activation: a wrong one makes no member and costs no try, a good one is that of the seat', async () => {
    const { call, db, item, uses } = await createWithCode({ engine, demo: true });
    await db.updateTable('invitations').set({ classId: item.id }).execute();
    const activate = (discount: string) => call(callPaths.passreg, { ...testActivation, discount });
    for (let tries = 0; tries < 6; tries++)
      expect((await activate('SPRNG')).err).toEqual([{ val: 'There is no discount code SPRNG.' }]);
    const { kv } = await activate(' spring-20');
    const order = { cookie: kv.token, apiId: 'GetEnrolledClassInfo', fkClassId: item.id };
    expect((await call(callPaths.enroll, order)).err).toEqual([]);
    expect(await db.selectFrom('bookings').select(['price', 'code']).execute()).toEqual([
      { price: '384', code: 'SPRING-20' },
    ]);
    expect(await uses()).toBe(1);
  });

  test('last use of a code that an invitation keeps: nobody else has it, until the invitation ends', async () => {
    const { db, desk, enrolWith, item, signInRivals, token } = await createWithCode({ engine, demo: true });
    await desk('PUT', '/discounts/SPRING-20', { token, body: { version: 1, data: { mostUses: '1' } } });
    const data = { email: 'one@example.com', fullname: 'Test One', classId: item.id, code: 'spring-20' };
    expect((await desk('POST', '/invitations', { token, body: { data } })).status).toBe(200);
    const again = { ...data, email: 'two@example.com' };
    expect((await desk('POST', '/invitations', { token, body: { data: again } })).body.faults).toEqual([
      { field: 'code', fault: 'The discount code SPRING-20 is used up.' },
    ]);
    const [other = ''] = await signInRivals(db, 1);
    expect((await enrolWith(other, 'SPRING-20')).err[0]?.val).toBe('The discount code SPRING-20 is used up.');
    expect((await desk('POST', '/invitations', { token, body: { data } })).status).toBe(200);
    await db.updateTable('invitations').set({ revokedAt: '2026-11-02T00:00:00.000Z' }).execute();
    expect((await enrolWith(other, 'SPRING-20')).err).toEqual([]);
  });

  test('last use of a code, typed at activation: kept for the seat of the first, and nobody else has it', async () => {
    const { call, db, desk, enrolWith, item, signInRivals, token, uses } = await createWithCode({ engine, demo: true });
    await desk('PUT', '/discounts/SPRING-20', { token, body: { version: 1, data: { mostUses: '1' } } });
    const activate = async (email: string) => {
      const data = { email, fullname: 'Test Newcomer', classId: item.id };
      expect((await desk('POST', '/invitations', { token, body: { data } })).status).toBe(200);
      const mail = db.selectFrom('mails').select('text').where('recipient', '=', email).orderBy('id', 'desc');
      const { text } = await mail.executeTakeFirstOrThrow();
      const [, activationKey = ''] = /\/auth\/([\w-]+)/.exec(text) ?? [];
      const [, passCode = ''] = /Pass code: (\d+)/.exec(text) ?? [];
      return call(callPaths.passreg, { ...testActivation, activationKey, passCode, discount: 'SPRING-20' });
    };
    const first = await activate('one@example.com');
    expect(first.err).toEqual([]);
    expect((await activate('two@example.com')).err).toEqual([{ val: 'The discount code SPRING-20 is used up.' }]);
    const [other = ''] = await signInRivals(db, 1);
    expect((await enrolWith(other, 'SPRING-20')).err[0]?.val).toBe('The discount code SPRING-20 is used up.');

    expect((await enrolWith(first.kv.token, '')).err).toEqual([]);
    expect(await uses()).toBe(1);
  });

  test('last use of a code on a full class, asked for twice: the same place, no second line in the audit log', async () => {
    const { call, db, desk, enrolWith, item, token } = await createWithCode({ engine, demo: true });
    await desk('PUT', '/discounts/SPRING-20', { token, body: { version: 1, data: { mostUses: '1' } } });
    await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', item.id).execute();
    await db.updateTable('invitations').set({ classId: item.id }).execute();
    const { kv } = await call(callPaths.passreg, testActivation);
    for (let time = 0; time < 2; time++) {
      const { err, kv: answer } = await enrolWith(kv.token, 'SPRING-20');
      expect([err, answer.notice]).toEqual([[], expect.stringMatching(/^This class has no seat left/)]);
    }
    const waits = db.selectFrom('auditLog').selectAll().where('action', '=', 'member waits');
    expect(await waits.execute()).toHaveLength(1);
  });

  test('codes that are guessed: after ten in ten minutes no code of that member is tried', async () => {
    const { clock, db, enrolWith, signInRivals, uses } = await createWithCode({ engine, demo: true });
    const [guesser = '', other = ''] = await signInRivals(db, 2);
    for (let number = 1; number <= 10; number++)
      expect((await enrolWith(guesser, `GUESS-${number}`)).err).toEqual([
        { val: `There is no discount code GUESS-${number}.` },
      ]);
    const refused = await enrolWith(guesser, 'SPRING-20');
    expect(refused.err).toEqual([{ val: 'Too many tries. Please wait 10 minutes and try again.' }]);
    expect(await uses()).toBe(0);
    expect((await enrolWith(other, 'SPRING-20')).err).toEqual([]);
    clock.advance(10 * minute);
    expect((await enrolWith(guesser, 'SPRING-20')).err).toEqual([]);
    expect(await uses()).toBe(2);
  });
});

test('member whose codes were refused: a seat without a code is taken', async () => {
  const { db, enrolWith, signInRivals } = await createWithCode({ demo: true, limits: { codesPerMember: 1 } });
  const [member = ''] = await signInRivals(db, 1);
  await enrolWith(member, 'GUESS-1');
  expect((await enrolWith(member, 'GUESS-2')).err[0]?.val).toContain('Too many tries.');
  expect((await enrolWith(member, ' ')).err).toEqual([]);
});
