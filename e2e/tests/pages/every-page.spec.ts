import { axeFinds, everyRule } from '../../src/axe.ts';
import { sitePages } from '../../src/site/page-list.ts';
import { tabWalk } from '../../src/tab-walk.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

/** Of the catalogue's pages, those with controls of their own kind. */
const walked: Readonly<Record<number, readonly string[]>> = {
  1280: [
    '/',
    '/languages',
    '/languages/1111118',
    '/languages/1111117',
    '/dpac',
    '/certificate',
    '/certificate-registry',
    '/simulation',
    '/handbook-profile',
    '/guide',
    '/faq',
    '/for-companies',
    '/for-startups',
    '/nothing-here',
  ],
  390: ['/', '/languages', '/languages/1111117', '/faq'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How the page is looked at as a whole. */
const looks = { 1440: 'light', 320: 'dark' } as const;

/** How far the page scrolls sideways, and text and controls beyond the window or the box that cuts them off. */
const cutOff = () => {
  const inner = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, button, input, a, td, th), header *'),
  ];
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true });
  };
  const known = new Map<Element | null, boolean>([[null, false]]);
  const scrolls = (element: Element | null): boolean => {
    const answer =
      known.get(element) ??
      (element !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement)));
    known.set(element, answer);
    return answer;
  };
  const found = inner
    .filter((element) => !isHidden(element) && !scrolls(element) && !element.closest('svg, .visually-hidden'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const cutsText = getComputedStyle(element).overflowX !== 'visible';
      return left < -1 || right > innerWidth + 1 || (cutsText && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`);
  return { sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth), found };
};
const nothing = { sideways: 0, found: [] };

/** Letters, words, lines and paragraphs as far apart as visitors may set them (WCAG 1.4.12), or as they were. */
const spaceText = (isWide: boolean) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = isWide ? [sheet] : [];
};

for (const { path, area } of [...sitePages, { path: '/nothing-here', area: 'shell' }])
  test(`${path}: one h1; nothing is cut off from 320 to 1920 px; axe finds nothing, light and dark; Tab reaches all`, {
    tag: `@${area}`,
  }, async ({ page, problems }) => {
    test.slow();
    if (path === '/nothing-here') problems.allow(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Agile Languages/);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    for (const width of [1920, 1440, 1280, 1099, 768, 601, 599, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(cutOff), `${width} px`).toEqual(nothing);
      if (width !== 1440 && width !== 320) continue;
      await page.evaluate(spaceText, true);
      expect.soft(await page.evaluate(cutOff), `wide text, ${width} px`).toEqual(nothing);
      await page.evaluate(spaceText, false);
      await page.emulateMedia({ colorScheme: looks[width] });
      expect.soft(await axeFinds(page), `${looks[width]}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect.soft(header, 'header at 400 % zoom').toBeLessThanOrEqual(256 / 3);

    for (const [width, paths] of Object.entries(walked)) {
      if (!paths.includes(path)) continue;
      await page.setViewportSize({ width: Number(width), height: 800 });
      const { stops, unseen, missed } = await tabWalk(page);
      expect.soft(stops, `${width} px`).toBeGreaterThan(10);
      expect.soft({ unseen, missed }, `${width} px`).toEqual({ unseen: [], missed: [] });
    }
  });

test('menu open at 390 px and dropdown open at 1440 px: axe finds nothing', { tag: '@shell' }, async ({ page }) => {
  await page.goto('/my-needs', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByText('Languages', { exact: true }).click();
  expect(await axeFinds(page, everyRule, 'header')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();

  expect(await axeFinds(page, everyRule, 'header')).toEqual([]);
});
