import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('header: the first Tab leads to the content, Languages opens on hover and closes on leave, it stays at the top while scrolling', async ({
  page,
}) => {
  await page.goto('/my-needs');
  const banner = page.getByRole('banner');
  const button = banner.getByText('Languages', { exact: true });
  const link = banner.getByRole('link', { name: 'Money' });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await button.hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(1200, 700);
  await expect(link).toBeHidden();

  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => scrollY > 0);
  expect(await banner.evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
});

test('Languages menu pressed before the code is there: opens, and closes on Escape once it is', {
  tag: '@all',
}, async ({ page, registry: { shell } }) => {
  const { promise: pressed, resolve } = Promise.withResolvers<void>();
  await page.route(shell.base + shell.main.name, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/my-needs', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('banner').getByText('Languages', { exact: true });
  const link = page.getByRole('banner').getByRole('link', { name: 'Money' });

  await button.press('Enter');
  await expect(link).toBeVisible();
  resolve();
  await hydrated(page);
  await expect(link).toBeVisible();
  await button.press('Escape');

  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('1100 px: links in the header; 1099 px: a toggle that opens and closes the menu; 390 px: Escape closes Languages, then the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  const toggle = banner.getByRole('button', { name: /Menu|Close/ });
  const link = banner.getByRole('link', { name: 'My Needs' });
  await expect(link).toBeVisible();
  await expect(toggle).toBeHidden();

  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();

  await page.setViewportSize({ width: 390, height: 800 });
  const language = banner.getByRole('link', { name: 'Money' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName('Close');
  await banner.getByText('Languages', { exact: true }).press('Enter');
  await expect(language).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(language).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('600 px: the margin column is narrow below it, wide from there on', { tag: '@all' }, async ({ page }) => {
  await page.goto('/my-needs');
  const startOfContent = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  };

  expect(await startOfContent(599)).toBe(40);
  expect(await startOfContent(600)).toBe(72);
});

test('390 px, menu opened before the code is there: it stays open, and the code knows', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const code = Promise.withResolvers<void>();
  await context.route('**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const toggle = page.getByRole('banner').getByRole('button', { name: /Menu|Close/ });

  await toggle.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeVisible();
  code.resolve();

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeVisible();
});

test('390 px: a page chosen in the menu closes it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();

  await expect(page).toHaveURL('/my-needs');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeHidden();
});

test('320 px: logo and toggle are inside the window, the toggle opens the menu', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });

  await expect(toggle).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agile Languages' })).toBeInViewport({ ratio: 1 });
  await toggle.click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeInViewport({ ratio: 1 });
});

test('1440 px: the footer is not taller than the page above it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/experts', '/login/500017', '/certificate-registry', '/imprint', '/quick-check']) {
    await page.goto(path);
    const heightOf = async (role: 'main' | 'contentinfo') => (await page.getByRole(role).boundingBox())?.height ?? 0;

    expect.soft(await heightOf('contentinfo'), path).toBeLessThanOrEqual(await heightOf('main'));
  }
});

test('320 × 256 px: the header leaves the room to the page once it is scrolled', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq');
  await expect(page.getByRole('banner')).toBeInViewport();

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test.describe('scripts off on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the menu and the Languages in it open', async ({ page }) => {
    await page.goto('/faq');
    const header = page.getByRole('banner');

    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByText('Languages', { exact: true }).click();
    await header.getByRole('link', { name: 'Money' }).click();

    await expect(page).toHaveURL('/languages/1111112');
  });
});
