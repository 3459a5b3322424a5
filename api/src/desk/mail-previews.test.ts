import { expect, test } from 'vitest';
import { createTrainer } from '../testing/test-classes.ts';
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
  const shown = await Promise.all([
    desk('POST', '/staff?dry=1', { ...owner, body: { data: staff } }),
    desk('POST', '/members/test-one/renewal?dry=1', { token }),
    desk('POST', '/invitations?dry=1', { token, body: { data: { ...staff, role: undefined, classId } } }),
  ]);
  const [welcome = '', renewal = '', invitation = ''] = shown.map(
    ({ body }) => /https?:\S+[/#]([\w-]{20,})/.exec(body.text)?.[1] ?? '',
  );

  expect(welcome).not.toBe('');
  expect((await desk('POST', '/welcome', { body: { key: welcome } })).status).not.toBe(200);
  for (const activationKey of [renewal, invitation]) {
    expect(activationKey).not.toBe('');
    const passCode = /\d{6}/.exec(String(shown[1]?.body.text))?.[0] ?? '123456';
    const answer = await call('calle/passreg', {
      ...{ activationKey, passCode, password: 'test-password-1', repassword: 'test-password-1' },
    });
    expect(answer.err).not.toEqual([]);
  }
  expect(await db.selectFrom('mails').select('id').where('recipient', '=', staff.email).execute()).toEqual([]);
});
