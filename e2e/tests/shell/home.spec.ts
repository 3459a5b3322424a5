import { expect, test } from '../../src/test.ts';

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

for (const [width, longest] of [
  [390, 12_000],
  [1440, 6700],
] as const)
  test(`${width} px: the start page is at most ${longest.toLocaleString('en')} px long, and the tables of the eight cases open`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const number of await main.locator('.sect-no').all()) await number.scrollIntoViewIfNeeded();
    await main.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
    await expect(main.locator('#contact label').first()).toHaveCSS('font-weight', '600');

    const [height = 0, shownWidth] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    test
      .info()
      .annotations.push({ type: 'figure', description: `/ at ${width} px: ${height.toLocaleString('en')} px long` });
    expect(height).toBeLessThanOrEqual(longest);
    expect(shownWidth).toBe(width);

    for (const [summary, row] of [
      ['The eight cases and their weights', /^8 .*Digital Product Development/],
      ['The level in each case', /^Case 8/],
    ] as const) {
      await expect(main.getByRole('row', { name: row })).toBeHidden();
      await main.getByText(summary, { exact: true }).press('Enter');
      await expect(main.getByRole('row', { name: row })).toBeVisible();
    }
  });

test('1440 px, first screen: the outcome, the roles, and the next class with start, price and seats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const next = main.getByRole('region', { name: 'Next classes.' }).getByRole('listitem').first();

  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('navigation', { name: 'I am a …' })).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(next).toContainText(/\d{4}, \d{2}:\d{2}.*\d [A-Z]{3}.*seats left/s);
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

test('address of an answer: it is open, below the header, and the others are closed', { tag: '@all' }, async ({
  page,
}) => {
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
