import type { Page } from '@playwright/test';
import { type PartnerPage, startPartnerPage } from '../../src/site/partner-page.ts';
import { trainer } from '../../src/site/trainer.ts';
import { expect, test } from '../../src/test.ts';

declare global {
  /** What the partner's page was told. */
  var heard: { data: unknown; origin: string }[];
}

const key = 'pk_browser';
const message = { type: 'agile-enrol', v: 1, classId: '500017', status: 'enrolled', nonce: 'test-nonce' };
let partner: PartnerPage;
let stranger: PartnerPage;

test.beforeAll(async () => {
  [partner, stranger] = await Promise.all([startPartnerPage(), startPartnerPage()]);
  await trainer('add-partner', '--key', key, '--name', 'Test Partner', '--origin', partner.origin);
});

test.afterAll(() => {
  partner.stop();
  stranger.stop();
});

async function openLogin(page: Page, site: string, query: Record<string, string>): Promise<Page> {
  const address = `${site}/login/500017?${new URLSearchParams({ partner: key, nonce: 'test-nonce', ...query })}`;
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => {
    open(url, 'enrol', 'popup,width=480,height=720');
  }, address);
  return opened;
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('member@example.com');
  await page.getByLabel('Password', { exact: true }).fill('member123');
  await page.getByRole('button', { name: 'Apply' }).click();
}

const isSignedIn = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();

test('registered partner: its page hears the class, nothing else; the window goes on to the app site', async ({
  page,
  site,
}) => {
  await page.goto(partner.origin);

  const window = await openLogin(page, site, { opener: partner.origin });
  await logIn(window);

  await isSignedIn(window);
  expect(await page.evaluate(() => heard)).toEqual([{ data: message, origin: site }]);
});

test('registered partner, cut off from the window: the window comes back with the class', async ({ page, site }) => {
  await page.goto(`${partner.origin}/cut-off`);

  const window = await openLogin(page, site, {
    opener: partner.origin,
    'return-url': `${partner.origin}/cut-off/classes?from=list`,
  });
  await logIn(window);

  await expect(window).toHaveURL(`${partner.origin}/cut-off/classes?from=list&agile-enrol=500017`);
  expect(await page.evaluate(() => heard)).toEqual([]);
});

test('a stranger who names itself, or the partner, as opener hears nothing and gets nobody back', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/is not registered/, /target origin provided/);
  await page.goto(stranger.origin);

  for (const opener of [stranger.origin, partner.origin]) {
    const window = await openLogin(page, site, { opener, 'return-url': `${stranger.origin}/` });
    await logIn(window);
    await isSignedIn(window);
    await window.close();
  }

  expect(await page.evaluate(() => heard)).toEqual([]);
});

test('a page of any origin reads the list of classes, and cannot enrol', async ({ page, site, problems }) => {
  problems.allow(/CORS policy/, /ERR_FAILED/);
  await page.goto(stranger.origin);

  const call = (path: string, kv: object) =>
    page.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address, { method: 'POST', headers, body });
        return (await response.json()).tbl[0].r.length;
      },
      [`${site}/api/${path}`, JSON.stringify({ kv })] as const,
    );

  expect(await call('calle/GetClassList', { startLimit: 0, limit: 1, fkClassId: '500017', fkDpLangId: '' })).toBe(1);
  await expect(
    call('calls/enroll', { cookie: 'test', apiId: 'GetEnrolledClassInfo', fkClassId: '500017' }),
  ).rejects.toThrow('Failed to fetch');
});

test('login without a partner: cut off from whoever opened it', async ({ page, site }) => {
  await page.goto(partner.origin);
  const opened = page.context().waitForEvent('page');

  await page.evaluate((url) => {
    open(url);
  }, `${site}/login/500017`);

  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
});
