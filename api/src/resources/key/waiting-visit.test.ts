import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { testActivation } from '../../testing/test-calls.ts';
import { minute } from '../../testing/test-clock.ts';
import { testCompany } from '../../testing/test-company.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createTestPartner, testOrigin } from '../../testing/test-partner.ts';
import { addTestMembers, testClass } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { partnerReport } from './report.ts';

const day = 86_400_000;

async function createWaiting(visit: Record<string, string>, options: Parameters<typeof createTestPartner>[0] = {}) {
  const partner = await createTestPartner(options);
  const { call, clock, db, enrol, partnerId, sendTo } = partner;
  await sendTo('https://partner.example/events');
  const seats = createTestSeats(db, clock.read);
  await db
    .insertInto('classes')
    .values(testClass({ startsAt: '2030-11-21T09:00:00.000Z', seatsTotal: 1, seatsLeft: 1 }))
    .execute();
  const [first = ''] = await addTestMembers(db, 1);
  await seats.enrol(first, 'test-class');
  await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
  const { kv } = await call(callPaths.passreg, testActivation);
  const ask = (said: Record<string, string>) => enrol('test-class', said, kv.token);
  expect((await ask({ partner: partner.key, ...visit })).kv.notice).toContain('You are on its waiting list');
  const { memberId: waits } = await db.selectFrom('waiting').select('memberId').executeTakeFirstOrThrow();
  const events = async () => {
    const rows = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
    return rows.map(({ body }) => JSON.parse(body));
  };
  const report = () => partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7));
  return { ...partner, ask, events, first, report, seats, waits };
}

const spring = { campaign: 'spring', fields: 'plan=gold', origin: testOrigin, page: '/kurse' };

onEachEngine((engine) => {
  test('place on a waiting list taken from a partner’s page: its seat counts for the partner, as it began there', async () => {
    const { clock, events, first, report, seats, waits } = await createWaiting(spring, { engine });
    expect(await events()).toEqual([]);
    expect(await report()).toEqual([]);

    clock.advance(minute);
    await seats.cancel(first, 'test-class');

    const origin = { ...spring, fields: { plan: 'gold' } };
    const enrolment = { ...origin, classId: 'test-class', enrolledAt: clock.read().toISOString() };
    expect(await events()).toMatchObject([{ type: 'enrolment.created', isTest: false, enrolment }]);
    expect(await report()).toMatchObject([{ ...spring, isForeign: false, enrolments: 1, price: '480' }]);
    await seats.cancel(waits, 'test-class');
    expect(await events()).toMatchObject([{}, { type: 'enrolment.cancelled', enrolment }]);
    expect(await report()).toMatchObject([{ enrolments: 1, cancelled: 1 }]);
  });
});

test('seat that staff give a member who waits: counts for the partner with whose page the waiting began', {
  tags: ['all'],
}, async () => {
  const { db, report, seats, waits } = await createWaiting(spring);
  await db.updateTable('classes').set({ seatsTotal: 2, seatsLeft: 1 }).where('id', '=', 'test-class').execute();

  expect(await seats.enrolByTrainer(waits, 'test-class')).toBe('enrolled');
  expect(await report()).toMatchObject([{ ...spring, enrolments: 1 }]);
});

test('seat that a member who waits takes on another visit: counts once, for that visit', {
  tags: ['all'],
}, async () => {
  const { ask, db, key, report } = await createWaiting(spring);
  await db.updateTable('classes').set({ seatsTotal: 2, seatsLeft: 1 }).where('id', '=', 'test-class').execute();

  expect((await ask({ partner: key, campaign: 'autumn' })).kv.code).toBeTruthy();
  expect(await report()).toMatchObject([{ campaign: 'autumn', enrolments: 1 }]);
});

test('place taken from an origin that is not registered: its seat counts for nobody', { tags: ['all'] }, async () => {
  const { events, first, report, seats } = await createWaiting({ origin: 'https://rival.example' });

  await seats.cancel(first, 'test-class');
  expect(await events()).toMatchObject([{ type: 'enrolment.foreign', enrolment: { origin: 'https://rival.example' } }]);
  expect(await report()).toMatchObject([{ isForeign: true, enrolments: 1 }]);
});

test('key that has ended meanwhile: the seat still counts, since the key was good when the waiting began', {
  tags: ['all'],
}, async () => {
  const { clock, db, first, report, seats } = await createWaiting(spring);
  await db.updateTable('partnerKeys').set({ endsAt: clock.read().toISOString() }).execute();
  clock.advance(day);

  await seats.cancel(first, 'test-class');
  expect(await report()).toMatchObject([{ ...spring, enrolments: 1 }]);
});

test('place with a key for tests: its seat does not count, and the event says so', { tags: ['all'] }, async () => {
  const { events, first, report, seats } = await createWaiting(spring, { isTest: true });

  await seats.cancel(first, 'test-class');
  expect(await report()).toEqual([]);
  expect(await events()).toMatchObject([{ type: 'enrolment.created', isTest: true }]);
});

test.each([
  ['with a key for tests', true, testOrigin],
  ['from an origin that is not registered', false, 'https://rival.example'],
])(
  'seat that a member who waits takes on a visit %s: counts for the visit of the place',
  {
    tags: ['all'],
  },
  async (_, isTest, origin) => {
    const { addKey, ask, db, key, report } = await createWaiting(spring);
    await db.updateTable('classes').set({ seatsTotal: 2, seatsLeft: 1 }).where('id', '=', 'test-class').execute();
    const partner = isTest ? await addKey('Staging', true, [testOrigin]) : key;

    expect((await ask({ partner, origin })).kv.notice).toBeUndefined();
    expect(await report()).toMatchObject([{ ...spring, isForeign: false, enrolments: 1 }]);
  },
);

test('member who waits is moved there from another class: counts, at the price that was agreed', {
  tags: ['all'],
}, async () => {
  const { db, report, seats, waits } = await createWaiting(spring);
  const other = testClass({ id: 'other', price: '300', startsAt: '2030-11-21T09:00:00.000Z' });
  await db.insertInto('classes').values(other).execute();
  expect(await seats.enrolByTrainer(waits, 'other')).toBe('enrolled');
  expect(await report()).toEqual([]);
  await db.updateTable('classes').set({ seatsTotal: 2, seatsLeft: 1 }).where('id', '=', 'test-class').execute();

  expect(await seats.move(waits, 'other', 'test-class')).toBe('enrolled');
  expect(await report()).toMatchObject([{ ...spring, classId: 'test-class', price: '300', enrolments: 1 }]);
});

test('member who waits is named for a seat of a company: counts for nobody', { tags: ['all'] }, async () => {
  const { db, events, report, seats, waits } = await createWaiting(spring);
  const agreed = { price: '480', currency: 'EUR', tax: '0', due: '480', isAgreed: 1, bookedAt: '' };
  const booked = { ...testCompany, ...agreed, id: 'testcompany', memberId: '', classId: 'test-class', seats: 1 };
  await db.insertInto('bookings').values(booked).execute();
  await db.updateTable('invitations').set({ bookingId: 'testcompany' }).where('memberId', '=', waits).execute();

  expect(await seats.enrolByTrainer(waits, 'test-class')).toBe('enrolled');
  expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
  expect(await report()).toEqual([]);
  expect(await events()).toEqual([]);
});
