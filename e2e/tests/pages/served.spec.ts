import { prerenderedPages, sitePages } from '../../src/site/page-list.ts';
import { allBut, expect, test } from '../../src/test.ts';

const textOf = (html: string) =>
  html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');

test('every address: answers 200 with a title of its own; a prerendered page is complete', { tag: '@shell' }, async ({
  request,
}) => {
  const titles = new Map<string, string>();

  for (const { path, isPrerendered } of sitePages) {
    const response = await request.get(path);
    const html = await response.text();
    const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    expect.soft(response.status(), path).toBe(200);
    expect.soft(title, path).not.toBe('');
    expect.soft(titles.get(title), `"${title}" of ${path}`).toBeUndefined();
    titles.set(title, path);
    if (!isPrerendered) continue;
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect.soft(main.match(/<h1\b/g), path).toHaveLength(1);
    expect.soft(textOf(main).length, path).toBeGreaterThan(120);
    expect.soft(html, path).toMatch(/<footer.*href="\/languages\/1111116"/s);
  }
});

test('document on a phone: letters keep their size when it is turned, no links are made of numbers', {
  tag: '@shell',
}, async ({ request }) => {
  const html = await (await request.get('/faq')).text();

  expect(html).toContain('-webkit-text-size-adjust:100%');
  expect(html).toMatch(/<meta name="format-detection" content="[^"]*telephone=no/);
});

test('address of no page: 404 with the error page inside the layout', { tag: '@shell' }, async ({ request }) => {
  for (const path of ['/nothing-here', '/languages/999', '/languages/1111118/more', '/class', '/areas']) {
    const response = await request.get(path);
    const html = await response.text();

    expect.soft(response.status(), path).toBe(404);
    expect.soft(html, path).toMatch(/<header.*My Needs.*<h1[^>]*>Oops!<.*<footer/s);
    expect.soft(textOf(html), path).toContain('Sorry, an unexpected error has occurred.');
  }
});

test('class, sample, expert or class to enrol in that nobody has: 404, and a page of the site', {
  tag: ['@enrolment', '@experts'],
}, async ({ request }) => {
  for (const path of ['/class/999999', '/sample/1', '/single-profile/1', '/login/999999', '/ask/999999']) {
    const response = await request.get(path);

    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toMatch(/<header.*<h1.*<footer/s);
  }
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const area of new Set(prerenderedPages.map((page) => page.area)))
    test(`prerendered pages of ${area}: read complete`, { tag: [`@${area}`, '@all'] }, async ({ page }) => {
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
    test(`${path}: says what it is, and leads on`, {
      tag: ['@enrolment', ...allBut(path === '/login/500017')],
    }, async ({ page, problems }) => {
      if (path === '/class/999999') problems.allow(/404/);
      await page.goto(path);

      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Upcoming classes' }).click();
      await expect(page).toHaveURL('/upcoming-classes');
    });
});
