import type { Page } from '@playwright/test';
import { passUntil } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, watchDocument } from '../../src/watch-document.ts';

const firstRow = (page: Page) => page.getByRole('region', { name: 'Modules in a row' });
/** Only Swiper is fetched by a page at rest. */
const isCode = /\/areas\/catalog\/.*\.js$/;

const slidesInView = (page: Page) =>
  firstRow(page)
    .getByRole('list')
    .evaluate((row) => {
      const window = row.getBoundingClientRect();
      const boxes = [...row.children].map((slide) => slide.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left >= window.left - 1 && right <= window.right + 1).length;
    });

for (const [width, count] of [
  [768, 2],
  [769, 4],
] as const)
  test(`${width} px: ${count} slides in view, with and without Swiper`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/simulation');
    expect(await slidesInView(page)).toBe(count);

    await firstRow(page).getByRole('button', { name: 'Next' }).click();
    await expect(firstRow(page).getByText('2 of 11')).toBeVisible();

    await expect.poll(() => slidesInView(page)).toBe(count);
  });

test('row coming into view: Swiper is fetched then, moves nothing, goes on every 2500 ms until Pause', async ({
  page,
}) => {
  await watchDocument(page);
  await page.clock.install();
  await page.goto('/simulation', { waitUntil: 'networkidle' });
  await hydrated(page);

  const fetched = page.waitForResponse(isCode);
  await firstRow(page).scrollIntoViewIfNeeded();
  await fetched;
  await expect(firstRow(page)).toHaveClass(/\bswiper-initialized\b/);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.mouse.move(5, 5);
  await passUntil(page, () => firstRow(page).getByText('3 of 11').isVisible(), 250);
  await firstRow(page).getByRole('button', { name: 'Pause' }).click();
  const paused = await firstRow(page)
    .getByText(/ of 11/)
    .innerText();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(2700);

  await expect(firstRow(page).getByText(paused)).toBeVisible();
  expect(await layoutShift(page, false)).toEqual({ total: 0, moved: [] });
});

test('past either end: goes on at the other; the arrow keys scroll the focused row', { tag: '@all' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/simulation');
  const previous = firstRow(page).getByRole('button', { name: 'Previous' });
  await expect(firstRow(page).getByRole('button', { name: 'Play' })).toBeVisible();

  await previous.click();
  await expect(firstRow(page).getByText('8 of 11')).toBeVisible();
  await firstRow(page).getByRole('button', { name: 'Next' }).click();
  await expect(firstRow(page).getByText('1 of 11')).toBeVisible();
  await firstRow(page).getByRole('list').focus();
  await page.keyboard.press('ArrowRight');

  await expect(firstRow(page).getByText('2 of 11')).toBeVisible();
});

test('Swiper does not come: the row scrolls all the same, and the next press tries again', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/^console: carousel/, /500/, isCode);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/simulation', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.route(isCode, (route) => route.fulfill({ status: 500, body: 'test failure' }));
  const failure = page.waitForEvent('console', (message) => message.text().startsWith('carousel'));
  await firstRow(page).getByRole('button', { name: 'Next' }).click();
  await failure;
  await firstRow(page).getByRole('button', { name: 'Enlarge: SQL Editor' }).focus();
  await expect(firstRow(page).getByRole('button', { name: 'Enlarge: SQL Editor' })).toBeInViewport();

  await page.unrouteAll();
  await firstRow(page).getByRole('button', { name: 'Previous' }).click();

  await expect(firstRow(page).getByText(/^[4-8] of 11/)).toBeVisible();
});

test('four slides: controls only where two of them are hidden', { tag: '@all' }, async ({ page }) => {
  const rows = [1, 2, 3, 4].map((n) => ({ partnerName: `Test partner ${n}`, imgUrl: '/files/partners/none.svg' }));
  await page.route('**/calle/GetPartnerList', (route) =>
    route.fulfill({ json: { kv: {}, tbl: [{ r: rows }], err: [] } }),
  );
  await page.route('**/files/partners/none.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  );
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Partners' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await expect(row.getByRole('button', { name: 'Next' })).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });

  await expect(row.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('screen enlarged: keys, ends, ground, picture; the focus returns to the screen', async ({ page }) => {
  await page.goto('/simulation');
  await hydrated(page);
  const enlarge = firstRow(page).getByRole('button', { name: 'Enlarge: Project Details' });
  const viewer = page.getByRole('dialog', { name: 'Screens of the modules' });

  await enlarge.click();
  await expect(viewer.getByText('1 / 11')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('11 / 11')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('figure').click();
  await expect(viewer.getByText('1 / 11')).toBeVisible();
  await page.mouse.click(8, 450);

  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('row: all slides readable, no control that does nothing', { tag: '@all' }, async ({ page }) => {
    await page.goto('/simulation');

    await expect(firstRow(page).getByRole('listitem')).toHaveCount(11);
    await expect(firstRow(page).getByRole('figure')).toHaveText(Array(11).fill(/\w+/));
    await expect(firstRow(page).getByRole('button', { name: 'Next' })).toBeHidden();
    expect(await slidesInView(page)).toBe(4);
  });
});
