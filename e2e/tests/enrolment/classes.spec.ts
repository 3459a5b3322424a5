import type { Page } from '@playwright/test';
import { headOf } from '../../src/document-head.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

const path = '/class/500012';

/** Answers for one class with what `change` makes of its row; all other calls go to the site. */
async function changeClass(page: Page, id: string, change: (row: object) => object[]): Promise<void> {
  await page.route('**/calle/GetClassList', async (route) => {
    if (route.request().postDataJSON().kv.fkClassId !== id) return route.fallback();
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { tbl: [{ r: change(answer.tbl[0].r[0]) }] } });
  });
}

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
    await expect(main.getByText(/^Enrolling needs scripts/)).toBeVisible();
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

  test('list of classes: the first ten with links to them, each for search engines as well', async ({ page }) => {
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

test('class that is full by now: the fresh answer replaces what was served, in the structured data as well', async ({
  page,
}) => {
  await changeClass(page, '500012', (row) => [{ ...row, seatsLeft: 0 }]);

  await page.goto(path);

  const order = page.getByRole('complementary', { name: 'Enrolment' });
  await expect(order.getByRole('link', { name: 'Ask for the next date' })).toBeVisible();
  await expect(order.getByRole('link', { name: 'Enrol' })).toHaveCount(0);
  await expect.poll(async () => JSON.stringify(await structuredDataOf(page))).toContain('schema.org/SoldOut');
});

test('class that is gone by now: the sentence, and kept out of search engines', async ({ page }) => {
  await changeClass(page, '500012', () => []);

  await page.goto(path);

  await expect(page.getByText('New Classes will be uploaded in short time.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class');
  await expect(page).toHaveTitle('Class | Agile Languages');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => structuredDataOf(page)).toEqual([]);
});

test('class without a fresh answer: what was served stays, in the head as well', async ({ page, problems }) => {
  problems.allow(/500/, /section failed/);
  await page.route('**/calle/*', (route) => route.fulfill({ status: 500 }));
  const failure = page.waitForEvent('console', (message) => message.text().includes('class: section failed'));

  await page.goto(path);
  const served = await headOf(page);
  await failure;
  await hydrated(page);

  await expect(page.getByRole('link', { name: 'Enrol' })).toBeVisible();
  expect(await headOf(page)).toEqual(served);
});

test('list of classes that has changed by now: the fresh one replaces what was served', async ({ page }) => {
  await page.route('**/calle/GetClassList', async (route) => {
    const answer = await (await route.fetch()).json();
    const [, ...rows] = answer.tbl[0].r;
    await route.fulfill({ json: { kv: { rowCount: '9' }, tbl: [{ r: rows }] } });
  });

  await page.goto('/upcoming-classes');

  await expect(page.getByText('Showing 1 to 9 of 9 entries')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await expect.poll(() => structuredDataOf(page)).toMatchObject([{ numberOfItems: 9 }]);
});

test('list of classes, second page of the address: the rows of the first are never seen, nothing moves', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/areas/shell/*/browser/main.*.js', (route) => script.promise.then(() => route.continue()));
  await page.route('**/calle/*', (route) => answer.promise.then(() => route.continue()));
  await watchDocument(page);
  const first = page.getByText(/^Showing 1 to 10 of/);

  await page.goto('/upcoming-classes?limit=10&endLimit=20', { waitUntil: 'commit' });
  await expect(first).toHaveCount(1);
  await expect(first).toBeHidden();
  script.resolve();
  await expect(first).toHaveCount(0);
  answer.resolve();

  await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible();
  await hydrated(page);
  expect(await layoutShift(page)).toEqual({ sum: '0.00', moved: [] });
});
