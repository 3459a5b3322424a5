import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { headOf, hydrated } from '../../src/watch-document.ts';

const pages = [
  { area: 'catalog', path: '/languages/1111112' },
  { area: 'assessment', path: '/my-needs' },
  { area: 'experts', path: '/profiles' },
  { area: 'experts', path: '/single-profile/900001' },
  { area: 'experts', path: '/sample/700001' },
  { area: 'enrolment', path: '/upcoming-classes' },
  { area: 'enrolment', path: '/class/500012' },
  { area: 'enrolment', path: '/login/500017' },
] as const;

const goWithoutDocument = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const { area, path } of pages)
  test(`${path}, whose code and document fail and come with "Try again": the head of the error page, then the served one`, {
    tag: '@all',
  }, async ({ page, problems }) => {
    problems.allow(/^console: (load|loadEntry)/, /ERR_FAILED/, new RegExp(`/areas/${area}/`));
    await page.goto(path);
    await hydrated(page);
    const served = await headOf(page);
    await page.goto(area === 'catalog' ? '/my-needs' : '/faq');
    await hydrated(page);
    const files = (url: URL) => url.pathname.startsWith(`/areas/${area}/`) || url.pathname === path;
    await page.route(files, (route) => route.abort());

    await goWithoutDocument(page, path);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page).toHaveTitle(/^Oops!/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.unroute(files);
    await retry.click();

    await expect.poll(() => headOf(page)).toEqual(served);
  });
