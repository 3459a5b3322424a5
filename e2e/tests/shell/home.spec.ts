import { expect, test } from '../../src/test.ts';

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('home page: eleven parts in their order, the four figures, no See More', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');

  await expect(main.locator('.sect-no')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
    'Nine Languages',
    'Practise',
    'Four zones',
    'report',
    'Meter',
    'Questions',
    'Partners',
    'Tell us',
  ]);
  const figures = main.getByRole('region', { name: 'In numbers' });
  await expect(figures.getByRole('term')).toHaveText(['agile zones', 'communication cases', 'criteria', 'languages']);
  await expect(figures.getByRole('definition').filter({ hasText: /^\d+\+?$/ })).toHaveText(['4', '8', '120+', '7']);
  await expect(main.getByRole('link', { name: 'See More' })).toHaveCount(0);
});

test('390 px: the start page is at most 12,000 px long, and the tables of the eight cases open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  for (const number of await main.locator('.sect-no').all()) await number.scrollIntoViewIfNeeded();
  await main.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(main.locator('#contact label').first()).toHaveCSS('font-weight', '600');

  const [height = 0, width] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth,
  ]);
  test.info().annotations.push({ type: 'figure', description: `/ at 390 px: ${height.toLocaleString('en')} px long` });
  expect(height).toBeLessThanOrEqual(12_000);
  expect(width).toBe(390);

  for (const [summary, row] of [
    ['The eight cases and their weights', /^8 .*Digital Product Development/],
    ['The level in each case', /^Case 8/],
  ] as const) {
    await expect(main.getByRole('row', { name: row })).toBeHidden();
    await main.getByText(summary, { exact: true }).press('Enter');
    await expect(main.getByRole('row', { name: row })).toBeVisible();
  }
});

test('stated claims: on home, DPAC and simulation pages as they are served', async ({ request }) => {
  const pages = await Promise.all(['/', '/dpac', '/simulation'].map(async (path) => (await request.get(path)).text()));
  const text = textOf(pages.join(' '));

  for (const claim of [
    '100+ terminologies',
    'up to 60%',
    '30-hour course',
    'over 1000 certificate holders',
    '11 modules',
  ])
    expect.soft(text, claim).toContain(claim);
  expect(text).toContain('up to 60% of digital-transformation success depends on agile communication');
});

test('address of an answer: it is open, below the header, and the others are closed', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('button', { name: 'What does a class cost and is tax added?' });
  await question.click();
  const address = await page
    .locator('[id$="-answer"]:not([hidden])')
    .getByRole('link', { name: /link/i })
    .first()
    .getAttribute('href');
  await page.goto('/');
  await page.goto(`/faq${new URL(address ?? '', 'http://x').hash}`);

  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => question.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(header);
  await expect(question).toBeInViewport();
});
