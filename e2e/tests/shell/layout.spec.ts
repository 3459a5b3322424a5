import { languages } from '@agile-languages/shared/content';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const nine = languages.map(({ id }) => `/languages/${id}`);

for (const path of ['/', '/languages/1111118', '/upcoming-classes'])
  test(`${path}: header stays at the top while scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path);

    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => scrollY > 0);

    expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  });

test('logo on a page of an area: leads to the home page', async ({ page }) => {
  await page.goto('/faq');

  await page.getByRole('banner').getByRole('link', { name: 'Agile Languages' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [name, path] of [
  ['Login', '/app/login'],
  ['Framework', '/app/framework'],
] as const)
  test(`${name} in the header: another site, in a new tab`, async ({ page, context, site }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name });

    await expect(link).toHaveAttribute('href', `${site}${path}`);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await link.click();

    await expect.poll(() => context.pages().map((tab) => tab.url())).toEqual([`${site}/`, `${site}${path}`]);
  });

for (const [name, path] of [
  ['My Needs', '/my-needs'],
  ['For Companies', '/for-companies'],
] as const)
  test(`${name} in the header: leads to ${path}`, async ({ page }) => {
    await page.goto('/');

    await page.getByRole('banner').getByRole('link', { name }).click();

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

test('Languages menu: nine Languages in the stated order, only Digital Product bold; a last row leads to classes', async ({
  page,
}) => {
  await page.goto('/my-needs');
  await page.getByRole('banner').getByText('Languages', { exact: true }).click();
  const links = page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({ has: page.getByText('Languages', { exact: true }) })
    .getByRole('link');

  await expect(links).toHaveCount(12);
  await expect(links.nth(9)).toHaveText('Upcoming classes');
  const shown = await links.evaluateAll((elements) =>
    elements.slice(0, 9).map((element) => ({
      href: element.getAttribute('href'),
      isBold: Number(getComputedStyle(element).fontWeight) >= 600,
    })),
  );

  expect(shown).toEqual(nine.map((href) => ({ href, isBold: href === '/languages/1111118' })));
});

test('Languages menu pressed before the code is there: opens, and closes on Escape once it is', async ({
  page,
  registry: { shell },
}) => {
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

test('Languages menu under a pointer: opens on hover, closes on leave', async ({ page }) => {
  await page.goto('/my-needs');
  const button = page.getByRole('banner').getByText('Languages', { exact: true });
  const link = page.getByRole('banner').getByRole('link', { name: 'Money' });

  await button.hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(1200, 700);

  await expect(link).toBeHidden();
});

test('Languages menu by keyboard: Enter opens, Escape closes and returns to the button', async ({ page }) => {
  await page.goto('/my-needs');
  const button = page.getByRole('banner').getByText('Languages', { exact: true });
  await button.focus();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Financial Statement' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('banner').getByRole('link', { name: 'Financial Statement' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('Languages menu by keyboard: closes when the focus goes on, a link leads on', async ({ page }) => {
  await page.goto('/my-needs');
  await page.getByRole('banner').getByText('Languages', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).focus();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Money' })).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/languages/1111118');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Money' })).toBeHidden();
});

test('1100 px: links in the header, no toggle', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/');

  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('1099 px: toggle instead of links; it opens and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1099, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button', { name: /Menu|Close/ });
  const link = page.getByRole('banner').getByRole('link', { name: 'My Needs' });

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await toggle.click();

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
});

test('600 px: the margin column is narrow below it, wide from there on', async ({ page }) => {
  await page.goto('/my-needs');
  const startOfContent = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  };

  expect(await startOfContent(599)).toBe(40);
  expect(await startOfContent(600)).toBe(72);
});

test('390 px, menu and Languages open, Escape twice: first Languages closes, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button', { name: /Menu|Close/ });
  const link = page.getByRole('banner').getByRole('link', { name: 'Money' });

  await toggle.press('Enter');
  await expect(toggle).toHaveAccessibleName('Close');
  await page.getByRole('banner').getByText('Languages', { exact: true }).press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('390 px, menu opened before the code is there: it stays open, and the code knows', async ({ page, context }) => {
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

test('390 px: a page chosen in the menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();

  await expect(page).toHaveURL('/my-needs');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeHidden();
});

test('footer: logo, nine Languages, other links, address', async ({ page }) => {
  await page.goto('/my-needs');
  const footer = page.getByRole('contentinfo');

  await expect(footer.getByRole('link', { name: 'Agile Languages' })).toHaveAttribute('href', '/');
  expect(
    await footer
      .locator('a[href^="/languages/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(nine);
  await expect(footer.getByRole('link', { name: 'For Companies' })).toHaveAttribute('href', '/for-companies');
  await expect(footer.getByRole('link', { name: 'My Needs' })).toHaveAttribute('href', '/my-needs');
  await expect(footer.getByRole('heading', { name: 'Contact Info' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'info@example.com' })).toHaveAttribute(
    'href',
    'mailto:info@example.com',
  );
});

test('first Tab: a link over everything that leads to the content', async ({ page }) => {
  await page.goto('/my-needs');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('320 px: logo and toggle are inside the window, the toggle opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });

  await expect(toggle).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agile Languages' })).toBeInViewport({ ratio: 1 });
  await toggle.click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'My Needs' })).toBeInViewport({ ratio: 1 });
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
