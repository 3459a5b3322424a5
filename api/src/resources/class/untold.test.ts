import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

const later = { start: '2027-03-09T18:30' };
const questionOf = (people: string) =>
  `${people} should know of the other times or place, and Save tells nobody. Save all the same?`;

async function createUntold(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { db, desk, published, put, token } = trainer;
  const item = await published({ seats: '2' });
  const post = (path: string, body: object) => desk('POST', path, { token, body });
  const invite = (email: string) =>
    post('/invitations', { data: { email, fullname: 'Kim', classId: item.id, code: '' } });
  const save = (data: object, answer: object = {}) => put(`/${item.id}`, { version: item.version, data, ...answer });
  const subjects = async () => (await db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject);
  const asIfOver = () =>
    db
      .updateTable('classes')
      .set({ startsAt: '2026-11-03T17:30:00.000Z', localStart: '2026-11-03T18:30:00+01:00' })
      .set({ pattern: '1 x 2 h, Tue 18:30', endsAt: '2026-11-03T19:30:00.000Z' })
      .where('id', '=', item.id)
      .execute();
  return { ...trainer, asIfOver, invite, item, post, save, subjects };
}

onEachEngine((engine) => {
  test('class that is over: saved with times that have passed, and not with times ahead', async () => {
    const { asIfOver, get, item, save } = await createUntold({ engine });
    await asIfOver();
    const refused = await save(later);
    expect(refused).toMatchObject({ status: 409, sentence: 'This class is over. For times ahead make a new class.' });
    expect((await save({ start: '2026-11-10T18:30', name: 'Corrected' })).status).toBe(200);

    expect(await get(`/${item.id}`)).toMatchObject({ state: 'over', data: { start: '2026-11-10T18:30' } });
  });

  test('other times or place: a question with how many should know, and saved without a mail after yes', async () => {
    const { db, enrol, invite, item, post, save, subjects } = await createUntold({ engine });
    await invite('kim@example.com');
    expect(await save(later)).toMatchObject({
      status: 409,
      body: { asks: 'alsoUntold' },
      sentence: questionOf('1 person'),
    });
    const buyer = { company: 'Test & Co', address: '', taxNumber: '', contactName: '', contactEmail: 'b@example.com' };
    await post('/company-bookings', { data: { classId: item.id, seats: '1', code: '', ...buyer } });
    await enrol(item.id, 'test-first');
    const [waits = ''] = await addTestMembers(db, 1);
    await post('/enrolments/wait', { data: { email: `${waits}@example.com`, classId: item.id } });
    expect((await save({ venue: 'Room 4' })).sentence).toBe(questionOf('4 people'));
    const [booking] = await db.selectFrom('bookings').selectAll().where('memberId', '=', '').execute();
    if (booking)
      await db
        .insertInto('bookings')
        .values({ ...booking, id: 'of-the-same-contact' })
        .execute();
    expect((await save({ venue: 'Room 4' })).sentence).toBe(questionOf('4 people'));
    expect((await save({ meetingLink: 'https://meet.example/x' })).sentence).toBe(questionOf('1 person'));

    await db.deleteFrom('mails').execute();
    expect((await save({ description: '<p>Other words</p>' })).status).toBe(200);
    const both = { ...later, price: '540' };
    const next = { version: item.version + 1 };
    expect((await save(both, { ...next, alsoUntold: true })).body.asks).toBe('alsoTold');
    expect((await save(both, { ...next, alsoUntold: true, alsoTold: true })).status).toBe(200);
    expect(new Set(await subjects())).toEqual(new Set(['New price: Test class']));
  });

  test('class to which somebody is invited: neither taken off the site nor, as a draft, deleted', async () => {
    const { db, desk, invite, item, post, postClass, token } = await createUntold({ engine });
    await invite('kim@example.com');
    const { version } = item;
    expect(await postClass(`/${item.id}/unpublish`, { version })).toMatchObject({
      status: 409,
      sentence: 'Somebody is invited. Withdraw the invitations first, or cancel the class, which tells them.',
    });
    await db.updateTable('classes').set({ state: 'draft' }).where('id', '=', item.id).execute();
    expect(await postClass(`/${item.id}/delete`, { version })).toMatchObject({
      status: 409,
      sentence: 'Somebody is invited. Withdraw the invitations first.',
    });
    await db.updateTable('classes').set({ state: 'published' }).where('id', '=', item.id).execute();
    const { rows } = (await desk('GET', '/invitations?q=kim', { token })).body;
    await post(`/invitations/${rows[0].id}/revoke`, {});

    expect((await postClass(`/${item.id}/unpublish`, { version })).body.state).toBe('draft');
  });
});

test('class ahead: saved or moved to a past start after a question only', async () => {
  const { get, item, postClass, put } = await createUntold();
  const data = { ...testData, seats: '2', start: '2026-03-03T18:30' };
  const question = 'Its first session would have begun. Save it all the same?';
  const { version } = item;
  expect(await put(`/${item.id}`, { version, data })).toMatchObject({
    body: { asks: 'alsoBegun' },
    sentence: question,
  });
  expect(await postClass(`/${item.id}/move`, { version, data })).toMatchObject({ body: { asks: 'alsoBegun' } });
  expect((await put(`/${item.id}`, { version, data, alsoBegun: true })).status).toBe(200);

  expect((await get(`/${item.id}`)).state).toBe('over');
});

test('class that was cancelled: it stays as it is', async () => {
  const { item, postClass, put } = await createUntold();
  const cancelled = (await postClass(`/${item.id}/cancel`, { version: item.version })).body;
  const saved = await put(`/${item.id}`, { version: cancelled.version, data: later });

  expect(saved).toMatchObject({ status: 409, sentence: 'This class was cancelled: it stays as it is.' });
});
