import AxeBuilder from '@axe-core/playwright';
import { allPages } from '../src/site/page-list.ts';
import { expect, test } from '../src/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Framed documents are tried alone, in documents.spec.ts.
for (const path of [...allPages, '/nothing-here'])
  test(`${path}: axe finds nothing, light and dark, wide and narrow`, async ({ page, problems }) => {
    if (path === '/nothing-here') problems.allow(/404/);
    if (path === '/guide') test.slow();
    await page.goto(path, { waitUntil: 'networkidle' });

    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('iframe').analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target} ${html}`));
      expect.soft(found, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });

for (const path of [...allPages, '/nothing-here'])
  test(`${path}: nothing scrolls sideways`, async ({ page, problems }) => {
    if (path === '/nothing-here') problems.allow(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });

    for (const width of [320, 390, 599, 601, 768, 1099, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${width} px`).toBeLessThanOrEqual(width);
    }
  });

test('menu open at 390 px and dropdown open at 1440 px: axe finds nothing', async ({ page }) => {
  await page.goto('/my-needs', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Languages' }).click();
  expect((await new AxeBuilder({ page }).withTags(rules).include('header').analyze()).violations).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();

  expect((await new AxeBuilder({ page }).withTags(rules).include('header').analyze()).violations).toEqual([]);
});
