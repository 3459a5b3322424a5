import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPages } from '../src/site/page-list.ts';
import { expect, test } from '../src/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Framed documents are tried alone, in documents.spec.ts, so axe need not look into frames. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');

for (const path of [...allPages, '/nothing-here'])
  test(`${path}: axe finds nothing, light and dark, wide and narrow; nothing scrolls sideways`, async ({
    page,
    problems,
  }) => {
    if (path === '/nothing-here') problems.allow(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });

    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const look = colorScheme === 'light' ? axe(page).withTags(rules) : axe(page).withRules(colours);
        const { violations } = await look.analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target} ${html}`));
        expect.soft(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
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
