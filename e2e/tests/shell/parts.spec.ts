import { bytesOf, recordRequests, withoutIcon } from '../../src/request-chain.ts';
import { passUntil } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';

const tag = ['@shell', '@catalog', '@assessment', '@enrolment', '@experts'];

test('390 px, start page that nobody touches: no code of an area nor what loads it, at most 10 requests and 192,300 bytes', {
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
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(10);
  expect(received).toBeLessThanOrEqual(192_300);
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

test('page of texts that is only read: no code of its area', { tag: [...tag, '@all'] }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await page.goto('/for-startups', { waitUntil: 'networkidle' });

  expect(requests.filter((url) => url.includes('/areas/catalog/'))).toEqual([]);
});

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
