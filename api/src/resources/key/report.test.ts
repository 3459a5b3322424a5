import { expect, test } from 'vitest';
import { up } from '../../database/migrations/0052-held-codes.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { createTestPartner, testOrigin } from '../../testing/test-partner.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { insertPartner } from './accounts.ts';
import { keyCounts } from './counts.ts';
import { partnerDays } from './days.ts';
import { partnerReport } from './report.ts';
import { setOrigins } from './table.ts';

const day = 86_400_000;

test('days of an origin that was registered later: what counts stands before what does not', async () => {
  const { clock, db, enrol, key, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = ''] = await signInRivals(db, 2);
  const visit = { partner: key, origin: 'https://late.example' };
  await enrol('500001', visit, first);
  await setOrigins(db, key, [visit.origin]);
  await enrol('500001', visit, second);

  const days = await partnerDays(db, partnerId, clock.read().toISOString().slice(0, 7));
  expect(days.map(({ isForeign }) => isForeign)).toEqual([false, true]);
});

test('report of a month: seats by campaign and class, those given back beside them; keys for tests do not count', async () => {
  const { addKey, clock, db, enrol, key, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = '', third = '', fourth = ''] = await signInRivals(db, 4);
  const testKey = await addKey('Staging', true, []);
  await enrol('500001', { partner: key, campaign: 'spring' }, first);
  await enrol('500001', { partner: key, campaign: 'spring' }, second);
  await enrol('500001', { partner: key }, third);
  await enrol('500001', { partner: testKey }, fourth);
  const { memberId } = await db
    .selectFrom('partnerEnrolments')
    .select('memberId')
    .where('campaign', '=', 'spring')
    .executeTakeFirstOrThrow();

  await createTestSeats(db, clock.read).cancel(memberId, '500001');
  clock.advance(20 * day);
  await enrol('500017', { partner: key });

  const report = await partnerReport(db, partnerId, '2026-11');
  expect(report).toMatchObject([
    { campaign: '', classId: '500001', enrolments: 1, cancelled: 0, currency: 'EUR' },
    { campaign: 'spring', classId: '500001', enrolments: 2, cancelled: 1 },
  ]);
  expect(await partnerReport(db, partnerId, '2026-10')).toEqual([]);
  expect(await partnerReport(db, 'other', '2026-11')).toEqual([]);
});

test('enrolment that began on an origin that is not registered: a row and an event of its own, not the partner’s', async () => {
  const { addKey, clock, db, enrol, key, partnerId, sendTo, signInRivals } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const [first = '', second = '', third = ''] = await signInRivals(db, 3);
  await enrol('500001', { partner: key, origin: testOrigin }, first);
  await enrol('500001', { partner: key, origin: 'https://rival.example' }, second);
  await enrol('500001', { partner: await addKey('Other', false, []), origin: testOrigin }, third);
  const { memberId } = await db
    .selectFrom('partnerEnrolments')
    .select('memberId')
    .where('origin', '=', 'https://rival.example')
    .executeTakeFirstOrThrow();
  await createTestSeats(db, clock.read).cancel(memberId, '500001');

  expect(await partnerReport(db, partnerId, '2026-11')).toMatchObject([
    { origin: testOrigin, isForeign: false, enrolments: 1 },
    { origin: testOrigin, isForeign: true, enrolments: 1 },
    { origin: 'https://rival.example', isForeign: true, enrolments: 1, cancelled: 1 },
  ]);
  expect((await keyCounts(db, '2026-11')).get(key)).toMatchObject({ enrolments: 1, cancelled: 0, foreign: 1 });
  const events = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
  expect(events.map(({ body }) => [JSON.parse(body).type, JSON.parse(body).enrolment.origin])).toEqual([
    ['enrolment.created', testOrigin],
    ['enrolment.foreign', 'https://rival.example'],
    ['enrolment.foreign', testOrigin],
  ]);
});

test('page on which a visit began: a row for each, in the event, and not what may say who the visitor is', async () => {
  const { clock, db, enrol, key, partnerId, sendTo, signInRivals } = await createTestPartner();
  await sendTo('https://partner.example/events');
  const [first = '', second = '', third = ''] = await signInRivals(db, 3);
  const visit = { partner: key, origin: testOrigin };
  await enrol('500001', { ...visit, page: '/kurse' }, first);
  await enrol('500001', { ...visit, page: '/kurse?mail=jane' }, second);
  await enrol('500001', { ...visit, page: '/konto/jane@example.com' }, third);

  const month = clock.read().toISOString().slice(0, 7);
  expect(await partnerReport(db, partnerId, month)).toMatchObject([
    { page: '/konto/*', enrolments: 1 },
    { page: '/kurse', enrolments: 2 },
  ]);
  expect(await partnerDays(db, partnerId, month)).toMatchObject([{ page: '/konto/*' }, { page: '/kurse' }]);
  const events = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
  expect(events.map(({ body }) => JSON.parse(body).enrolment.page)).toEqual(['/kurse', '/kurse', '/konto/*']);
});

test('fields that came along: a row for each, sorted, eight at most, without what is none', async () => {
  const { db, enrol, key, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = '', third = ''] = await signInRivals(db, 3);
  const nine = Array.from({ length: 9 }, (_, index) => `f${9 - index}=${index}`).join(' ');
  await enrol('500001', { partner: key, fields: 'utm_source=letter plan=gold plan=silver mail=a@example.com' }, first);
  await enrol('500001', { partner: key, fields: 'plan=silver utm_source=letter' }, second);
  await enrol('500001', { partner: key, fields: nine }, third);

  expect(await partnerReport(db, partnerId, '2026-11')).toMatchObject([
    { fields: 'f2=7 f3=6 f4=5 f5=4 f6=3 f7=2 f8=1 f9=0', enrolments: 1 },
    { fields: 'plan=silver utm_source=letter', enrolments: 2 },
  ]);
});

test('report in the desk: for owners, of a partner and a month that are there', async () => {
  const { db, desk, signInAs } = await createTestDesk();

  const id = await insertPartner(db, 'Acme', new Date());
  const token = await signInAs('owner');

  const { status, body } = await desk('GET', `/partners/${id}/report?month=2026-11`, { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    partner: { id, name: 'Acme' },
    month: '2026-11',
    views: 0,
    starts: 0,
    requests: 0,
    unconfirmed: 0,
    closed: 0,
    enrolments: 0,
    cancelled: 0,
    foreign: 0,
    rows: [],
    days: [],
  });
  expect((await desk('GET', '/partners/nobody/report?month=2026-11', { token })).status).toBe(404);
  expect((await desk('GET', `/partners/${id}/report?month=2026-13`, { token })).status).toBe(422);
});

test('report of a month: the price that was agreed, not the one that the class has since; each price in a row', async () => {
  const { db, enrol, key, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = ''] = await signInRivals(db, 2);
  await db.updateTable('classes').set({ price: '400' }).where('id', '=', '500001').execute();
  await enrol('500001', { partner: key }, first);
  await db.updateTable('classes').set({ price: '500' }).where('id', '=', '500001').execute();
  await enrol('500001', { partner: key }, second);
  await db.updateTable('classes').set({ price: '600' }).where('id', '=', '500001').execute();
  expect(await partnerReport(db, partnerId, '2026-11')).toMatchObject([
    { classId: '500001', price: '400', enrolments: 1 },
    { classId: '500001', price: '500', enrolments: 1 },
  ]);
});

test('database of an earlier version: enrolments have the price that was booked, those given back that of the class', async () => {
  const { clock, db, enrol, key, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = ''] = await signInRivals(db, 2);
  await db.updateTable('classes').set({ price: '400' }).where('id', '=', '500001').execute();
  await enrol('500001', { partner: key, campaign: 'kept' }, first);
  await enrol('500001', { partner: key, campaign: 'back' }, second);
  const { memberId } = await db
    .selectFrom('partnerEnrolments')
    .select('memberId')
    .where('campaign', '=', 'back')
    .executeTakeFirstOrThrow();
  await createTestSeats(db, clock.read).cancel(memberId, '500001');
  await db.updateTable('classes').set({ price: '600' }).where('id', '=', '500001').execute();
  for (const name of ['price', 'currency']) await db.schema.alterTable('partnerEnrolments').dropColumn(name).execute();
  await db.schema.alterTable('waiting').dropColumn('code').execute();
  await up(db);
  await up(db);
  expect(await partnerReport(db, partnerId, '2026-11')).toMatchObject([
    { campaign: 'back', price: '600', cancelled: 1 },
    { campaign: 'kept', price: '400', cancelled: 0 },
  ]);
});
