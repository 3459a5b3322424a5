import type { Page } from '@playwright/test';
import { invite, keyOf } from '../src/site/invite.ts';
import { expect, test } from '../src/test.ts';

const member = { email: 'member@example.com', password: 'member123' };

async function seatsOf(page: Page, fkClassId: string): Promise<number> {
  const kv = { startLimit: 0, limit: 1, fkClassId, fkDpLangId: '' };
  const answer = await page.request.post('/api/calle/GetClassList', { data: { kv } });
  return (await answer.json()).tbl[0].r[0].seatsLeft;
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
}

test('offline at Apply: silent, what was typed stays; online again, the same press goes through', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: login failed/);
  await page.goto('/login');
  await fillLogin(page);
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

test('Apply pressed twice in two tabs at once: each tab asks once, one seat is taken', async ({ page, context }) => {
  const before = await seatsOf(page, '500022');
  const other = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => /calle\/login$/.test(request.url()) && asked.push(request.url()));
  for (const tab of [page, other]) {
    await tab.goto('/login/500022');
    await fillLogin(tab);
  }

  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Apply' }).dblclick()));

  for (const tab of [page, other]) await expect(tab).toHaveURL('/app/redirect');
  expect(asked).toHaveLength(2);
  expect(await seatsOf(page, '500022')).toBe(before - 1);
});

test('activation offline, then its answer lost: the sentence, nothing typed is lost; the third press finds the account', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /^console: activation failed/);
  const { link, passCode } = await invite(page, 'lost@example.com', '500021');
  const before = await seatsOf(page, '500021');
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
  expect(await seatsOf(page, '500021')).toBe(before - 1);

  await page.goBack();
  await expect(page.getByLabel('Activation key')).toHaveValue(keyOf(link));
  await page.getByLabel('Pass code').fill(passCode);
  await page.getByLabel('Password', { exact: true }).fill('test-password-2');
  await page.getByLabel('Repeat password').fill('test-password-2');
  await create.click();
  await expect(alert).toHaveText('This activation key was already used. Please log in.');
});
