import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('forced colours: current states, switches, marks and the focus still show', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/languages/1111117');
  const tab = page.getByRole('navigation', { name: 'The nine Languages' }).getByRole('link', { name: 'Form' });
  await expect(tab).toHaveCSS('border-top-width', '3px');
  for (const mark of await page.getByRole('navigation', { name: 'The nine Languages' }).locator('svg').all())
    await expect(mark).toBeVisible();
  await page.goto('/for-companies');
  await expect(page.getByRole('banner').getByRole('link', { name: 'For Companies' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.goto('/my-needs');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('switch').first();
  const drawn = () => first.evaluate((element) => getComputedStyle(element, '::before').clipPath);
  const on = await drawn();
  await first.focus();
  await page.keyboard.press('Space');
  await expect.poll(drawn).not.toBe(on);
  await expect(first).toHaveCSS('outline-style', 'solid');
});

test.describe('scripts off on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('Language page: the open tab is in sight', { tag: '@all' }, async ({ page }) => {
    await page.goto('/languages/1111114');

    await expect(
      page
        .getByRole('navigation', { name: 'The nine Languages' })
        .getByRole('link', { name: 'Data Oriented Programming' }),
    ).toBeInViewport({ ratio: 1 });
  });
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('Language pages: no lists that never come, no control that does nothing', async ({ page }) => {
    for (const path of ['/languages', '/languages/1111117']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible();
      await expect(page.getByRole('complementary').locator('a[href^="/sample/"]').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'Next classes' })).toBeVisible();
  });
});

test('390 px: Languages side by side without scrolling, the heads of the topics on one line', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/languages');
  for (const name of ['Form', 'Data', 'Money'])
    await page
      .getByRole('checkbox', { name: `Compare ${name}` })
      .first()
      .check();
  const frame = page.getByRole('region', { name: 'Side by side' }).getByRole('table');
  await expect(frame.getByRole('columnheader').getByRole('link')).toHaveCount(3);
  expect(await frame.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0))).toBe(true);

  const tops = await page
    .getByRole('columnheader', { name: /^(Category|Topic)$/ })
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

test('paper: no navigation, all texts, links say where they lead, the questions have their answers', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/dpac', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByText('confirms that a person can lead a product conversation')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the certificate in full' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('/certificate');

  await page.goto('/languages/1111118', { waitUntil: 'networkidle' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Screens in a row' }).getByRole('listitem')).toHaveCount(6);
  const row = page.getByRole('region', { name: 'Screens in a row' }).getByRole('list');
  expect(await row.evaluate((list) => list.scrollWidth <= list.clientWidth + 1)).toBe(true);
});

test('1024 px: no word of a drawing reaches the edge of its picture', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const path of ['/', '/languages/1111118', '/simulation']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const words = page.locator('main svg[viewBox] text');
    expect(await words.count()).toBeGreaterThan(50);
    const outside = await words.evaluateAll((texts) =>
      texts
        .filter((text) => {
          const word = text.getBoundingClientRect();
          const picture = text.closest('svg')?.getBoundingClientRect();
          return picture && word.width > 0 && (word.left < picture.left + 3 || word.right > picture.right - 3);
        })
        .map((text) => text.textContent),
    );
    expect(outside, path).toEqual([]);
  }
});
