import { addSentence, breakEverything } from '../../src/site/change-area.ts';
import { sitePages } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, pointAtParts } from '../../src/watch-document.ts';

test('area of the open page released: the page stays as it is, its next page is the new one', { tag: '@all' }, async ({
  page,
  ownSite,
  ownCheckout,
}) => {
  await page.goto(`${ownSite.url}/languages/1111112`);
  await hydrated(page);
  await addSentence(ownCheckout, 'catalog', './language/language.page.tsx', 'Test sentence of a new release.');
  await ownSite.command(['release', 'catalog'], ownCheckout);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Data Flow' }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Data Flow');
  await expect(page.getByRole('main').getByText('Test sentence of a new release.')).toBeVisible();
});

test('every page of every area throwing: the error page inside the layout, the home page without its sections', {
  tag: '@all',
}, async ({ page, ownSite, ownCheckout, problems }) => {
  problems.allow(/test failure|Minified React error|page \w+|slot|hydrate/);
  for (const area of Object.keys((await ownSite.registry()).areas)) await breakEverything(ownCheckout, area);
  const { code, output } = await ownSite.command(['release', '--all'], ownCheckout);
  expect(code, output).toBe(0);
  // The site would take back what fails this often.
  expect((await ownSite.command(['freeze', '--all'])).code).toBe(0);

  const pages = sitePages.filter(({ area, isNamedByPage }) => area !== 'shell' && !isNamedByPage);
  const firstOfPatterns = new Map(pages.toReversed().map(({ pattern, path }) => [pattern, path] as const));
  for (const path of firstOfPatterns.values()) {
    await page.goto(`${ownSite.url}${path}`);
    // A pointer is seen by code that is there.
    await expect(async () => {
      await pointAtParts(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Oops!' }), path).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect.soft(page.getByRole('banner').getByRole('link', { name: 'My Needs' }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.goto(ownSite.url);

  await expect(page.getByText('This part of the page has stopped working.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Oops!' })).toBeHidden();
  const status = async () => (await ownSite.command(['status'])).stdout;
  await expect.poll(status).toMatch(/^catalog .*\d+ render/m);
});

test('release while visitors read: no request fails', { tag: '@all' }, async ({ ownSite, ownCheckout, request }) => {
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');
  const answers = new Set<number>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver)
      for (const path of ['/my-needs', '/', '/registry.json'])
        answers.add((await request.get(`${ownSite.url}${path}`)).status());
  })();

  await ownSite.command(['release', 'assessment'], ownCheckout);
  isOver = true;
  await reading;

  expect([...answers]).toEqual([200]);
});
