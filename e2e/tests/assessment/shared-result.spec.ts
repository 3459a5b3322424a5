import type { Page } from '@playwright/test';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

const tools = ['Report', 'Share', 'Compare', 'Team', 'Run it with a group', 'Reset'];
const ways = ['Start my own', 'Compare with mine', 'Keep it'];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`shared result, ${width} px: every tool and every way on can be pressed, and nothing moves when it comes`, {
    tag: allBut(width === 390),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const code = await codeOfResult(page);
    await watchDocument(page);
    await page.goto('about:blank');
    await page.goto(`/#meter=${code}`);
    await hydrated(page);

    await expect(page.getByText('You are looking at a shared result.').last()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(await seenShifts(page)).toEqual([]);
    for (const name of [...ways, ...tools]) {
      const button = page.locator('#meter').getByRole('button', { name, exact: true }).first();
      await button.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      expect(await isOnTop(page, name), name).toBe(true);
    }
  });

test('link to the meter of a Language: no room is kept for a note that does not come', { tag: '@all' }, async ({
  page,
}) => {
  await watchDocument(page);
  await page.goto('/#meter=1111117');
  await hydrated(page);

  await expect(page.locator('#meter').getByRole('heading', { name: 'Form', exact: true }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await seenShifts(page)).toEqual([]);
});

test('two tabs: the second one asks before it overwrites the first one', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/#meter');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/#meter');
  await hydrated(other);

  await page.getByText('Delivery channel', { exact: true }).click();
  const stored = () => page.evaluate(() => localStorage.getItem('meter'));
  const first = await stored();
  await expect(other.getByText('Your answers were changed in another tab.').last()).toBeVisible();
  await other.getByText('Unit of sale', { exact: true }).click();
  expect(await stored()).toBe(first);

  await other.getByRole('button', { name: 'Show those' }).click();

  await expect(other.getByRole('checkbox', { name: 'Delivery channel' })).not.toBeChecked();
  await expect(other.getByRole('checkbox', { name: 'Unit of sale' })).toBeChecked();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('checkbox', { name: 'Unit of sale' })).not.toBeChecked();
});

async function codeOfResult(page: Page) {
  await page.goto('/#meter');
  await hydrated(page);
  await page.getByText('Delivery channel', { exact: true }).click();
  await page.getByText('Unit of sale', { exact: true }).click();
  return page.evaluate(() => {
    const code = localStorage.getItem('meter');
    localStorage.clear();
    return code;
  });
}

const isOnTop = (page: Page, name: string) =>
  page.evaluate((text) => {
    const button = [...document.querySelectorAll('#meter button')].find((node) => node.textContent?.trim() === text);
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && button?.contains(hit) === true;
  }, name);

const seenShifts = async (page: Page) =>
  (await layoutShift(page, false)).moved.filter((shift) => Number.parseFloat(shift) >= 0.01);
