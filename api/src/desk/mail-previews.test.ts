import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { testActivation } from '../testing/test-calls.ts';
import { createTrainer } from '../testing/test-classes.ts';
import { createCompany } from '../testing/test-company-desk.ts';
import { testDeskOrigin } from '../testing/test-desk.ts';
import { testMember } from '../testing/test-rows.ts';

test('mail shown before a seat is given: no link by which the place of the member opens', async () => {
  const { db, desk, published, token } = await createTrainer();
  const { id: classId } = await published();
  await db.insertInto('members').values(testMember('test-one')).execute();
  const data = { email: 'test-one@example.com', classId, code: '' };
  const { body: shown } = await desk('POST', '/enrolments?dry=1', { token, body: { data } });
  await desk('POST', '/enrolments', { token, body: { data } });
  const sent = await db
    .selectFrom('mails')
    .select(['text', 'html'])
    .where('recipient', '=', data.email)
    .executeTakeFirstOrThrow();
  const signatures = (text: string) =>
    [...text.matchAll(/\/app\/places\/[^/]+\/[^/]+\/([\w%.~-]+)/g)].map(([, it]) => it);
  const [signature = ''] = signatures(sent.text);

  expect(signature.length).toBeGreaterThan(20);
  expect(signatures(shown.text)).toEqual(['example']);
  expect(JSON.stringify(shown)).not.toContain(signature);
  expect(shown.recipients).toBe(1);
});

test('mails shown before somebody is invited or gets a link: what is in them opens nothing', async () => {
  const { call, db, desk, enrol, published, signInAs, token } = await createTrainer();
  const { id: classId } = await published();
  await enrol(classId, 'test-one');
  const owner = { token: await signInAs('owner') };
  const staff = { email: 'new@example.com', fullname: 'Test Newcomer', role: 'editor' };
  const invitations = () => db.selectFrom('invitations').selectAll().orderBy('keyHash').execute();
  const before = await invitations();
  const shown = await Promise.all([
    desk('POST', '/staff?dry=1', { ...owner, body: { data: staff } }),
    desk('POST', '/members/test-one/renewal?dry=1', { token }),
    desk('POST', '/invitations?dry=1', { token, body: { data: { ...staff, role: undefined, classId } } }),
  ]);
  const [welcome, ...others] = shown.map(({ body }) => keysIn(body.text));

  expect(welcome?.key).not.toBe('');
  expect((await desk('POST', '/welcome', { body: { key: welcome?.key } })).status).not.toBe(200);
  expect(await invitations()).toEqual(before);
  expect(await db.selectFrom('mails').select('id').where('recipient', '=', staff.email).execute()).toEqual([]);
  const activate = ({ key, code }: { key: string; code: string }) =>
    call(callPaths.passreg, { ...testActivation, activationKey: key, passCode: code });
  for (const keys of others) {
    expect(keys).toEqual({ key: expect.stringMatching(/./), code: expect.stringMatching(/^\d{6}$/) });
    expect((await activate(keys)).err).not.toEqual([]);
  }
  await desk('POST', '/invitations', { token, body: { data: { ...staff, role: undefined, classId } } });
  const sent = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', staff.email)
    .executeTakeFirstOrThrow();
  expect((await activate(keysIn(sent.text))).err).toEqual([]);
});

const keysIn = (text: string) => ({
  key: /https?:\S+[/#]([\w-]{20,})/.exec(text)?.[1] ?? '',
  code: /Pass code: (\d{6})/.exec(text)?.[1] ?? '',
});

test('mails shown before a class is cancelled: one of each text, with how many get it', async () => {
  const { db, desk, enrol, postClass, published, token } = await createTrainer();
  const item = await published({ seats: '2' });
  await enrol(item.id, 'test-first', 'test-second');
  await db.insertInto('members').values(testMember('test-third')).execute();
  const post = (path: string, data: object) =>
    desk('POST', path, { token, body: { data: { ...data, classId: item.id } } });
  await post('/enrolments/wait', { email: 'test-third@example.com' });
  await post('/invitations', { email: 'kim@example.com', fullname: 'Kim', code: '' });
  const { body } = await postClass(`/${item.id}/cancel?dry=1`, { version: item.version, reason: 'Ill.' });

  expect(body.recipients).toBe(4);
  expect(body.text).toContain('takes its sessions out of your calendar');
  expect(body.others.map(({ recipients, text }: { recipients: number; text: string }) => [recipients, text])).toEqual([
    [1, expect.stringContaining('You were on its waiting list')],
    [1, expect.stringContaining('Your invitation to it has ended')],
  ]);
});

test.each([
  {
    list: 'enrolments',
    rows: ({ item }: Company) => ['E-mail,Class', `test-one@example.com,${item.id}`, `test-two@example.com,${item.id}`],
    mails: [[2, 'You have a seat: Test class']],
  },
  {
    list: 'company-bookings',
    rows: ({ item }: Company) => [
      'Company,Contact,E-mail of the contact,Class,Seats',
      `Other & Co,Test Contact,test-one@example.com,${item.id},1`,
      `No Contact & Co,,,${item.id},1`,
    ],
    mails: [[1, 'Booked for Other & Co: Test class']],
  },
  {
    list: 'company-seats',
    rows: ({ booking }: Company) => [
      'E-mail,Name,Booking',
      `test-one@example.com,Test One,${booking.id}`,
      `test-new@example.com,Test New,${booking.id}`,
      `test-newer@example.com,Test Newer,${booking.id}`,
    ],
    mails: [
      [1, 'You have a seat: Test class'],
      [2, 'Your invitation to Agile Languages'],
    ],
  },
])(
  'import of $list: each text is shown beforehand with how many get it, and that many are sent',
  async ({ list, rows, mails }) => {
    const company = await createCompany();
    const { api, db, token } = company;
    await db
      .insertInto('members')
      .values([testMember('test-one'), testMember('test-two')])
      .execute();
    const sent = async () =>
      (await db.selectFrom('mails').select('id').where('recipient', 'like', 'test-%').execute()).length;
    const importFile = async (query = '') =>
      (
        await api.inject({
          ...{ method: 'POST', url: `/desk/api/import/${list}${query}`, payload: rows(company).join('\n') },
          headers: {
            ...{ host: 'localhost:3000', origin: testDeskOrigin, cookie: `staff=${token}` },
            'content-type': 'text/csv',
          },
        })
      ).json();

    const { faults, mail } = await importFile('?dry=1');
    expect(faults).toEqual([]);
    const { others = [], recipients, subject } = mail;
    const shared = others.reduce((sum: number, other: { recipients: number }) => sum + other.recipients, 0);
    expect([
      [recipients - shared, subject],
      ...others.map((other: typeof mail) => [other.recipients, other.subject]),
    ]).toEqual(mails);
    expect(await sent()).toBe(0);
    expect(await importFile()).toMatchObject({ isDone: true });
    expect(await sent()).toBe(recipients);
  },
);

type Company = Awaited<ReturnType<typeof createCompany>>;
