import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

for (const width of [320, 360, 375, 390, 412])
  test(`needs on a phone of ${width} px: nothing moves when the fonts come late`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchDocument(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/my-needs');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  });
