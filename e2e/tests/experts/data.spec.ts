import type { Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { answerWith, oddNames } from '../../src/odd-rows.ts';
import { firstRowsAreNeverSeen } from '../../src/second-page.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [path, list] of [
  ['/profiles', 'experts'],
  ['/samples', 'samples'],
] as const) {
  test(`${path}, 11 rows with odd names, no pictures, 320 px: text, place and access`, { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, 11);
    await page.goto(path);
    const main = page.getByRole('main');

    await expect(main.getByText('Showing 1 to 10 of 11 entries')).toBeVisible();
    for (const name of oddNames) await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const pages = page.getByRole('navigation', { name: `Pages of ${list}` });
    await pages.scrollIntoViewIfNeeded();
    await expect(main.locator('img[src*="missing"]')).toHaveCount(0);
    await expect(main.getByText('TBA')).toHaveCount(0);
    await expect(pages.getByRole('link')).toHaveCount(3);
    expect(await sideways(page)).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
  });

  test(`${path}, no row and 100,000: the sentence, and the first of 10,000 pages`, { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    await page.setViewportSize({ width: 320, height: 900 });
    await answerWith(page, 0);
    await page.goto(path);
    await expect(page.getByText('There is nothing to show').first()).toBeVisible();
    await expect(page.getByText(/^Showing/)).toHaveCount(0);

    await page.unroute('**/calle/*');
    await answerWith(page, 100_000);
    await page.goto(`${path}?limit=99990&endLimit=100000`);
    await expect(page.getByText('Showing 99991 to 100000 of 100000 entries')).toBeVisible();

    expect(await sideways(page)).toBe(0);
    await expect(page.getByRole('link', { name: 'Page 10000', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test(
    `${path}, second page of the address: the rows of the first are never seen, nothing moves`,
    { tag: '@all' },
    ({ page }) => firstRowsAreNeverSeen(page, path),
  );
}

test('photos of a prerendered page missing: drawn initials, nothing moves', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.route('**/files/users/*', (route) => route.fulfill({ status: 404 }));
  await watchDocument(page);
  await page.goto('/profiles', { waitUntil: 'networkidle' });
  await hydrated(page);

  await expect(page.locator('img[src*="/files/users/"]')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Initials of/ })).toHaveCount(10);
  expect(await layoutShift(page, false)).toEqual({ total: 0, moved: [] });
});

for (const width of [390, 1024, 1440])
  test(`${width} px, fonts that come late: nothing moves`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.woff2', async (route) => {
      await page.locator('main h1').waitFor();
      await hydrated(page);
      await route.continue();
    });
    await watchDocument(page);

    for (const path of ['/experts', '/profiles', '/single-profile/900011', '/samples', '/sample/700001']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await layoutShift(page), path).toEqual({ total: 0, moved: [] });
    }
  });
