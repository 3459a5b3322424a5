import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const places = [
  ['/', 360],
  ['/simulation', 375],
  ['/languages/1111118', 390],
  ['/languages/1111114', 412],
  ['/for-startups', 412],
  ['/upcoming-classes', 1280],
  ['/for-companies', 1440],
] as const;

test.beforeEach(async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
});

test('fonts that come late: a layout shift of 0.00', { tag: ['@shell', '@all'] }, async ({ page }) => {
  await watchDocument(page);
  for (const [path, width] of places) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { total, moved } = await layoutShift(page);
    expect.soft(total, `${path} ${width} px: ${moved}`).toBeLessThan(0.005);
  }
});

test('fonts that come late: the next page shows them', { tag: ['@shell', '@all'] }, async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page, 'h1')).not.toContain('Besley');

  await page.getByRole('link', { name: 'My Needs' }).first().click();
  await expect(page).toHaveURL('/my-needs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Besley']);
});

async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
