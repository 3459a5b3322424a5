import { prerenderedPages, sitePages } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';

test('every address: answers 200 with a title of its own', { tag: '@shell' }, async ({ request }) => {
  const titles = new Map<string, string>();

  for (const { path } of sitePages) {
    const response = await request.get(path);
    const html = await response.text();
    const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    expect.soft(response.status(), path).toBe(200);
    expect.soft(title, path).not.toBe('');
    expect.soft(titles.get(title), `"${title}" of ${path}`).toBeUndefined();
    titles.set(title, path);
  }
});

for (const { path, area } of sitePages)
  test(`${path}: one h1, its title in the tab`, { tag: `@${area}` }, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Agile Languages/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, area } of prerenderedPages)
    test(`${path}: reads complete`, { tag: `@${area}` }, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(120);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Data Flow' })).toHaveAttribute(
        'href',
        '/languages/1111116',
      );
    });
});

for (const path of ['/nothing-here', '/languages/999', '/languages/1111118/more', '/class', '/areas'])
  test(`${path}: 404 with the error page inside the layout`, { tag: '@shell' }, async ({ page, problems }) => {
    problems.allow(/404/);

    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(page.getByText('Sorry, an unexpected error has occurred.', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
