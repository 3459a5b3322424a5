import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { hydrated } from '../src/watch-document.ts';

const pages = [
  '/',
  '/languages',
  '/languages/1111118',
  '/languages/1111117',
  '/dpac',
  '/certificate',
  '/certificate-registry',
  '/simulation',
  '/handbook',
  '/handbook-profile',
  '/terms-condition',
  '/guide',
  '/faq',
  '/for-companies',
  '/for-startups',
  '/nothing-here',
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Text and controls that reach beyond the window or the box that cuts them off; rows that scroll may do so. */
const cutOff = () => {
  const inner = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, button, input, a, td, th), header *'),
  ];
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true });
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return inner
    .filter((element) => !isHidden(element) && !scrolls(element) && !element.closest('svg, .visually-hidden'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cutsText = overflowX !== 'visible' && textOverflow !== 'ellipsis';
      return left < -1 || right > innerWidth + 1 || (cutsText && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`);
};

test('320 px, as at 400 % zoom, to 1920 px: nothing scrolls sideways or is cut off, the header leaves room', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/404/);
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'load' });
    for (const [width, height] of [
      [320, 256],
      [768, 900],
      [1280, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.getByRole('banner').evaluate((element) => {
      scrollTo(0, 600);
      return element.getBoundingClientRect().bottom;
    });
    expect.soft(header, `${path}: header at 400 % zoom`).toBeLessThanOrEqual(256 / 3);
  }
});

/** Tabs once through the page and says which stops cannot be seen, have no visible focus or lie under the header. */
async function walk(page: Page): Promise<{ stops: number; unseen: string[]; missed: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'main :is(a[href], button, input:not([type="radio"]), select, textarea)',
    ))
      if (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]') &&
        !element.closest('[inert]')
      )
        element.setAttribute('data-unvisited', '');
  });
  let stops = 0;
  while (stops < 400) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const again = element.hasAttribute('data-visited');
      element.setAttribute('data-visited', '');
      element.removeAttribute('data-unvisited');
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isInHeader = element.closest('header') !== null || getComputedStyle(element).position === 'fixed';
      const isSeen = bottom > (isInHeader ? 0 : header) + 4 && top < innerHeight - 4 && right > 0 && left < innerWidth;
      const outlined = (candidate: Element | null, pseudo?: string) =>
        candidate !== null && getComputedStyle(candidate, pseudo).outlineStyle !== 'none';
      const marked =
        outlined(element) ||
        outlined(element, '::after') ||
        outlined(element.nextElementSibling) ||
        outlined(element.parentElement) ||
        [...element.children].some((child) => getComputedStyle(child).boxShadow !== 'none');
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return {
        again,
        problem: isSeen && marked ? '' : `${element.localName} "${name}"${isSeen ? ' unmarked' : ' unseen'}`,
      };
    });
    if (!stop || stop.again) break;
    stops += 1;
    if (stop.problem) unseen.push(stop.problem);
  }
  const missed = await page
    .locator('[data-unvisited]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 90)));
  return { stops, unseen, missed };
}

for (const [width, paths] of [
  [1280, pages.filter((path) => path !== '/handbook' && path !== '/terms-condition')],
  [390, ['/', '/languages', '/languages/1111117', '/faq']],
] as const)
  test(`${width} px: Tab reaches every control of the catalogue's pages, in sight and marked`, async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.allow(/404/);
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);

      const { stops, unseen, missed } = await walk(page);

      expect.soft(stops, path).toBeGreaterThan(10);
      expect.soft(unseen, path).toEqual([]);
      expect.soft(missed, path).toEqual([]);
    }
  });

test('forced colours: current states, switches, marks and the focus still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/languages/1111117');
  const tab = page.getByRole('navigation', { name: 'The nine Languages' }).getByRole('link', { name: 'Form' });
  await expect(tab).toHaveCSS('border-top-width', '3px');
  for (const mark of await page.getByRole('navigation', { name: 'The nine Languages' }).locator('svg').all())
    await expect(mark).toBeVisible();
  await page.goto('/for-companies');
  await expect(page.getByRole('banner').getByRole('link', { name: 'For Companies' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.goto('/my-needs');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('switch').first();
  const drawn = () => first.evaluate((element) => getComputedStyle(element, '::before').clipPath);
  const on = await drawn();
  await first.focus();
  await page.keyboard.press('Space');
  expect(await drawn()).not.toBe(on);
  await expect(first).toHaveCSS('outline-style', 'solid');
});

test.describe('scripts off on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('Language page: the open tab is in sight', async ({ page }) => {
    await page.goto('/languages/1111114');

    await expect(
      page
        .getByRole('navigation', { name: 'The nine Languages' })
        .getByRole('link', { name: 'Data Oriented Programming' }),
    ).toBeInViewport({ ratio: 1 });
  });
});

test('paper: no navigation, all texts, links say where they lead, the questions have their answers', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/dpac', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByText('confirms that a person can lead a product conversation')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the certificate in full' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('/certificate');

  await page.goto('/languages/1111118', { waitUntil: 'networkidle' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Screens in a row' }).getByRole('listitem')).toHaveCount(6);
  const row = page.getByRole('region', { name: 'Screens in a row' }).getByRole('list');
  expect(await row.evaluate((list) => list.scrollWidth <= list.clientWidth + 1)).toBe(true);
});
