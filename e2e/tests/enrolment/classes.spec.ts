import type { Page } from '@playwright/test';
import { firstRowsAreNeverSeen } from '../../src/second-page.ts';
import { expect, test } from '../../src/test.ts';

const path = '/class/500012';

const structuredDataOf = async (page: Page): Promise<unknown[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('class: all of it, its course for search engines, no time that needs scripts', async ({ page }) => {
    await page.goto(path);

    const main = page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${name} | Agile Languages`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', name);
    await expect(main.getByRole('link', { name: 'Enrol' })).toBeVisible();
    await expect(main.getByRole('columnheader').last()).not.toContainText('Your time');
    await expect(main.getByText('your time').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText(/needs scripts/)).toHaveCount(0);
    await expect(main.getByRole('heading', { name: /^Other classes in/ })).toBeVisible();
    const start = await main.getByRole('rowheader').first().locator('time').getAttribute('datetime');
    const [course, trail] = (await structuredDataOf(page)) as [
      { hasCourseInstance: { name: string; startDate: string }[] },
      object,
    ];
    expect(course).toMatchObject({ '@type': 'Course', hasCourseInstance: [{ '@type': 'CourseInstance', name }] });
    expect(course.hasCourseInstance[0]?.startDate).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(new Date(course.hasCourseInstance[0]?.startDate ?? '').toISOString()).toBe(start);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('list of classes: the first ten with links to them, each for search engines as well', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/upcoming-classes');

    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(10);
    await expect(main.getByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible();
    await expect(main.getByText('your time').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText(/^Filters and further pages need scripts/)).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    const links = main.getByRole('article').getByRole('heading').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const [list] = (await structuredDataOf(page)) as [{ itemListElement: { item: { url: string } }[] }];
    expect(list.itemListElement.map(({ item }) => item.url)).toEqual(addresses);
  });
});

test('list of classes, second page of the address: the rows of the first are never seen, nothing moves', ({ page }) =>
  firstRowsAreNeverSeen(page, '/upcoming-classes'));
