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

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const area of new Set(prerenderedPages.map((page) => page.area)))
    test(`prerendered pages of ${area}: read complete`, { tag: `@${area}` }, async ({ page }) => {
      for (const { path } of prerenderedPages.filter((prerendered) => prerendered.area === area)) {
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(120);
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Data Flow' });
        await expect.soft(link, path).toHaveAttribute('href', '/languages/1111116');
      }
    });

  for (const [path, sentence] of [
    ['/class/999999', /^A class that was announced recently\./],
    ['/login/500017', /^Here members log in and take a seat/],
    ['/ask/500017', /^Here visitors without an account ask/],
    ['/auth/test-key', /^Here you activate your membership/],
  ] as const)
    test(`${path}: says what it is, and leads on`, { tag: '@enrolment' }, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Upcoming classes' }).click();
      await expect(page).toHaveURL('/upcoming-classes');
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
