import type { Browser, Page } from '@playwright/test';
import { type Look, lookAt } from '../../src/look-at.ts';
import { createClass, createPartner, invite, seatsOf } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

const looks: Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

async function withoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return (await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })).newPage();
}

test('member without scripts, by keyboard: from a class to a seat in it, the own classes, and out', async ({
  browser,
  member,
  page,
  site,
}) => {
  const classId = await createClass({ name: 'Test without scripts' });
  const seats = await seatsOf(page.request, classId);
  const plain = await withoutScripts(browser, site);
  await plain.goto(`/login/${classId}`);
  await plain.getByRole('main').getByRole('link', { name: 'Log in, or ask for a place' }).press('Enter');
  await expect(plain).toHaveURL(`/app/member/login/${classId}`);

  await plain.getByLabel('E-mail').fill(member.email);
  await plain.getByLabel('Password').fill('wrong-words-7');
  await plain.getByLabel('Password').press('Enter');
  await expect(plain.getByRole('alert')).toHaveText('The e-mail or the password is not correct.');
  await expect(plain.getByRole('alert')).toBeFocused();
  await expect(plain.getByLabel('E-mail')).toHaveValue(member.email);
  await expect(plain.getByLabel('Password')).toHaveValue('');
  await plain.getByLabel('Password').fill(member.password);
  await plain.keyboard.press('Tab');
  await expect(plain.getByRole('button', { name: 'Log in' })).toBeFocused();
  await plain.keyboard.press('Enter');

  await expect(plain).toHaveURL(`/app/member/class/${classId}`);
  await expect(plain.getByRole('region', { name: 'The class' })).toContainText('480 EUR');
  await plain.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(plain).toHaveURL(`/app/member?class=${classId}`);
  await expect(plain.getByRole('status')).toHaveText('You have a seat in this class.');
  await expect(plain.getByRole('status')).toBeFocused();
  await plain.reload();
  await expect(plain.getByRole('link', { name: 'Calendar file: Test without scripts' })).toBeVisible();
  expect(await seatsOf(page.request, classId)).toBe(seats - 1);

  await plain.goto(`/login/${classId}?plain`);
  await expect(plain.getByText('You have a seat in this class.')).toBeVisible();
  await plain.getByRole('link', { name: 'Your classes' }).click();
  await plain.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(plain.getByRole('status')).toHaveText('You are signed out.');
  await plain.goBack();
  await expect(plain).toHaveURL('/app/member/login');
  await plain.context().close();
});

test('member without scripts, at the login page with a class in its query: signs in for that class', async ({
  browser,
  member,
  site,
}) => {
  const classId = await createClass({ name: 'Test of a query' });
  const plain = await withoutScripts(browser, site);
  await plain.goto(`/login?id=${classId}`);
  await plain.getByRole('main').getByRole('link', { name: 'Log in without scripts' }).click();
  await expect(plain).toHaveURL(`/app/member/login/${classId}`);

  await plain.getByLabel('E-mail').fill(member.email);
  await plain.getByLabel('Password').fill(member.password);
  await plain.getByRole('button', { name: 'Log in' }).click();

  await expect(plain).toHaveURL(`/app/member/class/${classId}`);
  await expect(plain.getByRole('region', { name: 'The class' })).toContainText('Test of a query');
  await plain.context().close();
});

test('visitor of a partner without scripts: from the list to a request and to a seat, both counted as with scripts', async ({
  browser,
  hosts,
  member,
  page,
  site,
}) => {
  const [key, classId] = await Promise.all([createPartner(hosts), createClass({ name: 'Test of a partner' })]);
  const plain = await withoutScripts(browser, site);
  const link = new URLSearchParams({ partner: key, campaign: 'spring', fields: 'plan=gold' });
  await plain.goto(`/upcoming-classes?${link}`, { referer: `${hosts}/plain/` });
  await plain.goto(`/class/${classId}`);
  await plain.goto(`/login/${classId}`);
  await plain.getByRole('main').getByRole('link', { name: 'Log in, or ask for a place' }).click();

  await plain.getByRole('link', { name: 'Ask for a place' }).click();
  await plain.getByLabel('Name').fill('Test Visitor');
  await plain.getByLabel('E-mail').fill('visitor@example.com');
  await plain.getByRole('button', { name: 'Ask for a place' }).click();
  await expect(plain.getByRole('status')).toContainText('We have your request.');
  await plain.goto(`/login/${classId}?plain`);
  await plain.getByLabel('E-mail').fill(member.email);
  await plain.getByLabel('Password').fill(member.password);
  await plain.getByRole('button', { name: 'Log in' }).click();
  await plain.getByRole('button', { name: 'Apply' }).click();
  await expect(plain.getByRole('status')).toHaveText('You have a seat in this class.');

  await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
  const { counts } = await (await page.request.get('/desk/api/partner-month')).json();
  expect(counts[key]).toMatchObject({ requests: 1, enrolments: 1, foreign: 0 });
  const cookies = await plain.context().cookies();
  const visit = cookies.find(({ name }) => name === 'visit');
  expect(visit).toMatchObject({ path: '/app', expires: -1, httpOnly: true, sameSite: 'Strict' });
  await plain.context().close();
});

test('invited person without scripts: another pass code, then an account with a seat', async ({
  browser,
  page,
  site,
}) => {
  const { link, passCode, email } = await invite(page.request, await createClass());
  const plain = await withoutScripts(browser, site);
  await plain.goto(link);
  await plain.getByRole('link', { name: 'Create your account without scripts' }).click();
  await plain.getByRole('button', { name: 'Resend pass code' }).click();
  await expect(plain.getByRole('status')).toContainText('Pass Code re-sent again.');
  const outbox = await (await page.request.get('/outbox')).text();
  const mails = outbox.split('<article').filter((article) => article.includes(`<dd>${email}</dd>`));
  const [code = ''] = mails
    .flatMap((mail) => /Pass code: (\d{6})/.exec(mail)?.[1] ?? [])
    .filter((one) => one !== passCode);

  await plain.getByLabel('Pass code').fill(code);
  await plain.getByLabel('Password', { exact: true }).fill('test-password-1');
  await plain.getByLabel('Repeat password').fill('test-password-2');
  await plain.getByLabel('Repeat password').press('Enter');
  await expect(plain.getByRole('alert')).toBeFocused();
  await expect(plain.getByLabel('Pass code')).toHaveValue(code);
  await plain.getByLabel('Password', { exact: true }).fill('test-password-1');
  await plain.getByLabel('Repeat password').fill('test-password-1');
  await plain.getByLabel('Repeat password').press('Enter');

  await expect(plain.getByRole('status')).toHaveText('Your account is made. You have a seat in this class.');
  await expect(plain.getByText(email)).toBeVisible();
  await plain.context().close();
});

test('pages of members without scripts: narrow and wide, light and dark', async ({ member, page, problems }) => {
  problems.allow(/422/);
  const classId = await createClass();
  await page.goto(`/app/member/login/${classId}`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'log-in without scripts', looks);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await lookAt(page, 'class without scripts', looks);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status')).toBeFocused();
  await lookAt(page, 'classes without scripts', looks);
  await page.goto('/app/member/activate/none');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'activation without scripts', looks);
});
