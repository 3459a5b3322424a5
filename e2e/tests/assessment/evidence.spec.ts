import { axeFinds, everyRule } from '../../src/axe.ts';
import { button, openMeter } from '../../src/meter-page.ts';
import { expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const testCard = 'Competitors: Riverbox, Farmdrop and Oddbox. Price per box: Riverbox 16 EUR, we 18 EUR.';

test('Show me by keyboard: a card is read, its words stay in the browser, and the link says only that there are some', async ({
  page,
}) => {
  await openMeter(page);
  const meter = page.locator('#meter');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));

  await meter.getByRole('tab', { name: /^Competitor/ }).click();
  await meter.getByRole('button', { name: 'Show me Direct competitors' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Show me: Direct competitors' });
  await expect(dialog.getByRole('textbox', { name: 'A card of yours' })).toBeFocused();
  await page.keyboard.insertText(testCard);
  await expect(dialog.getByText(/proposes: it is shown\.$/)).toBeVisible();
  expect(await axeFinds(page, everyRule, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'It is shown' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(meter.getByRole('button', { name: 'Shown Direct competitors' })).toBeFocused();
  await expect(meter.getByText('38 said, 1 shown')).toBeVisible();
  await button(page, 'Share').click();
  const link = await meter.getByRole('textbox', { name: 'Link with your answers' }).inputValue();
  expect(link).toMatch(/#meter=[\w-]{30}&shown=[\w-]{30}&on=/);
  await page.waitForLoadState('networkidle');
  expect(sent.filter((request) => /Riverbox|Farmdrop|shown=/.test(request))).toEqual([]);
  expect(sent.filter((request) => /^POST/.test(request) && !request.includes('/calle/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('meter-shown'))).toContain('Riverbox');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(meter.getByText('38 said, 1 shown')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 390, 1024, 1440])
    test(`Show me at ${width} px, ${colorScheme}: nothing moves, nothing is cut, axe finds nothing`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openMeter(page);
      const first = page
        .locator('#meter')
        .getByRole('button', { name: /^Show me/ })
        .first();
      await expect(first).toBeVisible();
      const { height, width: wide } = (await first.boundingBox()) ?? { height: 0, width: 0 };
      expect(Math.min(height, wide)).toBeGreaterThanOrEqual(24);
      expect(await axeFinds(page, everyRule, '#meter')).toEqual([]);

      await first.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFinds(page, everyRule, 'dialog[open]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
