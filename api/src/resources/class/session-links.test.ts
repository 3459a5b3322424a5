import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/test-calls.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';

const ofClass = 'https://meet.example/class';
const ofThird = 'https://meet.example/third?a=1&b=2';
const links = { meetingLink: ofClass, sessionLinks: `3: ${ofThird}` };

const unfolded = (calendar = '') => calendar.replaceAll('\r\n ', '');
const placesIn = (calendar = '') => [...unfolded(calendar).matchAll(/^LOCATION:(.*)\r$/gm)].map(([, place]) => place);

onEachEngine((engine) => {
  test('session with a link of its own: in mails, calendar files and pages of participants, and nowhere else', async () => {
    const trainer = await createTrainer({ engine, demo: true });
    const { api, call, db, desk, enrol, get, onSite, postClass, published, put, token } = trainer;
    const item = await published({ ...links, seats: '2' });
    expect((await get(`/${item.id}`)).data.sessionLinks).toBe(links.sessionLinks);
    await enrol(item.id, 'test-first');
    const cookie = await signIn(trainer);
    await call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: item.id });
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'test-first@example.com')
      .executeTakeFirst();
    expect(mail?.text).toContain(`16 March 2027, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC, ${ofThird}\n`);
    expect(mail?.text).toContain(`Online meeting: ${ofClass}`);
    expect(placesIn(mail?.calendar)).toEqual([ofClass, ofClass, ofThird, ofClass, ofClass]);
    const place = /https?:\S+(\/app\/places\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const toFollow = '<a href="https://meet.example/third?a=1&amp;b=2">https://meet.example/third?a=1&amp;b=2</a>';
    expect((await api.inject(place)).body).toContain(`17:30 to 19:30 UTC, ${toFollow}\n`);
    expect(mail?.html).toContain(`17:30 to 19:30 UTC, ${toFollow}<br>`);

    await db.insertInto('members').values(testMember('test-late')).execute();
    const late = { email: 'test-late@example.com', classId: item.id };
    await desk('POST', '/enrolments/wait', { token, body: { data: late } });
    const [waiting, ...others] = await db.selectFrom('mails').selectAll().where('recipient', '=', late.email).execute();
    expect([waiting?.subject, others]).toEqual(['You are on the waiting list: Test class', []]);
    expect(waiting?.text).toContain('16 March 2027, 18:30 to 20:30');
    expect(`${waiting?.text}${waiting?.html}`).not.toContain('meet.example');

    const publicAnswers = [JSON.stringify(await onSite(item.id))];
    for (const file of [`classes/${item.id}.ics`, 'classes/feed.atom'])
      publicAnswers.push((await api.inject(`/api/${file}`)).body);
    for (const answer of publicAnswers) expect(answer).not.toContain('meet.example');

    const data = { ...testData, ...links, seats: '2', pattern: '9 x 2 h, Tue+Thu 18:30' };
    expect((await put(`/${item.id}`, { version: item.version, data, alsoUntold: true })).body.data.sessionLinks).toBe(
      `5: ${ofThird}`,
    );
    const other = { ...data, sessionLinks: '' };
    await db.deleteFrom('mails').execute();
    await postClass(`/${item.id}/move`, { version: item.version + 1, data: other });
    const told = await db.selectFrom('mails').selectAll().where('recipient', '=', 'test-first@example.com').execute();
    expect(told).toMatchObject([{ subject: 'New place: Test class' }]);
    expect(told[0]?.text).toContain('No session has a link of its own any more.');
    const { detail } = await db
      .selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'class moved')
      .executeTakeFirstOrThrow();
    expect(detail).toBe('Other links, mails: 2');
  });
});

test('page of a member after signing in: the link of the session that is next', async () => {
  const trainer = await createTrainer({ demo: true });
  const { clock, db, published } = trainer;
  const item = await published({ ...links, sessionLinks: `1: ${ofThird}` });
  let cookie = await signIn(trainer);
  await trainer.call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: item.id });
  const shown = async () => [
    (await trainer.call(ownCallPaths.getSeat, { cookie, fkClassId: item.id })).kv.meetingLink,
    (await trainer.post('/app/session', { tk: cookie })).body.classes.at(-1).meetingLink,
  ];
  expect(await shown()).toEqual([ofThird, ofThird]);

  clock.advance(Date.parse('2027-03-03T08:00:00Z') - clock.read().getTime());
  cookie = await signIn(trainer);
  expect(await shown()).toEqual([ofClass, ofClass]);
  expect(await db.selectFrom('enrolments').selectAll().execute()).toHaveLength(1);
});

test.each([
  [{ venue: 'Zoom: https://zoom.example/j/1' }, 'Venue: '],
  [{ venue: 'www.zoom.example/j/1' }, 'Venue: '],
  [{ venue: 'zoom.us/j/1' }, 'Venue: '],
  [{ venue: 'Online, https://us02web.zoom.us/j/1?pwd=2' }, 'Venue: '],
  [{ venue: 'https://teams.microsoft.com/l/meetup-join/1' }, 'Venue: '],
  [{ venue: 'zoom.us:443/j/1' }, 'Venue: '],
  [{ venue: 'https://bbb01.example/b/x' }, 'Venue: '],
  [{ venue: 'jitsi-meet.example/x, or zoom-eu.example/j/1' }, 'Venue: '],
  [{ sessionVenues: '3: https://zoom.example/j/1' }, 'Other places: '],
  [{ sessionVenues: '3: meet.google.com/abc-defg-hij' }, 'Other places: '],
])('address of a meeting in what everybody reads, %j: refused with where it belongs', async (data, label) => {
  const { postClass } = await createTrainer();

  expect((await postClass('', { data: { ...testData, ...data } })).sentence).toBe(
    `${label}everybody sees it. The address of a meeting is a Meeting link, or a line of Other links.`,
  );
});

test('page of a hotel in what everybody reads: taken', async () => {
  const { postClass } = await createTrainer();
  const venue = 'Hotel Test, 1 Zoom Street, Meet. See https://hotel.example/meet/rooms or www.hotel.example';
  const { status, body } = await postClass('', { data: { ...testData, venue, sessionVenues: `3: ${venue}` } });

  expect([status, body.data?.venue]).toEqual([200, venue]);
});

test('class of an earlier version with the address of a meeting as its venue: saved, moved and postponed', async () => {
  const { db, desk, postClass, published, put, token } = await createTrainer();
  const { id, version } = await published();
  const [venue, sessionVenues] = ['https://zoom.us/j/1', '3: https://zoom.us/j/3'];
  await db.updateTable('classes').set({ venue, sessionVenues }).where('id', '=', id).execute();
  const data = { ...testData, venue, sessionVenues };

  expect((await put(`/${id}`, { version, data: { ...data, seats: '11' } })).status).toBe(200);
  const moved = { ...data, seats: '11', start: '2027-03-09T18:30' };
  expect((await postClass(`/${id}/move`, { version: version + 1, data: moved })).status).toBe(200);
  expect((await postClass(`/${id}/postpone`, { version: version + 2 })).status).toBe(200);
  const { body } = await desk('GET', `/classes/${id}`, { token });
  expect(body.data).toMatchObject({ venue, start: '2027-03-16T18:30' });
});

test.each(['3 https://meet.example', '9: https://meet.example', '3: Room 5', '3: javascript:alert(1)'])(
  'link of a session, %j: refused with an example',
  async (sessionLinks) => {
    const { postClass } = await createTrainer();

    expect((await postClass('', { data: { ...testData, sessionLinks } })).sentence).toBe(
      'Other links: each line is the number of a session and an address, like “3: https://meet.example/3”.',
    );
  },
);
