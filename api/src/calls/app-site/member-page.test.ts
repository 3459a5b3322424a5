import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createSessionRepository } from '../../security/session-repository.ts';
import { testLogin } from '../../testing/test-calls.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createMemberPages, faultIn, statusIn } from '../../testing/test-member-pages.ts';

const { username, pwd } = testLogin;
const classPath = '/app/member/class/500001';

onEachEngine((engine) => {
  test('member without scripts: logs in, takes a seat as the call does, sees it and signs out; a reload sends nothing', async () => {
    const pages = await createMemberPages({ engine });
    const { cookies, db, open, submit } = pages;
    expect((await open(classPath)).headers.location).toBe('/app/member/login/500001');
    const loggedIn = await submit('/app/member/login/500001', { username: ` ${username.toUpperCase()}`, pwd });
    expect([loggedIn.statusCode, loggedIn.headers.location]).toEqual([303, classPath]);

    const form = (await open(classPath)).body;
    expect(form).toContain('You are signed in: no password is needed for this class.');
    expect(form).toContain('Apply takes one seat for you. You pay later, before the first session.');
    const taken = await submit(classPath, { do: 'apply' });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, '/app/member?class=500001']);
    const after = await open(`${taken.headers.location}`);
    expect(statusIn(after.body)).toBe('You have a seat in this class.');
    expect(after.body).toMatch(/<li>Digital Product, evening track, 2026-12-07 18:30 Europe\/Istanbul, 1,450 EUR, <a /);
    expect((await open(classPath)).body).not.toContain('<form');
    await submit(classPath, { do: 'apply' });
    const rows = await db.selectFrom('enrolments').select('classId').where('classId', '=', '500001').execute();
    expect(rows).toHaveLength(1);

    const token = cookies.get('member') ?? '';
    expect((await submit('/app/member/logout', {})).headers.location).toBe('/app/member/login?out');
    expect(statusIn((await open('/app/member/login?out')).body)).toBe('You are signed out.');
    expect((await open('/app/member')).headers.location).toBe('/app/member/login');
    expect(await createSessionRepository(db, pages.clock.read).memberOf(token)).toBeUndefined();
  });
});

test('class that the login page was asked for in its query: its form, signed in or not', async () => {
  const { open, submit } = await createMemberPages();
  const formOf = async (url: string) => (await open(url)).headers.location;

  expect(await formOf('/app/member?id=500001')).toBe(classPath);
  expect(await formOf(classPath)).toBe('/app/member/login/500001');
  await submit('/app/member/login/500001', { username, pwd });
  expect(await formOf('/app/member?id=500001')).toBe(classPath);
  expect(await formOf('/app/member?id=a%2F..%2F%0D')).toBe('/app/member/class/a%2F..%2F%0D');
  expect((await open('/app/member?id=&id=1')).statusCode).toBe(200);
  expect((await open('/app/member?id=')).statusCode).toBe(200);
});

test('cookie of the sign-in: for these pages alone, no script reads it, and nothing of it or of the password is in a page', async () => {
  const { cookies, open, sent, submit } = await createMemberPages({ siteOrigin: 'https://site.test' });
  const { body, headers } = await submit('/app/member/login', { username, pwd });
  const [device = '', member = ''] = sent;
  expect(device).toMatch(/^__Host-device=/);
  expect(member).toMatch(/^__Secure-member=[\w-]{43}; Path=\/app\/member; HttpOnly; Secure; SameSite=Strict$/);
  expect([body, headers.location]).toEqual(['', '/app/member']);

  const page = await open('/app/member');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.body).not.toContain(cookies.get('__Secure-member'));
  expect(page.body).not.toContain('<script');
  cookies.set(' __Secure-member', 'planted');
  expect((await open('/app/member')).headers.location).toBe('/app/member/login');
});

test('wrong password and unknown address: one page, as the call says it, and no password comes back', async () => {
  const { call, cookies, submit } = await createMemberPages();
  const wrong = await submit('/app/member/login', { username, pwd: 'secret-1234' });
  const unknown = await submit('/app/member/login', { username: 'nobody@example.com', pwd: 'secret-1234' });
  const { err } = await call(callPaths.login, { ...testLogin, pwd: 'secret-1234' });

  expect([wrong.statusCode, unknown.statusCode]).toEqual([422, 422]);
  expect(faultIn(wrong.body)).toBe(err[0].val);
  expect(unknown.body.replace('nobody@', 'member@')).toBe(wrong.body);
  expect(wrong.body).toMatch(/<input id="username"[^>]* value="member@example.com">/);
  expect(wrong.body).toMatch(/<input id="pwd"[^>]* autocomplete="current-password" type="password">/);
  expect(wrong.body).not.toContain('secret-1234');
  expect(cookies.has('member')).toBe(false);
  for (const values of [
    { username, pwd: '' },
    { username: '', pwd },
  ])
    expect(faultIn((await submit('/app/member/login', values)).body)).toBe(
      'Write your e-mail address and your password.',
    );
  expect((await call(callPaths.login, testLogin)).err).toEqual([]);
});

test('form of another site: nobody is signed in, enrolled or signed out', async () => {
  const { cookies, db, open, submit } = await createMemberPages();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await submit('/app/member/login', { username, pwd }, foreign)).statusCode).toBe(403);
  expect(cookies.has('member')).toBe(false);

  await submit('/app/member/login', { username, pwd });
  expect((await submit(classPath, { do: 'apply' }, foreign)).statusCode).toBe(403);
  expect((await submit('/app/member/logout', {}, foreign)).statusCode).toBe(403);
  expect((await open('/app/member')).statusCode).toBe(200);
  expect(await db.selectFrom('enrolments').select('classId').where('classId', '=', '500001').execute()).toEqual([]);
});

test('full class: what was shown is what is asked for', async () => {
  const { db, open, submit } = await createMemberPages();
  await submit('/app/member/login', { username, pwd });
  await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', '500001').execute();
  const refused = await submit(classPath, { do: 'apply' });
  expect([refused.statusCode, faultIn(refused.body)]).toEqual([
    422,
    'This class has no seat left. Please choose another class.',
  ]);
  expect((await open(classPath)).body).toContain('value="wait">Join the waiting list</button>');

  const { headers } = await submit(classPath, { do: 'wait' });
  const { body } = await open(`${headers.location}`);
  expect(statusIn(body)).toMatch(/^This class has no seat left\. You are on its waiting list: /);
  expect(body).toContain('>Leave the list</a>');
  const again = (await open(classPath)).body;
  expect(again).toContain('You are on the waiting list of this class.');
  expect(again).not.toContain('<form');
});

test('class that is not held, and addresses with odd signs: a page says so', async () => {
  const { open, submit } = await createMemberPages();
  await submit('/app/member/login', { username, pwd });
  for (const id of ['999999', '%00', '%22%3E%3Cscript%3E']) {
    const { body, statusCode } = await open(`/app/member/class/${id}`);
    expect([statusCode, body.includes('There is no such class, or it is no longer held.')]).toEqual([404, true]);
    expect((await open(`/app/member?class=${id}`)).body).not.toContain('role="status"');
  }
});

test('class that is cancelled: nobody has a seat in it, and no link leads to its form', async () => {
  const { db, open, submit } = await createMemberPages();
  await submit('/app/member/login', { username, pwd });
  await submit(classPath, { do: 'apply' });
  await db.updateTable('classes').set({ state: 'cancelled' }).where('id', '=', '500001').execute();
  const { body } = await open('/app/member?class=500001');
  expect(statusIn(body)).toBe('This class is cancelled and will not be held.');
  expect(body).not.toContain(`href="${classPath}"`);
  expect(body).toContain('will not be held. <a ');
});

test('password in a form that the server cannot answer: it is in no page', async () => {
  const { db, submit } = await createMemberPages();
  await db.schema.dropTable('known_devices').execute();
  const { body, statusCode } = await submit('/app/member/login', { username, pwd });

  expect(statusCode).toBe(500);
  expect(faultIn(body)).toBe('Something went wrong on our side. Please try again later.');
  expect(body).not.toContain(pwd);
});
