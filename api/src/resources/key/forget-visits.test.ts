import { DefaultQueryExecutor } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createContext } from '../../context.ts';
import { up } from '../../database/migrations/0068-what-is-due.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createTestPartner, testOrigin, testPlaceRequest } from '../../testing/test-partner.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { upkeep } from '../enrolment/upkeep.ts';

const day = 86_400_000;
const visit = { fields: 'uid=person-17', origin: testOrigin, page: '/people/jane-doe' };

type Partner = Awaited<ReturnType<typeof createTestPartner>>;

async function createVisits(options: Parameters<typeof createTestPartner>[0]) {
  const partner = await createTestPartner(options);
  const { clock, db, enrol, key, sendTo } = partner;
  await sendTo('https://partner.example/events');
  await db.deleteFrom('enrolments').execute();
  await db.deleteFrom('bookings').execute();
  expect((await enrol('500001', { partner: key, ...visit })).err).toEqual([]);
  const { memberId } = await db.selectFrom('enrolments').select('memberId').executeTakeFirstOrThrow();
  const seats = createTestSeats(db, clock.read);
  const keepUp = () => upkeep(createContext(db, { clock: clock.read }), () => true);
  return { ...partner, keepUp, memberId, seats };
}

/** After the first statement of the erasure that changes requests or messages. */
function meanwhile(act: () => Promise<unknown>): void {
  const { executeQuery } = DefaultQueryExecutor.prototype;
  let isDone = false;
  vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(async function (
    this: never,
    query,
    ...rest
  ) {
    const result = await executeQuery.call(this, query, ...rest);
    if (isDone || !/^(?:update "partner_requests"|delete from "messages")/.test(query.sql)) return result;
    isDone = true;
    await act();
    return result;
  });
}

const rowsOf = ({ db }: Pick<Partner, 'db'>) =>
  Promise.all([
    db.selectFrom('partnerEnrolments').selectAll().execute(),
    db.selectFrom('partnerRequests').selectAll().execute(),
  ]);

const eventsOf = async ({ db }: Pick<Partner, 'db'>) => {
  const rows = await db.selectFrom('partnerEvents').select('body').orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ body }) => JSON.parse(body));
};

const told = /person-17|jane-doe/;

onEachEngine((engine) => {
  test('member erased who came from a partner’s page: row and events forget fields and page, and the partner is told of a seat given back', async () => {
    const visits = await createVisits({ engine });
    const { db, memberId, seats } = visits;
    expect(JSON.stringify([await rowsOf(visits), await eventsOf(visits)])).toMatch(told);

    await seats.erase(memberId);

    expect(JSON.stringify([await rowsOf(visits), await eventsOf(visits)])).not.toMatch(told);
    const enrolment = { classId: '500001', origin: testOrigin, fields: {}, page: '' };
    expect(await eventsOf(visits)).toMatchObject([
      { type: 'enrolment.created', enrolment },
      { type: 'enrolment.cancelled', enrolment },
    ]);
    expect(await db.selectFrom('partnerEnrolments').select(['memberId', 'origin']).execute()).toEqual([
      { memberId: '', origin: testOrigin },
    ]);
  });

  test('person erased who asked for a place on a partner’s page: request and event forget fields and page', async () => {
    const visits = await createVisits({ engine });
    const { ask, db, key, memberId, seats } = visits;
    const { email } = await db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect((await ask({ ...testPlaceRequest, email, partner: key, ...visit })).err).toEqual([]);
    expect(JSON.stringify(await rowsOf(visits))).toMatch(told);

    await seats.erase(memberId);

    expect(JSON.stringify([await rowsOf(visits), await eventsOf(visits)])).not.toMatch(told);
    expect((await eventsOf(visits)).map(({ type }) => type)).toContain('place.requested');
  });

  test('seat given back: its row forgets fields and page at once, the event for the partner has them for 30 days', async () => {
    const visits = await createVisits({ engine });
    const { clock, db, keepUp, memberId, seats } = visits;
    await seats.cancel(memberId, '500001');

    expect(JSON.stringify(await rowsOf(visits))).not.toMatch(told);
    expect((await eventsOf(visits))[1]).toMatchObject({
      enrolment: { fields: { uid: 'person-17' }, page: visit.page },
    });
    await db.updateTable('partnerEvents').set({ sentAt: clock.read().toISOString(), nextTryAt: null }).execute();
    clock.advance(29 * day);
    await keepUp();
    expect(await eventsOf(visits)).toHaveLength(2);
    clock.advance(2 * day);
    await keepUp();
    expect(await eventsOf(visits)).toEqual([]);
  });

  test('request whose message is kept no longer: forgotten with it', async () => {
    const visits = await createVisits({ engine });
    const { ask, clock, db, keepUp, key } = visits;
    await ask({ ...testPlaceRequest, partner: key, ...visit });
    await keepUp();
    expect((await rowsOf(visits))[1]).toMatchObject([{ fields: visit.fields, page: visit.page }]);

    await db.updateTable('messages').set({ state: 'closed' }).execute();
    clock.advance(367 * day);
    await keepUp();
    expect((await rowsOf(visits))[1]).toMatchObject([{ fields: '', page: '' }]);
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  test('upgrade: request whose message was gone, and seat that was given back before, forget the visit', async () => {
    const visits = await createVisits({ engine });
    const { ask, db, key } = visits;
    await db.updateTable('partnerEnrolments').set({ memberId: '' }).execute();
    await ask({ ...testPlaceRequest, partner: key, ...visit });
    await up(db);
    expect((await rowsOf(visits))[1]).toMatchObject([{ fields: visit.fields, page: visit.page }]);
    expect((await rowsOf(visits))[0]).toMatchObject([{ fields: '', page: '' }]);

    await db.deleteFrom('messages').execute();
    await up(db);
    expect(JSON.stringify(await rowsOf(visits))).not.toMatch(told);
  });
});

test('place asked for while the person is erased: its request forgets the visit, or is kept with its message', {
  tags: ['all'],
}, async () => {
  const visits = await createVisits({ engine: 'PostgreSQL' });
  const { ask, db, key, memberId, seats } = visits;
  const { email } = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
  const askNow = async () => {
    expect((await ask({ ...testPlaceRequest, email, partner: key, ...visit })).err).toEqual([]);
  };
  meanwhile(askNow);

  await seats.erase(memberId);

  const requests = await db.selectFrom('partnerRequests').select(['messageId', 'page']).execute();
  const messages = await db.selectFrom('messages').select('id').execute();
  expect(requests).toHaveLength(1);
  expect(requests.filter(({ page }) => page !== '').map(({ messageId }) => messageId)).toEqual(
    messages.map(({ id }) => id),
  );
});
