import { expect, test } from 'vitest';
import { createTrainer } from '../../testing/test-classes.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testClass } from '../../testing/test-rows.ts';

const inTenDays = { startsAt: '2026-12-01T08:00:00.000Z', localStart: '2026-12-01T09:00:00+01:00' };

onEachEngine((engine) => {
  test('first page: classes with seats that begin soon, invitations that end soon or have ended, messages, drafts', async () => {
    const { api, clock, db, desk, signInAs } = await createTestDesk({ engine, demo: true });
    await db.deleteFrom('classes').execute();
    const token = await signInAs('trainer');
    await db
      .insertInto('classes')
      .values([
        testClass({ ...inTenDays, id: 'soon', state: 'published' }),
        testClass({ ...inTenDays, id: 'soon-full', state: 'published', seatsLeft: 0 }),
        testClass({ ...inTenDays, id: 'soon-draft', state: 'draft' }),
        testClass({ id: 'late', state: 'published', startsAt: '2027-01-01T08:00:00.000Z' }),
      ])
      .execute();
    await desk('POST', '/invitations', {
      token,
      body: { data: { email: 'new@example.com', fullname: 'Test Newcomer', classId: 'late' } },
    });
    await desk('POST', '/partners', { token, body: { data: { name: 'Test Partner' } } });
    await api.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        lib_version: '4.4.1',
        user_id: 'test',
        service_id: 'test',
        template_id: 'test',
        template_params: { fullName: 'Test Person', email: 'person@example.com' },
      },
    });
    const before = (await desk('GET', '/today', { token })).body;
    expect(before.classes.map(({ id }: { id: string }) => id)).toEqual(['soon']);
    expect(before).toMatchObject({ invitations: [], waiting: [], mails: [], installation: [] });
    expect(before.messages).toMatchObject([{ name: 'Test Person', email: 'person@example.com' }]);
    expect(before.content).toEqual([{ kind: 'partners', total: 1 }]);

    clock.advance(12 * 86_400_000);
    const later = (await desk('GET', '/today', { token: await signInAs('owner') })).body;
    expect(later.invitations).toMatchObject([{ email: 'new@example.com', isOver: false }]);

    await db.updateTable('invitations').set({ expiresAt: clock.read().toISOString() }).execute();
    const ended = (await desk('GET', '/today', { token: await signInAs('owner') })).body;
    expect(ended.invitations).toMatchObject([{ email: 'new@example.com', isOver: true }]);

    await db.updateTable('classes').set({ startsAt: clock.read().toISOString() }).where('id', '=', 'late').execute();
    expect((await desk('GET', '/today', { token: await signInAs('owner') })).body.invitations).toEqual([]);
  });

  test('first page: ten of each list, and how many there are of those that have more', async () => {
    const { clock, db, desk, enrol, published, token } = await createTrainer({ engine });
    const createdAt = clock.read().toISOString();
    const unanswered = { state: 'new', answer: '', changedAt: createdAt, changedBy: '' };
    const indexes = Array.from({ length: 12 }, (_, index) => index);
    const soon = new Date(clock.read().getTime() + 86_400_000).toISOString();
    const { id } = await published();
    for (const memberId of ['test-first', 'test-second']) await enrol(id, memberId);
    await db
      .insertInto('classes')
      .values(
        indexes.map((index) => testClass({ id: `full-${index}`, state: 'published', startsAt: soon, seatsLeft: 0 })),
      )
      .execute();
    await db
      .insertInto('waiting')
      .values(
        indexes.flatMap((index) =>
          ['test-first', 'test-second'].map((memberId) => ({ classId: `full-${index}`, memberId, createdAt })),
        ),
      )
      .execute();
    await db
      .insertInto('messages')
      .values(
        indexes.map((index) => ({ id: `m${index}`, createdAt, name: 'Test', email: '', text: '', ...unanswered })),
      )
      .execute();
    const { messages, waiting, totals } = (await desk('GET', '/today', { token })).body;

    expect([messages.length, waiting.length]).toEqual([10, 10]);
    expect(totals).toEqual({ messages: 12, waiting: 12 });
  });

  test('first page: a link for a new password that nobody used is no invitation', async () => {
    const { clock, db, desk, enrol, published, token } = await createTrainer({ engine });
    await enrol((await published()).id, 'test-first');
    await desk('POST', '/members/test-first/renewal', { token });
    const past = { expiresAt: clock.read().toISOString() };
    await db.updateTable('invitations').set(past).where('renewsMemberId', '=', 'test-first').execute();

    expect((await desk('GET', '/today', { token })).body.invitations).toEqual([]);
  });
});

test('first page: what was paid for a class that is cancelled, until it is given back', async () => {
  const { db, desk, enrol, postClass, published, token } = await createTrainer();
  const { id, version } = await published();
  await enrol(id, 'test-first');
  const { id: booking } = await db
    .selectFrom('bookings')
    .select('id')
    .where('classId', '=', id)
    .executeTakeFirstOrThrow();
  const pay = async (payment: string) => {
    const { body } = await desk('GET', `/bookings/${booking}`, { token });
    await desk('PUT', `/bookings/${booking}`, { token, body: { version: body.version, data: { payment } } });
  };
  const refunds = async () => (await desk('GET', '/today', { token })).body.refunds;
  await pay('Paid');
  expect(await refunds()).toEqual([]);
  await postClass(`/${id}/cancel`, { version });
  expect(await refunds()).toEqual([
    { id: booking, name: 'Test Member test-first', className: 'Test class', due: '480', currency: 'EUR' },
  ]);
  const { classes } = (await desk('GET', '/members/test-first', { token })).body;
  expect(classes).toMatchObject([{ state: 'cancelled', bookingId: booking, agreed: '480 EUR', payment: 'Paid' }]);
  await pay('Given back');
  expect(await refunds()).toEqual([]);
});

test('first page of an editor: content, and nothing of classes and people', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  await db.insertInto('classes').values(testClass()).execute();
  const token = await signInAs('editor');
  await desk('POST', '/questions', { token, body: { data: { question: 'Test?' } } });

  expect((await desk('GET', '/today', { token })).body).toEqual({
    classes: [],
    invitations: [],
    seatless: [],
    messages: [],
    waiting: [],
    companies: [],
    refunds: [],
    mails: [],
    origins: [],
    installation: [],
    content: [{ kind: 'questions', total: 1 }],
    publication: [],
    pictures: [],
    totals: {},
  });
});

test('first page while a publication fails: why, until one succeeds', async () => {
  let fault: string | undefined = 'The page /faq is too large.';
  const { desk, signInAs } = await createTestDesk({ publicationFault: () => fault });
  const token = await signInAs('editor');
  const shown = async () => (await desk('GET', '/today', { token })).body.publication;

  expect(await shown()).toEqual(['The page /faq is too large.']);
  fault = undefined;
  expect(await shown()).toEqual([]);
});

test('first page, photograph without a text: its expert is named until there is one', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  const token = await signInAs('editor');
  const pictures = async () => (await desk('GET', '/today', { token })).body.pictures;
  await db.updateTable('experts').set({ imageTint: '#336699' }).where('id', '=', '900011').execute();
  expect(await pictures()).toEqual([{ id: '900011', fullname: "Hannah O'Donoghue-Bell" }]);

  await db.updateTable('experts').set({ imageText: 'Test smile' }).where('id', '=', '900011').execute();
  expect(await pictures()).toEqual([]);
});
