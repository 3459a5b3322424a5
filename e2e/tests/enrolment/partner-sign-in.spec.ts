import type { Page } from '@playwright/test';
import { createClass, createPartner, type OwnMember } from '../../src/site/own-data.ts';
import { type PartnerPage, startPartnerPage } from '../../src/site/partner-page.ts';
import { expect, test } from '../../src/test.ts';

declare global {
  var heard: { data: unknown; origin: string }[];
}

let partner: PartnerPage;
let stranger: PartnerPage;
let key: string;
let classId: string;

test.beforeAll(async () => {
  [partner, stranger] = await Promise.all([startPartnerPage(), startPartnerPage()]);
  [key, classId] = await Promise.all([createPartner(partner.origin), createClass({ seats: '1000' })]);
});

test.afterAll(() => {
  partner.stop();
  stranger.stop();
});

async function openLogin(page: Page, site: string, query: Record<string, string>): Promise<Page> {
  const address = `${site}/login/${classId}?${new URLSearchParams({ partner: key, nonce: 'test-nonce', ...query })}`;
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => {
    open(url, 'enrol', 'popup,width=480,height=720');
  }, address);
  return opened;
}

async function logIn(page: Page, { email, password }: OwnMember): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Apply' }).click();
}

const isSignedIn = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();

test('registered partner: its page gets the class and a code, nothing else; the window goes on to the app site', async ({
  page,
  site,
  member,
}) => {
  await page.goto(partner.origin);

  const window = await openLogin(page, site, { opener: partner.origin });
  await logIn(window, member);

  await isSignedIn(window);
  const code = expect.stringMatching(/^[\w-]{22}$/);
  const data = { type: 'agile-enrol', v: 1, classId, status: 'enrolled', nonce: 'test-nonce', code };
  await expect.poll(() => page.evaluate(() => heard)).toEqual([{ data, origin: site }]);
});

test('registered partner, cut off from the window: the window comes back with a code', { tag: '@all' }, async ({
  page,
  site,
  member,
}) => {
  await page.goto(`${partner.origin}/cut-off`);

  const window = await openLogin(page, site, {
    opener: partner.origin,
    'return-url': `${partner.origin}/cut-off/classes?from=list`,
  });
  await logIn(window, member);

  await expect(window).toHaveURL(/\/cut-off\/classes\?from=list&agile-code=[\w-]{22}&agile-site=http%3A%2F%2F[\w.%]+$/);
  expect(new URL(window.url()).origin).toBe(partner.origin);
  expect(await page.evaluate(() => heard)).toEqual([]);
});

test('stranger who names itself, or the partner, as opener: gets no message and no visitor', { tag: '@all' }, async ({
  page,
  site,
  problems,
  member,
}) => {
  problems.allow(/is not registered/, /target origin provided/);
  await page.goto(stranger.origin);

  for (const opener of [stranger.origin, partner.origin]) {
    const window = await openLogin(page, site, { opener, 'return-url': `${stranger.origin}/` });
    await logIn(window, member);
    await isSignedIn(window);
    await window.evaluate(() => localStorage.clear());
    await window.close();
  }

  expect(await page.evaluate(() => heard)).toEqual([]);
});

test('a page of any origin reads the list of classes, and cannot enrol', { tag: '@all' }, async ({
  page,
  site,
  problems,
}) => {
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

  expect(await call('calle/GetClassList', { startLimit: 0, limit: 1, fkClassId: classId, fkDpLangId: '' })).toBe(1);
  await expect(
    call('calls/enroll', { cookie: 'test', apiId: 'GetEnrolledClassInfo', fkClassId: classId }),
  ).rejects.toThrow('Failed to fetch');
});

test('login without a partner: cut off from whoever opened it', { tag: '@all' }, async ({ page, site }) => {
  await page.goto(partner.origin);
  const opened = page.context().waitForEvent('page');

  await page.evaluate((url) => {
    open(url);
  }, `${site}/login/${classId}`);

  const login = await opened;
  await expect(login.getByLabel('E-mail')).toBeVisible();
  expect(await login.evaluate(() => window.opener)).toBeNull();
});
