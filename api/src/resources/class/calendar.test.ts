import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { createObedientCalendar, one, readCalendar, type TestEvent } from '../../testing/test-calendar.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { upkeep } from '../enrolment/upkeep.ts';

const pattern = '3 x 2 h, Tue 18:30';
const shown = ['UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'LOCATION', 'ORGANIZER', 'SUMMARY', 'URL'];

async function createCourse(change: object = {}, options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer({ demo: true, ...options });
  const item = await trainer.published({ pattern, venue: 'Room 4', ...change });
  const path = `/enrolments/${item.id}~test-first`;
  const act = (name: string, body?: object) =>
    trainer.desk('POST', `${path}/${name}`, { token: trainer.token, ...(body && { body }) });
  const seat = () =>
    trainer.desk('POST', '/enrolments', {
      token: trainer.token,
      body: { data: { email: 'test-first@example.com', classId: item.id } },
    });
  const version = async () => (await trainer.get(`/${item.id}`)).version as number;
  const calendars = async (recipient = 'test-first@example.com') =>
    (
      await trainer.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
    ).flatMap(({ calendar }) => calendar || []);
  const file = async (id = item.id) => (await trainer.api.inject(`/api/classes/${id}.ics`)).body;
  return { ...trainer, act, calendars, file, item, seat, version };
}

const valuesOf = (event: TestEvent) => shown.map((name) => event.get(name));
const factsOf = (text = '') => readCalendar(text).events.map(valuesOf);

onEachEngine((engine) => {
  test('every mail about a seat has a higher SEQUENCE than the one before, and the public file agrees with it', async () => {
    const course = await createCourse({ reminderDays: '7', seats: '1' }, { engine });
    const { act, calendars, clock, db, enrol, file, item, postClass, seat, version } = course;
    const calendar = createObedientCalendar();
    let taken = 0;
    const takeNext = async (count: number) => {
      const all = await calendars();
      expect(all).toHaveLength(taken + 1);
      calendar.take(all[taken++] ?? '');
      expect(calendar.held()).toHaveLength(count);
      expect(factsOf(await file())).toEqual(factsOf(all.at(-1)));
    };

    await enrol(item.id, 'test-first');
    await takeNext(3);
    await act('cancel');
    await takeNext(0);
    await seat();
    await takeNext(3);
    const data = { ...testData, pattern, venue: 'Room 5', reminderDays: '7', seats: '1' };
    await postClass(`/${item.id}/move`, { version: await version(), data });
    await takeNext(3);
    clock.advance(Date.parse('2027-02-24T12:00:00Z') - clock.read().getTime());
    await upkeep(createContext(db, { clock: clock.read }), () => true);
    await takeNext(3);
  });

  test('class that is cancelled: its mail is newer than each before, and the public file says it too', async () => {
    const { calendars, enrol, file, item, postClass, version } = await createCourse({}, { engine });
    await enrol(item.id, 'test-first');
    await postClass(`/${item.id}/cancel`, { version: await version() });

    const calendar = createObedientCalendar();
    const [seat = '', cancelled = ''] = await calendars();
    calendar.take(seat);
    calendar.take(cancelled);
    expect(calendar.held()).toEqual([]);
    const { method, events } = readCalendar(cancelled);
    expect(method).toBe('CANCEL');
    expect(events.map((event) => event.get('ATTENDEE')?.[0]?.toLowerCase())).toEqual(
      Array(3).fill(expect.stringMatching(/cn="?test member test-first"?.*:mailto:test-first@example\.com$/)),
    );
    const there = readCalendar(await file());
    expect(there.method).toBe('PUBLISH');
    expect(there.events.map((event) => one(event, 'STATUS'))).toEqual(Array(3).fill('CANCELLED'));
    expect(there.events.map(valuesOf)).toEqual(events.map(valuesOf));
  });

  test('seat moved to another class and back: each calendar file is newer, for both classes', async () => {
    const { act, calendars, desk, enrol, item, published, token } = await createCourse({}, { engine });
    const other = await published({ name: 'Other class', pattern: '2 x 1 h, Thu 09:00', start: '2027-03-04T09:00' });
    const calendar = createObedientCalendar();
    await enrol(item.id, 'test-first');
    await act('move', { to: other.id });
    await desk('POST', `/enrolments/${other.id}~test-first/move`, { token, body: { to: item.id } });
    for (const text of await calendars()) calendar.take(text);

    expect(await calendars()).toHaveLength(3);
    expect(calendar.held().map((event) => one(event, 'UID'))).toEqual(
      [1, 2, 3].map((number) => `class-${item.id}-${number}@localhost`),
    );
  });
});

test('one session at another place: that event alone is another one', async () => {
  const { calendars, enrol, file, item, postClass, version } = await createCourse();
  await enrol(item.id, 'test-first');
  const before = readCalendar(await file()).events;
  const data = { ...testData, pattern, venue: 'Room 4', sessionVenues: '2: Garden' };
  await postClass(`/${item.id}/move`, { version: await version(), data });

  const [, moved] = await calendars();
  for (const text of [moved, await file()]) {
    const after = readCalendar(text ?? '').events;
    const changed = after.filter((event, index) =>
      [...event].some(
        ([name, value]) =>
          !['SEQUENCE', 'DTSTAMP'].includes(name) && String(before[index]?.get(name)) !== String(value),
      ),
    );
    expect(changed.map((event) => [one(event, 'UID'), one(event, 'LOCATION')])).toEqual([
      [`class-${item.id}-2@localhost`, 'Garden'],
    ]);
  }
});

test('reminder and seats: what only a calendar notices is no change of the site', async () => {
  const course = await createCourse({ reminderDays: '7' });
  await course.enrol(course.item.id, 'test-first');
  const contentOf = () => course.db.selectFrom('listVersions').selectAll().where('list', '=', 'content').execute();
  const before = await contentOf();
  course.clock.advance(Date.parse('2027-02-24T12:00:00Z') - course.clock.read().getTime());
  await upkeep(createContext(course.db, { clock: course.clock.read }), () => true);

  expect(await course.calendars()).toHaveLength(2);
  expect(await contentOf()).toEqual(before);
});

test('organizer: the address for enquiries, sent by that of the mails', async () => {
  const { calendars, enrol, file, item } = await createCourse();
  await enrol(item.id, 'test-first');
  for (const text of [...(await calendars()), await file()])
    expect(text.replaceAll('\r\n ', '')).toContain(';SENT-BY="mailto:no-reply@example.com":mailto:info@example.com');
});

test('description of a session of a class with other dates: without the pattern, which names other days', async () => {
  const { file, published } = await createCourse();
  const { id } = await published({ pattern, otherDates: '2027-03-09: 2027-03-10 18:30-20:30' });
  expect(await file(id)).not.toContain('3 x 2 h');
  expect(await file()).toContain('3 x 2 h');
});

test('class that is cancelled while it runs, or left then: sessions that were held stay in the calendar', async () => {
  const { clock, db, desk, enrol, published, signInAs } = await createTrainer();
  const item = await published({ start: '2026-11-24T18:30', pattern: '3 x 2 h, Tue 18:30' });
  const other = await published({ start: '2027-03-02T18:30' });
  for (const id of ['test-first', 'test-second', 'test-third']) await enrol(item.id, id);
  await db.deleteFrom('mails').execute();
  clock.advance(Date.parse('2026-12-01T18:00:00Z') - clock.read().getTime());
  const token = await signInAs('trainer');
  const seat = (id: string, what: string, body: object) =>
    desk('POST', `/enrolments/${item.id}~${id}/${what}`, { token, body });
  await seat('test-first', 'cancel', {});
  await seat('test-second', 'move', { to: other.id });
  const { version } = (await desk('GET', `/classes/${item.id}`, { token })).body;
  await desk('POST', `/classes/${item.id}/cancel`, { token, body: { version } });

  const mails = await db.selectFrom('mails').select('calendar').orderBy('id').execute();
  expect(mails).toHaveLength(3);
  for (const { calendar } of mails) {
    const ended = calendar.split('BEGIN:VEVENT').filter((event) => event.includes('STATUS:CANCELLED'));
    expect(ended.map((event) => /DTSTART:(\w+)/.exec(event)?.[1])).toEqual(['20261201T173000Z', '20261208T173000Z']);
  }
});
