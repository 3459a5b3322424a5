import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { enrolIn, testActivation } from '../testing/test-calls.ts';
import { createTrainer } from '../testing/test-classes.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { createDeskContext } from './desk-context.ts';
import { installationFaults } from './installation-faults.ts';
import { createToday } from './today.ts';

onEachEngine((engine) => {
  test('first page: classes with seats that begin soon, invitations that end soon or have ended, messages, drafts', async () => {
    const { api, clock, db, desk, signInAs } = await createTestDesk({ engine, demo: true });
    await db.deleteFrom('classes').execute();
    const token = await signInAs('trainer');
    await db
      .insertInto('classes')
      .values([
        testClass({ id: 'soon', state: 'published' }),
        testClass({ id: 'soon-full', state: 'published', seatsLeft: 0 }),
        testClass({ id: 'soon-draft', state: 'draft' }),
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

  test('first page: who accepted an invitation to a class that is full and has begun, until there is a seat', async () => {
    const trainer = await createTestDesk({ engine, demo: true });
    const { call, clock, db, desk, signInAs } = trainer;
    const token = await signInAs('trainer');
    const begun = { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-12-20T08:00:00.000Z', seatsLeft: 0 };
    await db.insertInto('classes').values(testClass(begun)).execute();
    await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
    const seatless = async () => (await desk('GET', '/today', { token })).body.seatless;
    expect(await seatless()).toEqual([]);
    const { kv } = await call(callPaths.passreg, testActivation);
    const { err } = await enrolIn(trainer, kv.token, 'test-class');
    expect(err).toEqual([{ val: 'This class has begun and has no seat left. Please choose another class.' }]);
    expect(await seatless()).toMatchObject([{ className: 'Test class' }]);

    expect((await enrolIn(trainer, kv.token, '500001')).err).toEqual([]);
    expect(await seatless()).toEqual([]);
    await db.deleteFrom('enrolments').execute();
    await db.deleteFrom('bookings').execute();
    expect(await seatless()).toHaveLength(1);
    clock.advance(31 * 86_400_000);
    expect((await desk('GET', '/today', { token: await signInAs('owner') })).body.seatless).toEqual([]);
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

test('first page: who was invited to a class that is cancelled, until somebody notes that no seat is needed', async () => {
  const trainer = await createTestDesk({ demo: true });
  const { call, db, desk, signInAs } = trainer;
  const token = await signInAs('trainer');
  const { kv } = await call(callPaths.passreg, testActivation);
  const { classId, memberId } = await db
    .selectFrom('invitations')
    .select(['classId', 'memberId'])
    .where('memberId', 'is not', null)
    .executeTakeFirstOrThrow();
  const { body } = await desk('GET', `/classes/${classId}`, { token });
  await desk('POST', `/classes/${classId}/cancel`, { token, body: { version: body.version } });
  const seatless = async () => (await desk('GET', '/today', { token })).body.seatless;
  expect(await seatless()).toMatchObject([{ id: memberId }]);

  expect(await desk('POST', `/members/${memberId}/needs-no-seat`, { token })).toMatchObject({ status: 200 });
  expect(await seatless()).toEqual([]);
  expect((await enrolIn(trainer, kv.token, '500017')).err).toEqual([]);
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

test('mail that was given up: on the first page without its words, and tried again', async () => {
  const { clock, db, signInAs, desk } = await createTestDesk();
  const token = await signInAs('owner');
  await db.deleteFrom('mails').execute();
  await db
    .insertInto('mails')
    .values({
      ...{ id: 'test-mail', createdAt: clock.read().toISOString(), sender: 'a@example.com', tries: 3 },
      ...{ recipient: 'b@example.com', subject: 'Test', text: 'Pass code', html: '', fault: 'EENVELOPE 550' },
    })
    .execute();
  const context = createContext(db, { clock: clock.read, demo: false });
  const { mails } = await createToday(createDeskContext(context, testDeskOrigin)).people();
  expect(mails.rows).toMatchObject([{ recipient: 'b@example.com', fault: 'EENVELOPE 550', isGivenUp: true }]);
  expect(JSON.stringify(mails)).not.toContain('Pass code');

  await desk('POST', '/mails/retry', { token });
  expect(await db.selectFrom('mails').select(['nextTryAt', 'tries']).execute()).toEqual([
    { nextTryAt: clock.read().toISOString(), tries: 0 },
  ]);
});

test('mails that were given up: the newest first, and tried again, for a month', async () => {
  const { clock, db, desk, signInAs } = await createTestDesk();
  await db.deleteFrom('mails').execute();
  for (const recipient of ['first@example.com', 'second@example.com']) {
    const mail = { id: recipient, createdAt: clock.read().toISOString(), sender: 'a@example.com', tries: 3, html: '' };
    await db
      .insertInto('mails')
      .values({ ...mail, recipient, subject: 'Test', text: 'Test', fault: 'EENVELOPE 550' })
      .execute();
    clock.advance(20 * 86_400_000);
  }
  const context = createContext(db, { clock: clock.read, demo: false });
  const shown = async () => {
    const { mails } = await createToday(createDeskContext(context, testDeskOrigin)).people();
    return mails.rows.map(({ recipient }) => recipient);
  };
  expect(await shown()).toEqual(['second@example.com']);

  await desk('POST', '/mails/retry', { token: await signInAs('owner') });
  expect(await db.selectFrom('mails').select('recipient').where('nextTryAt', 'is not', null).execute()).toEqual([
    { recipient: 'second@example.com' },
  ]);

  await db.updateTable('mails').set({ nextTryAt: clock.read().toISOString() }).execute();
  expect(await shown()).toEqual(['second@example.com', 'first@example.com']);
});

test('installation: what real visitors need and is not there, a sentence each', async () => {
  const { db } = await createTestDesk();
  const folder = createTestDir();
  const now = new Date('2026-11-22T09:00:00Z');
  const faultsOf = (options: Parameters<typeof createContext>[1]) =>
    installationFaults(
      createDeskContext(createContext(db, { clock: () => now, demo: false, ...options }), testDeskOrigin),
    );
  const backup = { dir: join(folder, 'backups'), at: '03:00', keep: 14 };
  const mail = { smtpUrl: 'smtp://localhost', from: 'a@b.example', contactTo: 'c@b.example' };

  expect(faultsOf({ siteOrigin: 'http://site.example' })).toEqual([
    'No mail server is set up (SMTP_URL): mails wait.',
    'Mails come from Agile Languages <no-reply@example.com> (MAIL_FROM).',
    'Messages go to info@example.com (CONTACT_EMAIL).',
    'The site is not on https (SITE_ORIGIN).',
    'This process makes no nightly backup (BACKUP_DIR).',
  ]);
  expect(faultsOf({ mail, backup })).toEqual(['There is no backup yet.']);
  mkdirSync(backup.dir);
  const file = join(backup.dir, 'backup-2026-11-20.sqlite');
  writeFileSync(file, '');
  utimesSync(file, now, new Date('2026-11-20T09:00:00Z'));
  expect(faultsOf({ mail, backup })).toEqual(['The newest backup is 48 hours old.']);
  expect(faultsOf({ demo: true })).toEqual([]);
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
