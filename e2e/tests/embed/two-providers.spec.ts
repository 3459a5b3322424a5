import type { Page } from '@playwright/test';
import { openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { expect, test } from '../../src/test.ts';

const other = 'https://other-provider.test';
const [head = ''] = snippetsOf('Five-minute start', 'html');

/** Loaders of the site, and of the same files at another origin, which defines the elements. @returns codes that each asks for */
async function openWithBoth(page: Page, site: string, query: string): Promise<{ codes: () => string[] }> {
  const asked: string[] = [];
  await page.route(`${other}/**`, async (route) => {
    const url = route.request().url();
    const response = await route.fetch({ url: url.replace(other, site) });
    await route.fulfill({ response });
  });
  await page.route('**/partner-codes/*', (route) => {
    asked.push(
      route
        .request()
        .url()
        .replace(/\/api.*\//, ' '),
    );
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  const tags = head.replaceAll('https://site.example', other) + head;
  await openGuidePage(page, site, tags, '<agile-enrolment limit="1"></agile-enrolment>', { query });
  await expect(page.locator('agile-enrolment').getByRole('article')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return { codes: () => asked };
}

const code = 'x'.repeat(22);

for (const whose of ['one', 'other'])
  test(`loaders of two providers on a page, code of the ${whose} in the address: taken by its own`, {
    tag: '@all',
  }, async ({ page, site }) => {
    const provider = whose === 'one' ? site : other;
    const query = new URLSearchParams({ 'agile-code': code, 'agile-site': provider });

    const { codes } = await openWithBoth(page, site, `?${query}`);

    await expect(page).not.toHaveURL(/agile-code/);
    await expect.poll(codes).toEqual([`${provider} ${code}`]);
  });

test('loaders of two providers on a page: each takes the messages of its own', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const { codes } = await openWithBoth(page, site, '');

  for (const origin of ['https://rival.example', other, site])
    await page.evaluate(
      ([from, told]) =>
        dispatchEvent(new MessageEvent('message', { origin: `${from}`, data: { type: 'agile-enrol', code: told } })),
      [origin, `${origin.length}`.padEnd(22, 'x')] as const,
    );

  const codeFrom = (origin: string) => `${origin} ${`${origin.length}`.padEnd(22, 'x')}`;
  await expect.poll(() => codes().toSorted()).toEqual([other, site].map(codeFrom).toSorted());
});
