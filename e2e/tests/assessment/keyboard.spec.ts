import type { Page } from '@playwright/test';
import { openMeter, shows } from '../../src/meter-page.ts';
import { tabTo } from '../../src/tab-walk.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('meter by keyboard alone: case, finder, Language, categories, topics, advice, eight results', async ({ page }) => {
  const { keyboard } = page;
  await openMeter(page);
  await tabTo(page.getByRole('radio', { name: /^Case 1/ }));
  await keyboard.press('ArrowRight');
  await shows(page, 105);
  await keyboard.press('ArrowRight');
  await shows(page, 90);

  await tabTo(page.locator('summary', { hasText: 'Tell us who is talking to whom' }));
  await keyboard.press('Enter');
  const speaker = page.getByRole('group', { name: 'Who speaks?' });
  await expect(speaker).toBeVisible();
  await tabTo(speaker.getByRole('radio').first());
  await keyboard.press('Space');
  await tabTo(page.getByRole('group', { name: 'Who listens?' }).getByRole('radio').first());
  await keyboard.press('Space');
  await expect(page.getByText('3 cases fit. Their weights differ:')).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Case 5: Business Development - Internal/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Case 5/ })).toBeChecked();
  await shows(page, 100);

  const languages = page.getByRole('list', { name: 'Your Languages' });
  await tabTo(languages.getByRole('button', { name: /^Money/ }));
  await keyboard.press('Enter');
  await tabTo(languages.getByRole('checkbox', { name: 'Money, all topics' }));
  await keyboard.press('Space');
  await shows(page, 40);
  await keyboard.press('Space');

  await tabTo(page.getByRole('tab', { name: /^Digital Service/ }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Segmentation \(7\)/ })).toBeFocused();
  await tabTo(page.getByRole('checkbox', { name: 'Check All' }));
  await keyboard.press('Space');
  await shows(page, 88);
  await tabTo(page.getByRole('tabpanel').getByRole('checkbox').first());
  await keyboard.press('Space');
  await expect(page.getByText('1 of 7')).toBeVisible();

  await tabTo(page.getByRole('region', { name: 'Learn first' }).getByRole('button', { name: 'Segmentation' }));
  await keyboard.press('Enter');
  await tabTo(page.locator('summary', { hasText: 'The level in each case' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: /^Case 7/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Case 7/ })).toBeChecked();
});

test('needs by keyboard alone: a role, a switch, everything on again', { tag: '@all' }, async ({ page }) => {
  await page.goto('/my-needs');
  await hydrated(page);
  await tabTo(page.getByRole('link', { name: /^Digital product owner/ }));
  await page.keyboard.press('Enter');
  const role = page.getByRole('region', { name: 'Digital product owner' });
  await expect(role.getByRole('heading')).toBeFocused();

  await tabTo(role.getByRole('switch', { name: 'User Story Management' }));
  await page.keyboard.press('Space');
  await expect(role.getByRole('status')).toHaveText('80%');
  await tabTo(page.getByRole('button', { name: 'Switch everything on' }));
  await page.keyboard.press('Enter');

  await expect(role.getByRole('status')).toHaveText('100%');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Your plan:' })).toBeFocused();
});

for (const [path, width, height] of [
  ['/my-needs', 390, 700],
  ['/my-needs', 320, 256],
  ['/#meter', 390, 700],
  ['/#meter', 320, 256],
] as const)
  test(`${path}, ${width} × ${height}: what has the focus is never below the bars that stay in sight`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrated(page);
    if (path === '/my-needs') await planThere(page);
    expect(await coveredStops(page, 36)).toEqual([]);
  });

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [1440, 700],
] as const)
  test(`needs, ${width} × ${height}, two Languages switched off: the plan covers nothing that has the focus`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/my-needs');
    await hydrated(page);
    await page.getByRole('link', { name: /^Digital product owner/ }).press('Enter');
    const switches = page.getByRole('region', { name: 'Digital product owner' }).getByRole('switch');
    await switches.nth(0).press('Space');
    await switches.nth(1).press('Space');
    await expect(page.getByRole('button', { name: 'Switch everything on' })).toBeVisible();

    expect(await coveredStops(page, 18)).toEqual([]);
  });

test('forced colours: the category tab with the focus is outlined', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#meter');
  await hydrated(page);
  await page.getByRole('tab', { name: /^Digital Service/ }).focus();

  await page.keyboard.press('ArrowRight');

  const tab = page.getByRole('tab', { name: /^Segmentation/ });
  await expect(tab).toBeFocused();
  expect(
    await tab.evaluate((node) => [node, ...node.children].map((part) => getComputedStyle(part).outlineStyle)),
  ).toContain('solid');
});

/** The plan comes when it is near, and moves what is below it. */
async function planThere(page: Page) {
  await page.getByRole('region', { name: 'Your plan, with dates and prices' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('How many people?')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

async function coveredStops(page: Page, presses: number) {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused?.closest('main')) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = focused.closest('label') ?? focused;
      return own.contains(found) || found?.contains(own) ? '' : focused.outerHTML.slice(0, 120);
    });
    if (stop) covered.push(stop);
  }
  return covered;
}
