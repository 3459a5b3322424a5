import { quietLine } from '../../src/quiet-line.ts';
import { expect, test } from '../../src/test.ts';
import { headOf, hydrated } from '../../src/watch-document.ts';

test('across four areas and back: each page without loading a document', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const lineIsQuiet = quietLine(page.context());
  await page.goto('/');
  const banner = page.getByRole('banner');

  await banner.getByRole('link', { name: 'My Needs' }).click();
  await expect(page).toHaveTitle(/Which Languages|Needs/);
  await lineIsQuiet();
  await banner.getByText('Languages', { exact: true }).click();
  await banner.getByRole('link', { name: 'Data Flow' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Data Flow');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await lineIsQuiet();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL('/my-needs');
  await page.goForward();
  await expect(page).toHaveURL('/languages/1111116');
  expect(requested).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.goForward();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Data Flow');
  expect(documents).toHaveLength(1);
});

test('Back and Forward over pages that were shown a moment ago: each is whole at once, and the API is not asked', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const ways = ['/faq', '/samples', '/my-needs'];
  const lineIsQuiet = quietLine(page.context());
  await page.goto('/upcoming-classes');
  await lineIsQuiet();
  for (const path of ways) {
    await page.locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeFocused();
    await lineIsQuiet();
  }
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));

  for (const path of ['/samples', '/faq', '/upcoming-classes']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeFocused();
  }
  for (const path of ways) {
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeFocused();
  }
  await lineIsQuiet();

  expect(asked).toEqual([]);
});

test('language reached from another language: the same head as served', async ({ page }) => {
  await page.goto('/languages/1111112');
  const served = await headOf(page);
  await page.goto('/languages/1111118');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).click();

  await expect.poll(() => headOf(page)).toEqual(served);
});

test('pointer over a link to another area: its code and the registry come before the click', async ({ page }) => {
  const scripts: string[] = [];
  const registries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/registry.json?segment=')) registries.push(new URL(request.url()).search);
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/upcoming-classes', { waitUntil: 'networkidle' });
  const ofAssessment = () => scripts.filter((path) => path.startsWith('/areas/assessment/'));
  expect(ofAssessment()).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).hover();
  await expect.poll(ofAssessment).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(ofAssessment()).toHaveLength(2);
  expect(registries).toEqual(['?segment=my-needs']);
});

test('link pressed on a page that has been used: the files of its page are asked for beside the registry, each once', async ({
  page,
}) => {
  // A route of Playwright would turn the browser's cache off, which is looked at here.
  await page.addInitScript(() => {
    const asked = new Promise<void>((resolve) => addEventListener('answer', () => resolve()));
    const request = fetch;
    window.fetch = async (input, init) => {
      if (String(input).startsWith('/registry.json?segment=')) await asked;
      return request(input, init);
    };
  });
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.includes('/areas/assessment/') && transferSize > 0)
        .map(({ name }) => name),
    );
  await page.goto('/upcoming-classes', { waitUntil: 'networkidle' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await Promise.all([page.waitForResponse('**/registry.json?links=*'), heading.hover()]);
  expect(await loaded()).toEqual([]);

  const link = page.getByRole('banner').getByRole('link', { name: 'My Needs' });
  await Promise.all([page.waitForRequest(/\/areas\/assessment\/.*\.css$/), link.click()]);
  await page.evaluate(() => dispatchEvent(new Event('answer')));

  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/my-needs');
  const files = await loaded();
  expect(files).toHaveLength(3);
  expect(new Set(files).size).toBe(3);
});

test('unknown language by client navigation: error page inside the layout, then on', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/page \w+/);
  await page.goto('/languages');
  await hydrated(page);

  await page.evaluate(() => {
    history.pushState(null, '', '/languages/999');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByText('Sorry, an unexpected error has occurred.', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Oops!/);
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();

  await expect(page).toHaveURL('/my-needs');
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeHidden();
});

test('link with a closing slash: leads to the address without it', async ({ request }) => {
  const response = await request.get('/my-needs/?a=1', { maxRedirects: 0 });

  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/my-needs?a=1');
});
