import type { Page } from '@playwright/test';
import { axeFinds } from '../../src/axe.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const hiddenIn = (page: Page, title: string) =>
  page.getByTitle(title).evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement;
    return root ? root.scrollHeight - root.clientHeight : Number.NaN;
  });

for (const [path, title, file, chapter] of [
  ['/handbook', 'Handbook', 'handbook', 'Language of Money'],
  ['/terms-condition', 'Terms and conditions', 'terms', 'Cancellation and transfer'],
] as const)
  test(`${path}: the document is shown in its frame without a second title, and a chapter link moves it there`, {
    tag: allBut(file === 'handbook'),
  }, async ({ page }) => {
    await page.goto(path);
    const frame = page.frameLocator(`iframe[title="${title}"]`);

    await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(frame.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    await expect.poll(() => hiddenIn(page, title), 'the frame has no scroll bar of its own').toBe(0);
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: chapter }).click();

    await expect(frame.getByRole('heading', { level: 2, name: chapter })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      `/files/documents/${file}.html`,
    );
    expect(new URL(page.url()).pathname).toBe(path);
  });

test('/handbook: a chapter chosen by keyboard, beside the frame or by the address, is where the keyboard goes on', async ({
  page,
}) => {
  await page.goto('/handbook');
  await hydrated(page);
  const chapter = page.frameLocator('iframe').getByRole('region', { name: 'Language of Money' });
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: 'Language of Money' })
    .press('Enter');
  await expect(chapter).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(chapter.getByRole('link').first()).toBeFocused();

  await page.goto('/faq');
  await page.goto('/handbook#chapter-money');
  await expect(chapter).toBeFocused();
});

test('/handbook: a chapter that was chosen before the code of the page stays in view when the frame gets its length', {
  tag: '@all',
}, async ({ page }) => {
  const { promise: clicked, resolve: click } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto('/handbook', { waitUntil: 'commit' });
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Language of Money' });
  await page.getByRole('link', { name: 'Language of Money' }).click();
  await expect(heading).toBeInViewport();

  click();

  await expect.poll(() => hiddenIn(page, 'Handbook')).toBe(0);
  await expect(heading).toBeInViewport();
});

test('/terms-condition at its chapter contact: the chapter, no dialog, and one step back', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/terms-condition#chapter-contact');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Contact' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goBack();

  expect(new URL(page.url()).pathname).toBe('/faq');
});

test('search, the same chapter chosen twice: the page is at it each time', { tag: '@all' }, async ({ page }) => {
  await page.goto('/terms-condition');
  await hydrated(page);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Liability' });

  for (const time of ['once', 'twice']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(heading, time).not.toBeInViewport();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('liability');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Liability/ })
      .click();
    await expect(heading, time).toBeInViewport();
  }
});

test('/handbook on a phone: the chapters open on request', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/handbook');
  const chapters = page.getByRole('navigation', { name: 'Chapters' });

  await expect(chapters.getByRole('link')).toHaveCount(0);
  await chapters.getByText('Chapters', { exact: true }).click();

  await expect(chapters.getByRole('link')).toHaveCount(15);
});

test('/handbook while its host is down: the links are there', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/handbook\.html/, /ERR_/, /Failed to load/, /chrome-error/);
  await page.route('**/files/documents/**', (route) => route.abort());

  await page.goto('/handbook');

  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).toHaveCount(15);
});

test('/handbook: the download is the document', { tag: '@all' }, async ({ page }) => {
  await page.goto('/handbook');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('handbook.html');
});

for (const [file, colorScheme, width] of [
  ['handbook', 'light', 320],
  ['handbook', 'dark', 1440],
  ['terms', 'light', 1440],
  ['terms', 'dark', 320],
] as const)
  test(`${file} alone in a tab, ${colorScheme}, ${width} px: axe finds nothing, nothing scrolls sideways`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/files/documents/${file}.html`);

    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('sample report: downloads from the home page as a PDF of several pages with text and tags', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Download sample report (PDF)' });

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const response = await request.get((await link.getAttribute('href')) ?? '');
  const file = (await response.body()).toString('latin1');

  expect(download.suggestedFilename()).toBe('sample-assessment-report.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(file).toContain('/Marked true');
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('/ToUnicode');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBe(6);
});
