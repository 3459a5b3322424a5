import type { Page } from '@playwright/test';
import { axeFinds, everyRule } from '../../src/axe.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
] as const;
const testCodes = [
  'CscBAACAAQAAAIABAAAAAAAAAAAAiw',
  'CgMAAAAAAA4AAAAABgAAAAAAAAAAtQ',
  'CsAfAAAAAAAYAAAAAAAAAAAAAAAA4A',
];
const testLinks = testCodes.map((code) => `#meter=${code}`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectClean(page: Page, part: string, state: string) {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await axeFinds(page, everyRule, part), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${state}, ${width} px: nothing scrolls sideways`).toBeLessThanOrEqual(width);
  }
}

test('meter in all its states: axe finds nothing, light and dark, wide and narrow', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.goto('/#meter=broken');
  const meter = page.locator('#meter');
  const button = (name: string) => meter.getByRole('button', { name, exact: true });
  await expect(button('OK')).toBeVisible();
  await expectClean(page, '#meter', 'unreadable link');
  await button('OK').click();

  await page.goto(`/${testLinks[0]}`);
  await button('Keep it').click();
  await page.goto(`/${testLinks[1]}`);
  await expect(button('Compare with mine')).toBeVisible();
  await expectClean(page, '#meter', 'link beside own marks');
  await button('Compare with mine').click();

  await page.getByText('Not sure? Tell us who is talking to whom').click();
  await page.getByRole('group', { name: 'Who speaks?' }).getByRole('radio').first().check();
  await page.getByRole('group', { name: 'Who listens?' }).getByRole('radio').first().check();
  await button('Compare').click();
  await expect(page.getByRole('region', { name: 'Compare' }).getByRole('table')).toBeVisible();
  await expectClean(page, '#meter', 'finder, compare');

  await button('Share').click();
  await expect(page.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await expectClean(page, '[id$="tool"]', 'share');

  await button('Team').click();
  await page
    .getByRole('textbox', { name: 'Links of the team, one per line' })
    .fill([...testLinks, testLinks[0]].join('\n'));
  await expect(page.getByRole('heading', { name: '3 people' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Count them: they are of different people' })).toBeVisible();
  await expectClean(page, '[id$="tool"]', 'team');

  await button('Report').click();
  await expect(page.getByRole('button', { name: 'Table (CSV)' })).toBeVisible();
  await button('Reset').click();
  await expect(button('Undo')).toBeVisible();
  await expectClean(page, '#meter', 'report, reset');

  await button('Run it with a group').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'dialog', 'room');
  for (let screens = 0; screens < 20; screens += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Learn first' }).last()).toBeVisible();
  await expectClean(page, 'dialog', 'room, result');
});

test('needs with some off: axe finds nothing, light and dark, wide and narrow', { tag: '@all' }, async ({ page }) => {
  await page.goto('/my-needs');
  await hydrated(page);
  await page.getByRole('main').getByRole('switch').first().click();
  await page.getByRole('main').getByRole('switch').nth(2).click();

  await expectClean(page, 'main', 'two off');
});
