import { expect, test } from 'vitest';
import { up } from '../../database/migrations/0031-session-ids.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

type Options = Parameters<typeof createTrainer>[0];

const tuesdays = { ...testData, start: '2026-11-03T18:30', sessionVenues: '2: Room 5\n5: Room 6' };

async function createBegun(options?: Options) {
  const trainer = await createTrainer(options);
  const { desk, enrol, postClass, token } = trainer;
  const draft = (await postClass('', { data: tuesdays })).body;
  const item = (await postClass(`/${draft.id}/publish`, { version: draft.version, alsoBegun: true })).body;
  await enrol(item.id, 'test-first');
  const mark = (session: number, more: object = {}) =>
    desk('POST', `/enrolments/${item.id}~test-first/mark`, { token, body: { session, isPresent: true, ...more } });
  await mark(1);
  await mark(2);
  const attended = async () => (await trainer.get(`/${item.id}/participants`)).rows[0].attended;
  const change = (data: object, more: object = {}) =>
    trainer.put(`/${item.id}`, { version: item.version, data: { ...tuesdays, ...data }, alsoUntold: true, ...more });
  const uids = async () => {
    const { body } = await trainer.api.inject(`/api/classes/${item.id}.ics`);
    return body.match(/UID:class-\d+-(\d+)/g)?.map((uid) => uid.replace(/.*-/, ''));
  };
  return { ...trainer, item, mark, attended, change, uids };
}

onEachEngine((engine) => {
  test('sessions in between: attendance, places and ids in calendars stay with their session', async () => {
    const { attended, change, uids } = await createBegun({ engine, demo: true });
    const { status, body } = await change({ pattern: '9 x 2 h, Tue+Thu 18:30' });

    expect([status, body.data.sessionVenues]).toEqual([200, '3: Room 5\n9: Room 6']);
    expect(await attended()).toEqual([1, 3]);
    expect(await uids()).toEqual(['1', '6', '2', '7', '3', '8', '4', '9', '5']);
  });

  test('change that moves or drops attendance: a question first, nothing is changed, and then it is done', async () => {
    const { attended, change, get, item, uids } = await createBegun({ engine, demo: true });
    const wednesday = { start: '2026-11-10T18:30', pattern: '4 x 2 h, Tue 18:30' };
    const asked = await change(wednesday);
    expect(asked).toMatchObject({ status: 409, body: { asks: 'alsoMarked' } });
    expect(asked.sentence).toBe(
      'Attendance is marked. There would be no session on Tuesday 3 November 2026, 18:30, and its marks would be deleted. Save all the same?',
    );
    expect((await get(`/${item.id}`)).data.start).toBe(tuesdays.start);

    const { body } = await change(wednesday, { alsoMarked: true });
    expect(body.data.sessionVenues).toBe('1: Room 5\n4: Room 6');
    expect(await attended()).toEqual([1]);
    expect(await uids()).toEqual(['2', '3', '4', '5']);
  });

  test('session with attendance at another hour: a question, and its attendance goes with it', async () => {
    const { attended, change } = await createBegun({ engine, demo: true });
    const later = { start: '2026-11-03T19:00', pattern: '5 x 2 h, Tue 19:00' };
    expect((await change(later)).sentence).toContain(
      'The session on Tuesday 3 November 2026, 18:30 would be on Tuesday 3 November 2026, 19:00.',
    );

    await change(later, { alsoMarked: true });
    expect(await attended()).toEqual([1, 2]);
  });

  test('dates that are left out and moved: everywhere, and one session moved is one event changed', async () => {
    const { db, enrol, onSite, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first');
    const data = { ...testData, otherDates: '2027-03-16: 2027-03-17 17–19' };
    const { body } = await postClass(`/${item.id}/move`, { version: item.version, data });

    expect(body).toMatchObject({ data: { otherDates: '2027-03-16: 2027-03-17 17:00-19:00' }, endsAt: item.endsAt });
    const [row] = await onSite(item.id);
    expect(row.sessions.split(' ')).toMatchObject({ length: 5, 2: '2027-03-17T16:00Z/PT120M' });
    const mail = await db.selectFrom('mails').selectAll().where('subject', 'like', 'New times%').executeTakeFirst();
    expect(mail?.text).toContain('It begins on Tuesday 2 March 2027, 18:30 (Europe/Vienna), as before.');
    expect(mail?.text).toContain(
      '\n\nSession 3 is on Wednesday 17 March 2027, 17:00 to 19:00, and not on Tuesday 16 March 2027, 18:30 to 20:30.\n\n',
    );
    expect(mail?.text).toContain('Wednesday 17 March 2027, 17:00 to 19:00 (Europe/Vienna)');
    expect(mail?.calendar).toMatch(new RegExp(`UID:class-${item.id}-3@[^]*?DTSTART:20270317T160000Z`));
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(5);

    const without = { ...testData, otherDates: '2027-03-16: left out' };
    const left = await postClass(`/${item.id}/move`, { version: body.version, data: without });
    expect(left.body.endsAt).toBe('2027-04-06T18:30:00.000Z');
    const [, last] = await db.selectFrom('mails').selectAll().where('subject', 'like', 'New times%').execute();
    expect(last?.text).toContain(
      'Session 5 is a new one, on Tuesday 6 April 2027, 18:30 to 20:30.\nThere is no session on Wednesday 17 March 2027, 17:00 to 19:00 any more.\n',
    );
    expect(last?.calendar).toMatch(new RegExp(`UID:class-${item.id}-6@[^]*?DTSTART:20270406T163000Z`));
    expect(last?.calendar).toMatch(new RegExp(`UID:class-${item.id}-3@[^]*?STATUS:CANCELLED`));
    expect(last?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  });

  test('database of an earlier version: attendance by number is attendance by session', async () => {
    const { attended, change, db, item, onSite } = await createBegun({ engine, demo: true });
    await db.schema.alterTable('classes').dropColumn('sessionIds').execute();
    await up(db);
    await up(db);

    expect(await attended()).toEqual([1, 2]);
    expect(await onSite(item.id)).toMatchObject([{ sessionVenues: tuesdays.sessionVenues }]);
    await change({ pattern: '9 x 2 h, Tue+Thu 18:30' });
    expect(await attended()).toEqual([1, 3]);
    expect(await onSite(item.id)).toMatchObject([{ sessionVenues: '3: Room 5\n9: Room 6' }]);
  });
});

test('attendance of a session that has other times by now: refused', async () => {
  const { mark } = await createBegun();

  expect((await mark(3, { start: '2026-11-17T17:30:00.000Z' })).status).toBe(200);
  expect((await mark(3, { start: '2026-11-16T17:30:00.000Z' })).sentence).toBe(
    'The sessions of this class have other times by now. Load the page again.',
  );
});

test('attendance in the file of the participants: with the days of the sessions', async () => {
  const { desk, item, token } = await createBegun();

  expect((await desk('GET', `/classes/${item.id}/participants.csv`, { token })).body).toContain(
    ',"1 (2026-11-03), 2 (2026-11-10)",',
  );
});

test.each([
  ['2027-03-09: 2027-03-10 17:00-19:00\n2027-03-23: left out', '09 17 30 06 13'],
  ['2027-03-09: left out', '16 23 30 06 13'],
])('class with other dates, %s, that is postponed: taken, on %s', async (otherDates, days) => {
  const { get, postClass, published } = await createTrainer();
  const item = await published({ otherDates });
  expect((await postClass(`/${item.id}/postpone`, { version: item.version })).status).toBe(200);

  const { start, timeZone, pattern, otherDates: next } = (await get(`/${item.id}`)).data;
  const { rows } = (await postClass('/sessions', { start, timeZone, pattern, otherDates: next })).body;
  expect(rows.map(({ day }: { day: string }) => day.slice(-2)).join(' ')).toBe(days);
});

test('class with attendance that is postponed: a question, and the attendance stays with its session', async () => {
  const { db, enrol, get, postClass, published } = await createTrainer();
  const { id, version } = await published({ otherDates: '2027-03-09: left out' });
  await enrol(id, 'test-first');
  await db.insertInto('attendance').values({ classId: id, memberId: 'test-first', session: 2 }).execute();
  const postpone = (more: object) => postClass(`/${id}/postpone`, { version, ...more });

  expect(await postpone({})).toMatchObject({ status: 409, body: { asks: 'alsoMarked' } });
  expect((await postpone({ alsoMarked: true })).status).toBe(200);
  expect((await get(`/${id}/participants`)).rows[0].attended).toEqual([2]);
});

test('other dates while one types: listed with those that are left out, or refused', async () => {
  const { postClass } = await createTrainer();
  const time = { start: '2027-03-02T18:30', timeZone: 'Europe/Vienna', pattern: '3 x 2 h, Tue' };
  const listed = (await postClass('/sessions', { ...time, otherDates: '09.03.2027' })).body;
  expect(listed).toMatchObject({ leftOut: ['2027-03-09'], otherDates: '2027-03-09: left out', fault: '' });
  expect(listed.rows.map(({ day }: { day: string }) => day)).toEqual(['2027-03-02', '2027-03-16', '2027-03-23']);

  const { fault } = (await postClass('/sessions', { ...time, otherDates: '2027-03-10' })).body;
  expect(fault).toContain('Other dates: there would be no session on 2027-03-10');
});
