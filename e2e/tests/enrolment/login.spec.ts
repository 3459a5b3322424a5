import { randomUUID } from 'node:crypto';
import { createClass, seatsOf } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';
import { wrongClocks } from '../../src/wrong-clocks.ts';

test('member on /login/{class}: login, enrol, redirect with tk, which leaves address and history; their classes stay', async ({
  page,
  member,
  problems,
}) => {
  const classId = await createClass();
  const calls: { path: string; body: unknown }[] = [];
  const places: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, body: request.postDataJSON() });
    if (request.isNavigationRequest()) places.push(pathname + search);
  });
  await page.goto('/upcoming-classes');
  await page.goto(`/login/${classId}`);
  calls.length = 0;

  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  let stored: string | null = null;
  await page.route('**/api/calls/enroll', async (route) => {
    stored = await page.evaluate(() => localStorage.getItem('token'));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(stored).toBe(token);
  expect(calls).toEqual([
    { path: '/api/calle/login', body: { kv: { username: member.email, pwd: member.password, domain: 'sa' } } },
    {
      path: '/api/calls/enroll',
      body: { kv: { cookie: token, apiId: 'GetEnrolledClassInfo', fkClassId: classId } },
    },
  ]);
  expect(places.at(-1)).toBe(`/app/redirect?tk=${token}`);
  await expect(page).toHaveURL('/app/redirect');
  await page.goBack();
  await expect(page).toHaveURL(`/login/${classId}`);
  await page.goForward();
  await expect(page).toHaveURL('/app/redirect');
  await expect(page.getByText(member.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(member.email)).toBeVisible();
  problems.allow(/401/);
  await page.evaluate(() => location.replace(`/app/redirect?tk=${'x'.repeat(43)}`));
  await expect(page.getByText(member.email)).toBeVisible();

  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Nobody is signed in. Please log in again.');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('You are signed in on this device.')).toBeHidden();
});

test('wrong password: the first err in red, nobody is signed in, no enrol call', { tag: '@all' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await page.goto(`/login/${await createClass()}`);
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('test wrong');

  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByRole('alert')).toHaveText('The e-mail or the password is not correct.');
  const [red = 0, green = 0] = await page
    .getByRole('alert')
    .getByText('not correct')
    .evaluate((text) => (getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(2 * green);
  expect(calls).not.toContain('/api/calls/enroll');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

test('API answers 500 after a while: a console entry, nothing on the page, the button works again and keeps the focus', {
  tag: '@all',
}, async ({ page, problems, member }) => {
  problems.allow(/500/, /^console: .*login/);
  await page.goto('/login');
  const apply = page.getByRole('button', { name: 'Apply' });
  await page.route('**/calle/login', async (route) => {
    await expect(apply).toBeDisabled();
    await page.waitForFunction(() => document.activeElement === document.body);
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);

  const entry = page.waitForEvent('console', (message) => message.text().includes('login'));
  await apply.click();
  await entry;

  await expect(apply).toBeEnabled();
  await expect(apply).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
});

test('sign-out: the other tab follows, the token opens nothing any more', { tag: '@all' }, async ({
  page,
  context,
  member,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/app/redirect');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.goBack();
  const other = await context.newPage();
  await other.goto('/login');
  const signOut = other.getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await other.goto('/app/framework');

  const asked = page.waitForRequest('**/calle/logout');
  await other.goBack();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await expect(signOut).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeFocused();
  expect((await asked).postDataJSON()).toEqual({ kv: { cookie: token } });
  const enrolment = await page.request.post('/api/calls/enroll', {
    data: { kv: { cookie: token, apiId: 'GetEnrolledClassInfo', fkClassId: await createClass() } },
  });
  expect((await enrolment.json()).err).toEqual([{ val: 'Your sign-in has ended. Please log in again.' }]);

  await other.goto('/app/framework');
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expect(signOut).toBeHidden();
});

test('answer to the enrol call lost: silent, a second try finds the first, one seat', { tag: '@all' }, async ({
  page,
  problems,
  member,
}) => {
  problems.allow(/ERR_FAILED/, /^console: login failed/);
  const classId = await createClass();
  const seats = () => seatsOf(page.request, classId);
  const before = await seats();
  await page.goto(`/login/${classId}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.route(
    '**/calls/enroll',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(seats).toBe(before - 1);
  await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page).toHaveURL('/app/redirect');
  expect(await seats()).toBe(before - 1);
});

for (const [clock, milliseconds] of wrongClocks)
  test(`browser whose clock is ${clock}: a class as ever, a member signs in and is enrolled`, { tag: '@all' }, async ({
    page,
    request,
    member,
  }) => {
    const classId = await createClass();
    const sessions = async () => {
      await page.goto(`/class/${classId}`, { waitUntil: 'networkidle' });
      return page.getByRole('main').getByRole('table').first().innerText();
    };
    const asEver = await sessions();
    await page.clock.setSystemTime(Date.now() + milliseconds);
    expect(await sessions()).toBe(asEver);

    await page.goto(`/login/${classId}`);
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Apply' }).click();

    await expect(page.getByText(member.email)).toBeVisible();
    expect(await seatsOf(request, classId)).toBe(9);
  });
