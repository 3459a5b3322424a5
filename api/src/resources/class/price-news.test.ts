import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

const kim = 'kim@example.com';

async function createTold(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { db, desk, enrol, published, put, token } = trainer;
  const item = await published({ seats: '2' });
  const post = (path: string, body: object) => desk('POST', path, { token, body });
  await enrol(item.id, 'test-first');
  const company = {
    company: 'Test & Co',
    address: '',
    taxNumber: '',
    contactName: '',
    contactEmail: 'buyer@example.com',
  };
  const booked = await post('/company-bookings', { data: { classId: item.id, seats: '1', code: '', ...company } });
  await post('/company-seats', { data: { email: 'ann@example.com', fullname: 'Ann', bookingId: booked.body.id } });
  const [waits = ''] = (await addTestMembers(db, 1)).map((id) => `${id}@example.com`);
  await post('/enrolments/wait', { data: { email: waits, classId: item.id } });
  await post('/invitations', { data: { email: kim, fullname: 'Kim', classId: item.id, code: '' } });
  await db.deleteFrom('mails').execute();
  const save = (data: object, answer: object = {}) => put(`/${item.id}`, { version: item.version, data, ...answer });
  const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('recipient').execute();
  return { ...trainer, item, mails, save, waits };
}

onEachEngine((engine) => {
  test('price that staff change: a question, then a mail to who waits or is invited, with both prices', async () => {
    const { mails, save, waits } = await createTold({ engine });
    const asked = await save({ price: '540' });
    expect([asked.status, asked.body.asks, asked.sentence]).toEqual([
      ...[409, 'alsoTold'],
      '2 people who wait or are invited were told another price. Save, and mail them the new one?',
    ]);
    expect(await mails()).toEqual([]);
    expect((await save({ price: '540' }, { alsoTold: true })).status).toBe(200);

    const told = await mails();
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [kim, 'New price: Test class'],
      [waits, 'New price: Test class'],
    ]);
    for (const { text } of told)
      expect(text).toContain('The class “Test class” has another price: 540 EUR. You were told: 480 EUR.');
    expect(told[0]?.text).toContain('Your invitation is good at this price');
    expect(told[1]?.text).toMatch(/leave the list by the link below[\s\S]+\/app\/places\//);
  });
});

test('class whose price stays, or that is moved with a price: nobody is asked, and no mail comes twice', async () => {
  const { item, mails, postClass, save } = await createTold();
  expect((await save({ name: 'Test class', seats: '2', oldPrice: '600' })).status).toBe(200);
  expect(await mails()).toEqual([]);
  const data = { ...testData, seats: '2', price: '540', start: '2027-03-09T18:30' };
  expect((await postClass(`/${item.id}/move`, { version: item.version + 1, data })).status).toBe(200);

  const subjects = (await mails()).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(new Set(['New times: Test class', 'New times for Test & Co: Test class']));
});

test('price that changes with the link of the meeting alone: who waits or is invited gets a mail, too', async () => {
  const { db, item, mails, postClass, waits } = await createTold();
  const data = { ...testData, seats: '2', price: '540', meetingLink: 'https://meet.example/x' };
  expect((await postClass(`/${item.id}/move`, { version: item.version, data })).status).toBe(200);

  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [kim, 'New price: Test class'],
    ['test-first@example.com', 'New place: Test class'],
    [waits, 'New price: Test class'],
  ]);
  expect(await lastDetail(db)).toMatch(/mails: 3$/);
});

test('price that changes with more seats: who gets one from the waiting list is told of the seat alone', async () => {
  const { db, mails, save, waits } = await createTold();
  expect((await save({ price: '540', seats: '3' }, { alsoTold: true })).status).toBe(200);

  const told = (await mails()).filter(({ recipient }) => [kim, waits].includes(recipient));
  expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [kim, 'New price: Test class'],
    [waits, 'You have a seat: Test class'],
  ]);
  expect(await lastDetail(db)).toMatch(/mails: 1$/);
});

const lastDetail = async (db: Kysely<Database>) =>
  (
    await db.selectFrom('auditLog').select('detail').where('action', 'in', ['class changed', 'class moved']).execute()
  ).at(-1)?.detail;

test('price of a class that was taken off the site meanwhile: who is invited is asked about and told, too', async () => {
  const { db, desk, published, put, token } = await createTrainer();
  const { id, version } = await published();
  const post = (data: object) => desk('POST', '/invitations', { token, body: { data } });
  await post({ email: kim, fullname: 'Kim', classId: id, code: '' });
  await db.deleteFrom('mails').execute();
  await db.updateTable('classes').set({ state: 'draft' }).where('id', '=', id).execute();
  const save = (data: object, answer: object = {}) => put(`/${id}`, { version, data, ...answer });
  expect((await save({ price: '540' })).body.asks).toBe('alsoTold');
  expect((await save({ price: '540' }, { alsoTold: true })).status).toBe(200);

  expect(await db.selectFrom('mails').select(['recipient', 'subject']).execute()).toEqual([
    { recipient: kim, subject: 'New price: Test class' },
  ]);
});

test('price that is taken out of a draft meanwhile, or changed while it has no start: refused until both are there', async () => {
  const { db, desk, published, put, token } = await createTrainer();
  const { id, version } = await published({ taxRate: '20', taxMode: 'Added' });
  await desk('POST', '/discounts', { token, body: { data: { code: 'SPRING', kind: 'Percent', value: '20' } } });
  await desk('POST', '/invitations', {
    token,
    body: { data: { email: kim, fullname: 'Kim', classId: id, code: 'SPRING' } },
  });
  await db.deleteFrom('mails').execute();
  await db.updateTable('classes').set({ state: 'draft' }).where('id', '=', id).execute();
  let draft = { version };
  const save = (data: object, answer: object = {}) => put(`/${id}`, { version: draft.version, data, ...answer });
  const refused =
    'Price, currency and first session: 1 person who waits or is invited was told another price, and can be mailed the new one once they are there.';

  for (const data of [{ price: '' }, { currency: '' }, { price: '540', start: '' }])
    expect((await save(data, { alsoTold: true })).sentence).toBe(refused);
  draft = (await save({ start: '' })).body;
  expect((await save({ price: '540' })).sentence).toBe(refused);
  expect((await save({ price: '540', start: testData.start })).body.asks).toBe('alsoTold');
  expect((await save({ price: '540', start: testData.start }, { alsoTold: true })).status).toBe(200);
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([{ recipient: kim }]);
});

test.each([
  ['a draft without people', { state: 'draft' }, {}],
  ['a class that is over', { startsAt: '2026-11-02T08:00:00.000Z', endsAt: '2026-11-02T09:00:00.000Z' }, {}],
])('price of %s: saved at once', async (name, columns, data) => {
  const { db, item, mails, save } = await createTold();
  if (name.endsWith('without people'))
    for (const table of ['waiting', 'invitations'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('classes').set(columns).where('id', '=', item.id).execute();
  expect((await save({ price: '540', ...data })).status).toBe(200);
  expect(await mails()).toEqual([]);
});
