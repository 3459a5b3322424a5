import type { Page } from '@playwright/test';
import { axeFinds, everyRule } from '../../src/axe.ts';
import { answerWith, oddNames } from '../../src/odd-rows.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const paths = [
  '/experts',
  '/profiles',
  '/single-profile/990000',
  '/samples',
  '/samples/1111111',
  '/sample/790000',
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 900 } });

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await axeFinds(page, colorScheme === 'dark' ? ['color-contrast'] : everyRule, 'main');
    faults.push(...found.map((fault) => `${colorScheme} ${fault}`));
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return sideways > 0 ? [...faults, `${sideways} px sideways`] : faults;
}

async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('main h1')).toBeVisible();
}

test('/experts, odd names: found, not found and cleared, by keyboard; axe finds nothing', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await answerWith(page, 11);
  await page.goto('/experts');
  await hydrated(page);
  const box = page.getByRole('searchbox', { name: 'Search by keywords' });
  const status = page.getByRole('status').filter({ hasText: 'experts' });

  for (const [words, name] of [
    ['zizkova angstrom', oddNames[0]],
    ['الخوارزمي', oddNames[1]],
    ['xxxx', oddNames[2]],
    ['<b onclick', oddNames[3]],
  ] as const) {
    await box.fill(words);
    await expect(status).toHaveText('1 of 11 experts found');
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  await box.fill('test company');
  await expect(status).toHaveText('11 of 11 experts found');
  expect(await faultsOf(page)).toEqual([]);

  await box.fill('nobody at all');
  await expect(page.getByText('There is nothing to show')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await box.press('Control+A');
  await box.press('Delete');
  await expect(status).toHaveText('6 of 11 experts');
});

for (const [path, word] of [
  ['/single-profile/99000', 'expert'],
  ['/sample/79000', 'sample'],
] as const)
  test(`${path}…, odd names of one ${word}, no picture: text and place; axe finds nothing`, { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    await answerWith(page, 11);
    for (const [index, name] of oddNames.entries()) {
      await page.goto(`${path}${index}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | Agile Languages`);
      await expect(page.locator('main img[src*="missing"]')).toHaveCount(0);
      expect.soft(await faultsOf(page), name).toEqual([]);
    }
  });

test('no rows at all, on the six pages: the sentence; axe finds nothing', { tag: '@all' }, async ({ page }) => {
  await answerWith(page, 0);
  await page.goto('/my-needs');
  await hydrated(page);
  for (const path of paths) {
    await goWithin(page, path);
    await expect(page.getByText('There is nothing to show').first()).toBeVisible();
    expect.soft(await faultsOf(page), path).toEqual([]);
  }
});

test('every list fails, on the six pages: a console entry and no word of it; axe finds nothing', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/500/, /section failed/);
  await page.route(/GetProfileList|GetSampleList|GetClassList/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/my-needs');
  await hydrated(page);
  for (const path of paths) {
    const entry = page.waitForEvent('console', (message) => message.text().includes('section failed'));
    await goWithin(page, path);
    await entry;
    await expect(page.locator('main')).not.toContainText(/error|failed|wrong|nothing to show/i);
    expect.soft(await faultsOf(page), path).toEqual([]);
  }
});
