import { axeFinds, everyRule } from '../../src/axe.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('search: loaded when it is opened; finds a question, a term, a class, an expert and a sample', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/my-needs', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(requests.filter((url) => /search/.test(url))).toEqual([]);

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();

  for (const [words, address] of [
    ['pass code arrive', /^\/faq#/],
    ['revenue stopper', /^\/guide#term-/],
    ['evening track class', /^\/class\//],
    ['Saricam expert', /^\/single-profile\//],
    ['renamed card number', /^\/handbook#chapter-cards$/],
    ['liability', /^\/terms-condition#chapter-liability$/],
    ['vouchers', /^\/faq#/],
    ['vouchr', /^\/faq#/],
    ['refunds', /^\/faq#/],
    ['money back', /^\/faq#/],
    ['invoices', /^\/faq#/],
    ['forgot passwords', /^\/faq#/],
    ['log in', /^\/login/],
    ['friday', /^\/upcoming-classes/],
    ['vegetable box', /^\/sample\//],
  ] as const) {
    await field.fill(words);
    await expect(dialog.getByRole('listitem').getByRole('link').first(), words).toHaveAttribute('href', address);
  }
  await field.fill('personal data');
  await expect(dialog.getByRole('listitem').getByRole('link', { name: /^Imprint/ })).toBeVisible();
  await field.fill('vegetable box');
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/sample\//);
  expect(await axeFinds(page, everyRule, 'dialog')).toEqual([]);
  await field.press('Enter');

  await expect(page).toHaveURL(/\/sample\//);
  await expect(dialog).toBeHidden();
});

test('390 px, search from the menu: opens over the page', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/my-needs');
  await hydrated(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();

  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('Search leads to the contents of the site', { tag: '@all' }, async ({ page }) => {
    await page.goto('/faq');

    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();

    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Certification' })).toBeInViewport();
  });
});
