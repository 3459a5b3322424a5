import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => globalThis.scrollTo({ top, behavior: 'instant' }), y);
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();

test('next page: at its top; Back and Forward: where each page was left', async ({ page }) => {
  await page.goto('/languages/1111117');
  await hydrated(page);
  await follow(page, 'Money');
  await expect(heading(page, /Money/)).toBeFocused();
  expect(await scrollY(page)).toBe(0);

  await scrollTo(page, 3000);
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
  await expect(heading(page, /need/i)).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect(heading(page, /Money/)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(3000);
  await page.goForward();
  await expect(heading(page, /need/i)).toBeFocused();

  await expect.poll(() => scrollY(page)).toBe(200);
});

test('page loaded again: where it was; Back from it: where the page before was left', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/languages/1111117');
  await hydrated(page);
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
  await expect(heading(page, /need/i)).toBeFocused();
  await scrollTo(page, 300);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goBack();
  await expect(heading(page, /Form/)).toBeFocused();

  await expect.poll(() => scrollY(page)).toBe(600);
});

test('link to a part of the page: there; Back: where the link was chosen; Forward: at the part', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, 600);
  await page.evaluate(() => {
    location.hash = '#meter';
  });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(2000);
  const part = await scrollY(page);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();

  await expect.poll(() => scrollY(page)).toBe(part);
});

test('link to a part of another page: at that part, where the keyboard goes on', { tag: '@all' }, async ({ page }) => {
  await page.goto('/languages/1111118');
  await hydrated(page);

  await page.getByRole('main').locator('a[href^="/guide#term-"]').first().click();

  await expect(heading(page, 'Guide')).toBeVisible();
  const part = page.locator(new URL(page.url()).hash);
  await expect(part).toBeInViewport();
  await expect(part).toBeFocused();
  expect(await part.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
});

test('page of a list chosen: its heading has the focus; Back: where the list was left', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/profiles');
  await hydrated(page);
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await second.scrollIntoViewIfNeeded();
  const left = await scrollY(page);

  await second.click();
  await expect(page.getByRole('heading', { name: /page 2/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/profiles');

  await expect.poll(() => scrollY(page)).toBe(left);
});

test('plan of a role that the address names: a field changed, nothing moves', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/my-needs#product-owner');
  await hydrated(page);
  const plan = page.getByRole('region', { name: 'Your plan, with dates and prices' });
  await plan.scrollIntoViewIfNeeded();
  const people = plan.getByRole('spinbutton', { name: 'How many people?' });

  await people.fill('3');
  await expect(plan.getByText('3 people', { exact: true }).first()).toBeVisible();

  await expect(people).toBeFocused();
  await expect(people).toBeInViewport();
});
