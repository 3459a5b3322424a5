import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { upkeep } from '../resources/enrolment/upkeep.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testClass, testMember } from '../testing/test-rows.ts';

const at = '2026-11-01T08:00:00.000Z';
const inDecember = { startsAt: '2026-12-01T08:00:00.000Z', localStart: '2026-12-01T09:00:00+01:00' };
const none = {
  classes: 0,
  cancelled: 0,
  seats: 0,
  taken: 0,
  enrolled: 0,
  waiting: 0,
  sessions: 0,
  missed: 0,
  revenue: {},
};

async function createTestReport(options: Parameters<typeof createTestDesk>[0] = {}) {
  const { db, desk, signInAs } = await createTestDesk(options);
  await db.deleteFrom('classes').execute();
  await db
    .insertInto('classes')
    .values([
      testClass({
        id: 'a',
        state: 'published',
        seatsTotal: 2,
        seatsLeft: 0,
        startsAt: '2026-11-30T23:30:00.000Z',
        price: '99.90',
      }),
      testClass({
        ...inDecember,
        id: 'b',
        state: 'published',
        seatsTotal: 3,
        seatsLeft: 2,
        languageId: '1111111',
        currency: 'USD',
      }),
      testClass({ ...inDecember, id: 'cancelled', state: 'cancelled', seatsTotal: 50 }),
      testClass({ ...inDecember, id: 'draft', state: 'draft' }),
      testClass({ id: 'later', state: 'published', startsAt: '2027-01-01T00:00:00.000Z' }),
    ])
    .execute();
  await db.insertInto('members').values(['1', '2', '3'].map(testMember)).execute();
  await db
    .insertInto('enrolments')
    .values([
      { memberId: '1', classId: 'a', createdAt: at },
      { memberId: '2', classId: 'a', createdAt: at },
      { memberId: '2', classId: 'b', createdAt: at },
      { memberId: '3', classId: 'cancelled', createdAt: at },
    ])
    .execute();
  await db.insertInto('waiting').values({ memberId: '3', classId: 'a', createdAt: at }).execute();
  await db
    .insertInto('attendance')
    .values([
      { classId: 'a', memberId: '1', session: 1 },
      { classId: 'a', memberId: '2', session: 1 },
      { classId: 'a', memberId: '2', session: 4 },
      { classId: 'b', memberId: 'gone', session: 1 },
    ])
    .execute();
  await addPartner();

  async function addPartner() {
    const account = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '', createdAt: at };
    await db
      .insertInto('partnerAccounts')
      .values({ ...account, id: 'p', name: 'Test Partner' })
      .execute();
    const key = { name: 'Test', createdAt: at, partnerId: 'p', endsAt: null };
    await db
      .insertInto('partnerKeys')
      .values([
        { ...key, key: 'live', isTest: 0 },
        { ...key, key: 'test', isTest: 1 },
      ])
      .execute();
    const came = {
      ...{ campaign: '', createdAt: at, codeHash: '', codeEndsAt: '', redeemedAt: null, cancelledAt: null },
      isForeign: 0,
    };
    await db
      .insertInto('partnerEnrolments')
      .values([
        { ...came, id: '1', partnerKey: 'live', memberId: '1', classId: 'a' },
        { ...came, id: '2', partnerKey: 'test', memberId: '2', classId: 'a' },
        { ...came, id: '3', partnerKey: 'live', memberId: '2', classId: 'b', isForeign: 1 },
      ])
      .execute();
  }

  const token = await signInAs('owner');
  const report = (by: string, from = '2026-11', until = '2026-12') =>
    desk('GET', `/class-report?by=${by}&from=${from}&until=${until}`, { token });
  return { db, desk, report, signInAs, token };
}

onEachEngine((engine) => {
  test('report of classes: seats, people, absences and revenue by month, class, Language and partner', async () => {
    const { report } = await createTestReport({ engine });
    const a = {
      classes: 1,
      seats: 2,
      taken: 2,
      enrolled: 2,
      waiting: 1,
      sessions: 4,
      missed: 1,
      revenue: { EUR: 199.8 },
    };
    const b = { classes: 1, seats: 3, taken: 1, enrolled: 1, sessions: 1, missed: 1, revenue: { USD: 480 } };
    const money = { id: '1111111', name: expect.any(String) };

    expect((await report('month')).body.rows).toEqual([
      { ...none, id: '2026-11', name: '', ...a },
      { ...none, id: '2026-12', name: '', ...b, cancelled: 1 },
    ]);
    expect((await report('class')).body.rows).toEqual([
      { ...none, id: 'a', name: 'Test class', ...a },
      { ...none, id: 'b', name: 'Test class', ...b },
      { ...none, id: 'cancelled', name: 'Test class', cancelled: 1 },
    ]);
    const languages = (await report('language')).body.rows;
    expect(languages).toHaveLength(2);
    expect(languages).toContainEqual({ ...none, ...money, ...b });
    expect((await report('partner')).body.rows).toEqual([
      { ...none, id: '', name: '', enrolled: 2, sessions: 3, missed: 1, revenue: { EUR: 99.9, USD: 480 } },
      { ...none, id: 'p', name: 'Test Partner', enrolled: 1, sessions: 2, missed: 1, revenue: { EUR: 99.9 } },
    ]);
    expect((await report('month', '2026-12', '2026-12')).body.rows.map(({ id }: { id: string }) => id)).toEqual([
      '2026-12',
    ]);
  });
});

onEachEngine((engine) => {
  test('report of a class that has begun: who waited until then, whatever comes after', async () => {
    const { db, report } = await createTestReport({ engine });
    await db.insertInto('waiting').values({ memberId: '1', classId: 'b', createdAt: at }).execute();
    const context = createContext(db, { clock: () => new Date('2027-02-01T08:00:00.000Z') });
    await Promise.all([upkeep(context, () => true), upkeep(context, () => true)]);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);

    expect((await report('class')).body.rows).toMatchObject([
      { id: 'a', waiting: 1 },
      { id: 'b', waiting: 1 },
      { id: 'cancelled', waiting: 0 },
    ]);
  });
});

test('report of classes, price changed since: revenue is what was agreed, before tax', async () => {
  const { db, report } = await createTestReport();
  const agreed = { taxRate: '20', taxMode: 'Added', tax: '96', due: '576', currency: 'EUR', isAgreed: 1 };
  await db
    .insertInto('bookings')
    .values([
      { ...agreed, id: 'one', memberId: '1', classId: 'a', bookedAt: at, price: '480', endedAt: '' },
      { ...agreed, id: 'ended', memberId: '2', classId: 'a', bookedAt: at, price: '480', endedAt: at },
    ])
    .execute();
  const [first] = (await report('month')).body.rows;
  expect(first).toMatchObject({ enrolled: 2, missed: 1, revenue: { EUR: 579.9 } });
});

test('report of classes as a file: a column of revenue for each currency, and a line in the audit log', async () => {
  const { desk, token } = await createTestReport();
  const file = await desk('GET', '/class-report.csv?by=month&from=2026-11&until=2026-12', { token });
  expect(file.body).toBe(
    [
      '\ufeffmonth,name,classes,cancelled,seats,taken,enrolled,waiting,sessions,missed,revenue EUR,revenue USD',
      '2026-11,,1,0,2,2,2,1,4,1,199.80,0.00',
      '2026-12,,1,1,3,1,1,0,1,1,0.00,480.00',
      '',
    ].join('\r\n'),
  );
  const [entry] = (await desk('GET', '/audit', { token })).body.rows;
  expect(entry).toMatchObject({ action: 'report exported', detail: 'by month, 2026-11 to 2026-12' });
});

test.each([
  ['2026-13', '2026-12', '"2026-13" is no month like 2026-11.'],
  ['2026-12', '2026-11', 'The first month is after the last one.'],
])('report of classes from %s to %s is refused', async (from, until, sentence) => {
  const { report } = await createTestReport();
  expect(await report('month', from, until)).toMatchObject({ status: 422, sentence });
});
