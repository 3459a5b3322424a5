import { join } from 'node:path';
import type { AreaDescription } from '@agile-languages/shared/registry';
import type { Page } from '@playwright/test';
import { liveReleases } from '../../src/site/releases.ts';
import { passUntil, stopClock } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const expectedNoise = [/404|500/, /^console: (load|loadEntry|federation|slot)/, /assessment/, /integrity/];

const files = [
  ['entry', ({ entry }: AreaDescription) => entry.name],
  ['page', ({ chunks }: AreaDescription) => chunks.routes['/my-needs']?.script.name ?? ''],
] as const;

const notice = (page: Page) => page.getByRole('button', { name: 'Try again' });
const needsSwitch = (page: Page) => page.getByRole('main').getByRole('switch').first();

test('files of an area taken away: its page reads, the rest works, a retry heals it, the operator sees it', async ({
  page,
  ownSite,
  problems,
}) => {
  problems.allow(...expectedNoise);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await ownSite.takeAway('assessment');

  await page.goto(`${ownSite.url}/my-needs`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('70%').or(page.getByRole('main').getByText('100%')).first(),
  ).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByText('Languages', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Money' })).toBeVisible();
  await page.keyboard.press('Escape');

  await ownSite.putBack('assessment');
  await notice(page).click();
  await expect(notice(page)).toBeHidden();
  await hydrated(page);
  await needsSwitch(page).click();

  await expect(needsSwitch(page)).not.toBeChecked();
  expect(documents).toHaveLength(1);
  const status = async () => (await ownSite.command(['status'])).stdout;
  await expect.poll(status).toMatch(/^assessment .* \([12] load\)/m);
});

test('files of an area taken away: the home page works but for its section', { tag: '@all' }, async ({
  page,
  ownSite,
  problems,
}) => {
  problems.allow(...expectedNoise);
  await ownSite.takeAway('assessment');

  await page.goto(ownSite.url);
  await page.locator('#meter').scrollIntoViewIfNeeded();

  await expect(notice(page)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Agile Communication Level: \d+%/)
      .first(),
  ).toBeVisible();
  await page.locator('main a[href="/languages/1111112"]').first().click();
  await expect(page).toHaveURL(/\/languages\/1111112$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('files of an area taken away: a link to it from another area leads to a page that reads', { tag: '@all' }, async ({
  page,
  ownSite,
  problems,
}) => {
  // Chromium applies this page's policy to styles of the document whose text is read.
  problems.allow(...expectedNoise, /inline style violates/, /security policy style-src-elem inline/);
  await page.goto(`${ownSite.url}/languages/1111118`);
  await hydrated(page);
  await ownSite.takeAway('assessment');

  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();

  await expect(page).toHaveURL(/\/my-needs$/);
  await expect(notice(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Needs/);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Agile Languages' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /Agile|Say it so/ })).toBeVisible();
});

for (const [fault, answer] of [
  ['answers 500', { status: 500, body: 'test failure' }],
  ['answers HTML with 200', { status: 200, contentType: 'text/html', body: '<!doctype html><p>test</p>' }],
] as const)
  test(`host of an area ${fault}: its page reads, a notice offers another try`, { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    problems.allow(...expectedNoise);
    await page.route('**/areas/assessment/**', (route) => route.fulfill(answer));

    await page.goto('/my-needs');

    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await notice(page).click();
    await expect(notice(page)).toBeHidden();
    await hydrated(page);
  });

for (const [what, fileOf] of files)
  test(`${what} of an area hangs: a notice after three seconds, the rest works`, { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    problems.allow(...expectedNoise);
    const file = fileOf(await assessmentOf(join(process.env.E2E_FOLDER ?? '', 'releases')));
    await page.route(`**/areas/assessment/**/${file}`, () => new Promise(() => {}));
    await stopClock(page);
    const script = page.locator(`script[src$="/${file}"]`);

    await page.goto('/my-needs', { waitUntil: 'domcontentloaded' });
    // The limit of three seconds began with what loads areas.
    await passUntil(page, async () => (await script.count()) > 0, 1);
    await page.clock.fastForward(1500);
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(1500);

    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByText('Languages', { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Money' })).toBeVisible();
  });

for (const [what, fileOf] of files)
  test(`${what} of an area with other bytes: not executed, its page reads`, {
    tag: '@all',
  }, async ({ page, problems }) => {
    problems.allow(...expectedNoise);
    const file = fileOf(await assessmentOf(join(process.env.E2E_FOLDER ?? '', 'releases')));
    await page.route(`**/areas/assessment/**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.injected = 1;${await response.text()}` });
    });

    await page.goto('/my-needs');

    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  });

test('area written for a later contract: refused before its code runs', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(...expectedNoise);
  await page.route(/\/(my-needs|registry\.json)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"contract":\d+/g, '"contract":99') });
  });

  await page.goto('/my-needs');

  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => 'assessment' in globalThis)).toBe(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('all areas down: every public page of the menu still reads by client navigation or document', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/status: 500/, /^console/);
  await page.route(/\/areas\/(?!shell)/, (route) => route.fulfill({ status: 500, body: 'test failure' }));

  await page.goto('/languages/1111118');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Digital Product');
  await page.goto('/');
  await expect(page.getByRole('main').getByText('User Story Management').first()).toBeVisible();
  await page.goto('/my-needs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

async function assessmentOf(releases: string): Promise<AreaDescription> {
  const found = (await liveReleases(releases)).areas.find(({ name }) => name === 'assessment');
  if (!found) throw new Error('There is no area assessment.');
  return found.description;
}

test('document changed on its way, scripts put into it: they are not executed, and the page works', {
  tag: '@all',
}, async ({ page, problems, site }) => {
  problems.allow(/content security policy|elsewhere\.example/i);
  const put = '<script>window.isChanged = true</script><script src="https://elsewhere.example/x.js"></script>';
  await page.route(`${site}/my-needs`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('</head>', `${put}</head>`)
      .replace('</body>', `${put}<!-- put in --></body>`);
    await route.fulfill({ response, body });
  });

  await page.goto('/my-needs');
  await hydrated(page);

  const first = page.getByRole('main').getByRole('switch').first();
  await first.click();
  await expect(first).not.toBeChecked();
  expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
});
