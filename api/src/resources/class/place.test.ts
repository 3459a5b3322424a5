import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/test-calls.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

const venue = 'Room 4, Test Street 1';
const meetingLink = 'https://meet.example/test?a=1&b=2';
const place = { mode: 'Blended', venue, meetingLink };

const unfolded = (calendar = '') => calendar.replaceAll('\r\n ', '');

test('place of a class: the venue is public, and no public answer has the link of the meeting', async () => {
  const { api, call, onSite, published } = await createTrainer({ demo: true });
  const { id } = await published(place);

  expect(await onSite(id)).toMatchObject([{ venue }]);
  const everyClass = { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId: '' };
  expect(JSON.stringify([await onSite(id), await call(callPaths.getClassList, everyClass)])).not.toContain(
    'meet.example',
  );
  const files = [
    `classes/${id}.ics`,
    `plans/${id}.ics`,
    'languages/1111117.ics',
    'languages/all.ics',
    'classes/feed.atom',
  ];
  for (const file of files) {
    const { body, statusCode } = await api.inject(`/api/${file}`);
    expect([file, statusCode, body.includes('Test class'), body.includes('meet.example')]).toEqual([
      file,
      200,
      true,
      false,
    ]);
  }
  expect(unfolded((await api.inject(`/api/classes/${id}.ics`)).body)).toContain('LOCATION:Room 4\\, Test Street 1');
});

test('mails to participants: venue, and the meeting as a link, also in the calendar file', async () => {
  const { db, desk, published, token } = await createTrainer({ demo: true });
  const { id } = await published(place);
  const [memberId] = await addTestMembers(db, 1);
  await desk('POST', '/enrolments', { token, body: { data: { email: `${memberId}@example.com`, classId: id } } });
  const mail = await db.selectFrom('mails').selectAll().where('subject', 'like', 'You have a seat%').executeTakeFirst();

  expect(mail?.text).toContain(`Blended\nVenue: ${venue}\n\n`);
  expect(mail?.text).toContain(`\nOnline meeting: ${meetingLink}\n`);
  expect(mail?.html).toContain('<a href="https://meet.example/test?a=1&amp;b=2">Online meeting</a>');
  expect(unfolded(mail?.calendar)).toContain('LOCATION:Room 4\\, Test Street 1');
  expect(unfolded(mail?.calendar)).toMatch(/DESCRIPTION:.*\\nhttps:\/\/meet\.example\/test\?a=1&b=2/);
});

test('class without a venue: the meeting is its place, in the calendar of participants alone', async () => {
  const { db, desk, enrol, postClass, published, token } = await createTrainer({ demo: true });
  const item = await published({ meetingLink, seats: '1' });
  await enrol(item.id, 'test-first');
  const [memberId] = await addTestMembers(db, 1);
  await desk('POST', '/enrolments/wait', {
    token,
    body: { data: { email: `${memberId}@example.com`, classId: item.id } },
  });
  const start = '2027-04-06T18:30';
  const data = { ...testData, meetingLink, seats: '1', start };
  await postClass(`/${item.id}/move`, { version: item.version, data });

  const mails = await db.selectFrom('mails').selectAll().where('subject', 'like', 'New times%').execute();
  const mailTo = (id = '') => mails.find(({ recipient }) => recipient === `${id}@example.com`);
  expect(unfolded(mailTo('test-first')?.calendar)).toContain(`LOCATION:${meetingLink}`);
  expect(mailTo('test-first')?.text).toContain(meetingLink);
  expect(mailTo(memberId)?.text).toContain('You stay on its waiting list.');
  expect(JSON.stringify(mailTo(memberId))).not.toContain('meet.example');
  const toWaiting = await db.selectFrom('mails').selectAll().where('subject', 'like', '%waiting list%').execute();
  expect(JSON.stringify(toWaiting)).not.toContain('meet.example');
});

test('link of the meeting: a member sees it with a seat, not without one, and not of a cancelled class', async () => {
  const trainer = await createTrainer({ demo: true });
  const item = await trainer.published(place);
  const cookie = await signIn(trainer);
  const seat = async () => (await trainer.call(ownCallPaths.getSeat, { cookie, fkClassId: item.id })).kv;
  expect(await seat()).toEqual({ seat: 'none' });

  await trainer.call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: item.id });
  expect(await seat()).toEqual({ seat: 'taken', meetingLink });
  const { body } = await trainer.post('/app/session', { tk: cookie });
  expect(body.classes).toMatchObject([{ venue, meetingLink }]);

  await trainer.postClass(`/${item.id}/cancel`, { version: item.version });
  expect(await seat()).toEqual({ seat: 'taken' });
});

test('link of the meeting: no address of another kind, and not in the audit log', async () => {
  const { db, postClass, published, put } = await createTrainer({ demo: true });
  const refused = await postClass('', { data: { ...testData, meetingLink: 'javascript:alert(1)' } });
  expect(refused).toMatchObject({ status: 422, sentence: 'Meeting link: the address has to begin with https://' });

  const item = await published();
  await put(`/${item.id}`, { version: item.version, data: { ...testData, ...place } });
  const { detail } = await db
    .selectFrom('auditLog')
    .select('detail')
    .where('action', '=', 'class changed')
    .executeTakeFirstOrThrow();
  expect(detail).toBe(`Mode: Live online to Blended, Venue: ${venue} added, Meeting link`);
});

test('another venue: told to participants and who waits; another link of the meeting: to participants alone', async () => {
  const { db, desk, enrol, postClass, published, token } = await createTrainer({ demo: true });
  const item = await published({ ...place, seats: '1' });
  await enrol(item.id, 'test-first');
  const [memberId] = await addTestMembers(db, 1);
  const body = { data: { email: `${memberId}@example.com`, classId: item.id } };
  await desk('POST', '/enrolments/wait', { token, body });
  const newPlaces = () =>
    db.selectFrom('mails').selectAll().where('subject', '=', 'New place: Test class').orderBy('id').execute();

  const venueOnly = { ...testData, ...place, seats: '1', venue: 'Room 5' };
  const { version } = (await postClass(`/${item.id}/move`, { version: item.version, data: venueOnly })).body;
  const [enrolled, waiting, ...others] = await newPlaces();
  expect(others).toEqual([]);
  expect(enrolled?.text).toContain(`Its venue is Room 5. It is not held at ${venue} any more.`);
  expect(enrolled?.text).toContain('You keep your seat. The calendar file with this mail has the new place.');
  expect(unfolded(enrolled?.calendar)).toContain('LOCATION:Room 5');
  expect(waiting?.text).toContain('If the new place does not suit you');
  expect(JSON.stringify(waiting)).not.toContain('meet.example');

  const other = 'https://meet.example/other';
  await postClass(`/${item.id}/move`, { version, data: { ...venueOnly, meetingLink: other } });
  const [, , told, ...more] = await newPlaces();
  expect(more).toEqual([]);
  expect(told).toMatchObject({ recipient: 'test-first@example.com' });
  expect(told?.text).toContain('The link of its online meeting, below, is a new one.');
  expect(told?.text).toContain(`Online meeting: ${other}`);
});

test('session at another place: its own line of the mail and its own event; told when it changes', async () => {
  const { api, db, enrol, postClass, published } = await createTrainer({ demo: true });
  const item = await published({ venue });
  await enrol(item.id, 'test-first');
  const data = { ...testData, venue, sessionVenues: '2: Room 5\n5: Garden' };
  expect((await postClass(`/${item.id}/move`, { version: item.version, data })).status).toBe(200);

  const mail = await db.selectFrom('mails').selectAll().where('subject', 'like', 'New place%').executeTakeFirst();
  expect(mail?.text).toContain('Some sessions are held elsewhere, as their list says.');
  expect(mail?.text).toMatch(/2 March 2027, [^\n]* UTC\n[^\n]*9 March 2027, [^\n]* UTC, Room 5\n/);
  const places = (calendar = '') => [...unfolded(calendar).matchAll(/^LOCATION:(.*)\r$/gm)].map(([, place]) => place);
  const here = 'Room 4\\, Test Street 1';
  expect(places(mail?.calendar)).toEqual([here, 'Room 5', here, here, 'Garden']);
  expect(places((await api.inject(`/api/classes/${item.id}.ics`)).body)).toEqual(places(mail?.calendar));
});

test.each(['Room 5', '0: Room 5', '6: Room 5', '2:', '2: Room 5\nRoom 6'])(
  'session elsewhere, %j of five: refused',
  async (sessionVenues) => {
    const { postClass } = await createTrainer();
    const { sentence } = await postClass('', { data: { ...testData, sessionVenues } });

    expect(sentence).toBe('Other places: each line begins with the number of a session, like “3: Room 5”.');
  },
);
