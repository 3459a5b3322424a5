import type { Page } from '@playwright/test';
import { createClass, invite, keyOf, type OwnMember, seatsOf } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

async function fillLogin(page: Page, member: OwnMember): Promise<void> {
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
}

test('offline at Apply: silent, what was typed stays; online again, the same press goes through', {
  tag: '@all',
}, async ({ page, context, problems, member }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: login failed/);
  await page.goto('/login');
  await fillLogin(page, member);
  const apply = page.getByRole('button', { name: 'Apply' });

  await context.setOffline(true);
  const entry = page.waitForEvent('console', (message) => message.text().startsWith('login failed'));
  await apply.click();
  await entry;
  await expect(apply).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  await context.setOffline(false);
  await apply.click();

  await expect(page).toHaveURL('/app/redirect');
});

test('Apply pressed twice in two tabs at once: each tab asks once, one seat is taken', { tag: '@all' }, async ({
  page,
  context,
  member,
}) => {
  const classId = await createClass();
  const before = await seatsOf(page.request, classId);
  const other = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => /calle\/login$/.test(request.url()) && asked.push(request.url()));
  for (const tab of [page, other]) {
    await tab.goto(`/login/${classId}`);
    await fillLogin(tab, member);
  }

  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Apply' }).dblclick()));

  for (const tab of [page, other]) await expect(tab).toHaveURL('/app/redirect');
  expect(asked).toHaveLength(2);
  expect(await seatsOf(page.request, classId)).toBe(before - 1);
});

test('activation offline, then its answer lost: the sentence, nothing typed is lost; the third press finds the account', {
  tag: '@all',
}, async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /^console: activation failed/);
  const classId = await createClass();
  const { link, passCode } = await invite(page.request, classId);
  const before = await seatsOf(page.request, classId);
  const alert = page.getByRole('alert');
  const create = page.getByRole('button', { name: 'Create Account' });
  await page.goto(link);
  await page.getByLabel('Pass code').fill(passCode);
  await page.getByLabel('Password', { exact: true }).fill('test-password-1');
  await page.getByLabel('Repeat password').fill('test-password-1');

  await context.setOffline(true);
  await create.click();
  await expect(alert).toHaveText('An error occurred during the API request.1');
  await context.setOffline(false);

  const lost = Promise.withResolvers<void>();
  await page.route(
    '**/calle/passreg',
    async (route) => {
      await route.fetch();
      await route.abort();
      lost.resolve();
    },
    { times: 1 },
  );
  await create.click();
  await lost.promise;
  await expect(alert).toHaveText('An error occurred during the API request.1');
  await expect(page.getByLabel('Pass code')).toHaveValue(passCode);
  await create.click();

  await expect(page).toHaveURL('/app/redirect');
  expect(await seatsOf(page.request, classId)).toBe(before - 1);

  await page.goBack();
  await expect(page.getByLabel('Activation key')).toHaveValue(keyOf(link));
  await page.getByLabel('Pass code').fill(passCode);
  await page.getByLabel('Password', { exact: true }).fill('test-password-2');
  await page.getByLabel('Repeat password').fill('test-password-2');
  await create.click();
  await expect(alert).toHaveText('This activation key was already used. Please log in.');
});
