import type { Page } from '@playwright/test';
import { bytesOf, recordRequests, withoutIcon } from '../../src/request-chain.ts';
import { passUntil } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';

const tag = ['@shell', '@catalog', '@assessment', '@enrolment', '@experts'];

test('390 px, start page that nobody touches: no code of an area nor what loads it, at most 8 requests and 170,000 bytes', {
  tag,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const recorded = await recordRequests(page);

  await page.goto('/', { waitUntil: 'networkidle' });

  const requests = await withoutIcon(page, recorded);
  const urls = requests.map(({ url }) => url);
  const received = bytesOf(requests);
  test.info().annotations.push({
    type: 'figure',
    description: `/ at 390 px until idle: ${requests.length} requests, ${received.toLocaleString('en')} bytes`,
  });
  expect(urls.filter((url) => /remoteEntry|_section_|federation\./.test(url))).toEqual([]);
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(8);
  expect(received).toBeLessThanOrEqual(170_000);
});

test('start page, part that comes into view: its code comes and it works', { tag }, async ({ page }) => {
  await page.goto('/');
  const question = page
    .getByRole('region', { name: /Questions/ })
    .getByRole('button')
    .first();

  await question.scrollIntoViewIfNeeded();
  await question.click();

  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('link to a part whose code hangs: it is there at once, and works when the code comes', {
  tag: [...tag, '@all'],
}, async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/_section_|remoteEntry/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const meter = page.locator('#meter');

  await page.evaluate(() => {
    location.hash = 'meter';
  });

  await expect(meter).toBeInViewport();
  arrive();
  const next = meter.getByRole('tab').nth(1);
  await next.click();
  await expect(next).toHaveAttribute('aria-selected', 'true');
});

test('start page left before its parts were used, then Back: they work', { tag: [...tag, '@all'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('a[href="/faq"]').last().click();
  await expect(page).toHaveURL(/\/faq$/);

  await page.goBack();

  const question = page
    .getByRole('region', { name: /Questions/ })
    .getByRole('button')
    .first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('pages of texts that are only read: no code of their area nor what loads it', { tag }, async ({ page }) => {
  const scripts = recordAreaScripts(page);

  for (const path of ['/dpac', '/faq', '/guide', '/for-companies', '/languages/1111117'])
    await page.goto(path, { waitUntil: 'networkidle' });

  expect(scripts).toEqual([]);
});

test('page that waits, carousel that comes near the view: its code comes', { tag }, async ({ page }) => {
  const scripts = recordAreaScripts(page);
  await page.goto('/languages/1111117', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await page.getByRole('region', { name: 'Screens in a row' }).scrollIntoViewIfNeeded();

  await expect.poll(() => scripts.filter((url) => url.includes('language_page'))).toHaveLength(1);
});

test('page that waits, seats were taken since it was prerendered: it shows what is left', { tag }, async ({ page }) => {
  await page.route('**/calle/GetClassList', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"seatsLeft":\d+/, '"seatsLeft":1') });
  });

  await page.goto('/languages/1111117');

  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 seat left');
});

test('page that waits, address of an answer: it is open', { tag: [...tag, '@all'] }, async ({ page }) => {
  await page.goto('/faq#how-do-i-become-a-member');

  await expect(page.getByRole('button', { name: 'How do I become a member?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

function recordAreaScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/federation\.|\/areas\/(?!shell\/).*\.js$/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test('page of texts, link pressed before its code is there: the next page comes without a new document', {
  tag,
}, async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/catalog.*startups/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/for-startups', { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const link = page.getByRole('main').locator('a[href="/upcoming-classes"]').first();
  await Promise.all([page.waitForResponse('**/registry.json*'), link.hover()]);
  // Code that is not there after three seconds is given up.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  await link.click();

  await passUntil(page, () => page.url().endsWith('/upcoming-classes'), 100);
  arrive();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
