import type { Page } from '@playwright/test';
import { axeFinds, everyRule } from '../../src/axe.ts';
import { cutOff, nothing, setLetters } from '../../src/cut-off.ts';
import { sitePages } from '../../src/site/page-list.ts';
import { tabWalk } from '../../src/tab-walk.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, removedElements, watchDocument } from '../../src/watch-document.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As far apart as visitors may set them (WCAG 1.4.12). */
const spaceText = (isWide: boolean) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = isWide ? [sheet] : [];
};

/** What is personal may move a hair's breadth. */
async function expectStill(page: Page, isPrerendered: boolean): Promise<void> {
  const { total, moved } = await layoutShift(page, false);
  expect.soft(total, moved.join('\n')).toBeLessThan(0.005);
  if (isPrerendered) expect.soft(moved).toEqual([]);
}

const lost = { path: '/nothing-here', pattern: '/nothing-here', area: 'shell', isPrerendered: true };
const pages = [...sitePages, lost];

const isFirst = (page: (typeof pages)[number]) => pages.find(({ pattern }) => pattern === page.pattern) === page;
const isFirstOfArea = (page: (typeof pages)[number]) => pages.find(({ area }) => area === page.area) === page;

for (const sitePage of pages) {
  const { path, area, isPrerendered } = sitePage;

  test(`${path}: one h1, hydrated as it was served; nothing moves, nothing is cut off, axe finds nothing`, {
    tag: [`@${area}`, ...allBut(isFirstOfArea(sitePage))],
  }, async ({ page, problems }) => {
    if (path === lost.path) problems.allow(/404/);
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (isPrerendered) await answers.promise;
      await route.continue();
    });
    await watchDocument(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    if (isPrerendered) expect.soft(await removedElements(page), 'replaced').toEqual([]);
    answers.resolve();
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 1200);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectStill(page, isPrerendered);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Agile Languages/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect.soft(await axeFinds(page), 'axe').toEqual([]);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutOff(page), `${width} px`).toEqual(nothing);
    }
  });

  test(`${path}: nothing moves at 390 px, nothing is cut off from 320 to 1920 px and with letters of 16 to 32 px, axe finds nothing in the dark${isFirst(sitePage) ? ', Tab reaches all' : ''}`, {
    tag: [`@${area}`, '@all'],
  }, async ({ page, problems }) => {
    test.slow();
    if (path === lost.path) problems.allow(/404/);
    await page.setViewportSize({ width: 390, height: 900 });
    await watchDocument(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.mouse.wheel(0, 1200);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectStill(page, isPrerendered);

    for (const width of [1920, 1440, 1280, 1099, 768, 601, 599, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutOff(page), `${width} px`).toEqual(nothing);
      if (![1440, 390, 320].includes(width)) continue;
      await page.evaluate(spaceText, true);
      expect.soft(await cutOff(page), `wide text, ${width} px`).toEqual(nothing);
      await page.evaluate(spaceText, false);
    }
    for (const size of [24, 32]) {
      await setLetters(page, size);
      for (const width of [1440, 1280, 1024, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await cutOff(page), `letters of ${size} px, ${width} px`).toEqual(nothing);
      }
    }
    await setLetters(page, 16);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFinds(page), 'dark, 320 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect.soft(header, 'header at 400 % zoom').toBeLessThanOrEqual(256 / 3);

    // What Tab reaches is the same on all pages of a pattern.
    for (const width of isFirst(sitePage) ? [1280, 390] : []) {
      await page.setViewportSize({ width, height: 800 });
      const { unseen, missed } = await tabWalk(page);
      expect.soft({ unseen, missed }, `${width} px`).toEqual({ unseen: [], missed: [] });
    }
  });
}

test('Tab on the home page: reaches every control, each in sight and marked', { tag: '@shell' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);

  const { stops, unseen, missed } = await tabWalk(page);

  expect(stops).toBeGreaterThan(60);
  expect({ unseen, missed }).toEqual({ unseen: [], missed: [] });
});

test('menu open at 390 px and dropdown open at 1440 px: axe finds nothing', { tag: ['@shell', '@all'] }, async ({
  page,
}) => {
  await page.goto('/my-needs', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByText('Languages', { exact: true }).click();
  expect(await axeFinds(page, everyRule, 'header')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();

  expect(await axeFinds(page, everyRule, 'header')).toEqual([]);
});
