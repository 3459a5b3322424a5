import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { signIn, testLogin } from '../../testing/test-calls.ts';
import { minute } from '../../testing/test-clock.ts';
import { createMemberPages, faultIn, statusIn } from '../../testing/test-member-pages.ts';
import { testMember } from '../../testing/test-rows.ts';

const { username, pwd } = testLogin;
const classPath = '/app/member/class/500001';
const ended = 'Your sign-in has ended. Please log in again.';

test('log-in while somebody is signed in: judged by what was written, and the class says who it is for', async () => {
  const { cookies, db, open, submit } = await createMemberPages();
  await submit('/app/member/login', { username, pwd });
  const first = cookies.get('member') ?? '';
  const { passwordHash } = await db
    .selectFrom('members')
    .select('passwordHash')
    .where('email', '=', username)
    .executeTakeFirstOrThrow();
  const second = { ...testMember('test-second'), email: 'second@example.com', fullname: 'Second Member', passwordHash };
  await db.insertInto('members').values(second).execute();

  const wrong = await submit('/app/member/login/500001', { username: second.email, pwd: 'secret-1234' });
  expect([wrong.statusCode, faultIn(wrong.body)]).toEqual([422, 'The e-mail or the password is not correct.']);
  expect(wrong.body).toContain('<form');
  const right = await submit('/app/member/login/500001', { username: second.email, pwd });
  expect([right.statusCode, right.headers.location]).toEqual([303, classPath]);
  expect((await open(classPath)).body).toContain('Second Member, second@example.com');
  cookies.set('member', first);
  expect((await open('/app/member')).headers.location).toBe('/app/member/login');
});

test('form of another site, which no cookie comes with: the sign-in stays', async () => {
  const { cookies, open, submit } = await createMemberPages();
  await submit('/app/member/login', { username, pwd });
  const kept = new Map(cookies);
  cookies.clear();
  const { headers, statusCode } = await submit('/app/member/logout', {}, { 'sec-fetch-site': 'cross-site' });
  expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
  for (const [name, value] of kept) cookies.set(name, value);
  expect((await open('/app/member')).statusCode).toBe(200);
});

test('sign-out that is sent as no form: a page says so', async () => {
  const { submit } = await createMemberPages();
  const { body, headers, statusCode } = await submit('/app/member/logout', {}, { 'content-type': 'text/plain' });
  expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([
    415,
    'text/html; charset=utf-8',
    undefined,
  ]);
  expect(body).toContain('>Sign out</button>');
});

test('guesses count together with those of the calls', async () => {
  const { call, submit } = await createMemberPages({ limits: { guessesPerAddress: 2 } });
  await call(callPaths.login, { ...testLogin, pwd: 'wrong' });
  await submit('/app/member/login', { username, pwd: 'wrong' });
  const { body, headers, statusCode } = await submit('/app/member/login', { username, pwd });

  expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(faultIn(body)).toMatch(/^Too many requests\. Please wait /);
});

test('sign-in that has ended or was ended elsewhere: the log-in says so, and the class is next', async () => {
  const pages = await createMemberPages();
  const { call, clock, cookies, open, submit } = pages;
  await submit('/app/member/login', { username, pwd });
  expect((await open('/app/member/login')).headers.location).toBe('/app/member');
  clock.advance(31 * minute);
  expect((await submit(classPath, { do: 'apply' })).headers.location).toBe('/app/member/login/500001');
  expect(statusIn((await open('/app/member/login/500001')).body)).toBe(ended);

  await submit('/app/member/login/500001', { username, pwd });
  await call('calle/logout', { cookie: cookies.get('member') });
  expect((await open('/app/member')).headers.location).toBe('/app/member/login');
  cookies.set('member', await signIn(pages));
  expect((await open('/app/member')).body).toContain('member@example.com');
});
