import { expect, test } from '../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../src/watch-document.ts';

test('needs on a phone: nothing moves when the fonts come late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await watchDocument(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/my-needs');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toEqual({ sum: '0.00', moved: [] });
});
