import type { Browser, Page } from '@playwright/test';
import type { Problems } from '../../src/problems.ts';
import { addSentence } from '../../src/site/change-area.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, removedElements, watchDocument } from '../../src/watch-document.ts';

const candidate = 'Test sentence of the candidate.';
const ofAnother = 'Test sentence of another area.';
const language = '/languages/1111117';

test('preview by a link: the release inside the site, until the visitor leaves it; nobody else has it', {
  tag: '@all',
}, async ({ browser, ownSite: { url, command }, ownCheckout, problems, request }) => {
  await addSentence(ownCheckout, 'experts', './profiles/profiles.page.tsx', ofAnother);
  const { code, output } = await command(['preview', 'experts'], ownCheckout);
  expect(code, output).toBe(0);
  const [link = ''] = /\/preview\/\S+/.exec(output) ?? [];
  const page = await visitor(browser, problems);
  const banner = page.getByRole('complementary', { name: 'Preview' });

  const document = await page.goto(`${url}${link}?path=/profiles`);
  await hydrated(page);
  expect(document?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page).toHaveURL(`${url}/profiles`);
  await expect(page.getByText(ofAnother)).toBeVisible();
  await expect(banner).toContainText('Preview of experts');
  await openByLink(page, 'My Needs');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(banner).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();

  const altered = await request.get(url + link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect([altered.status(), await altered.text()]).toEqual([410, 'This preview has ended, or there never was one.']);
  expect(await (await request.get(`${url}/profiles`)).text()).not.toContain(ofAnother);
});

test('canary for half of the visitors, promotion: everybody has one release on every page, open tabs go on', {
  tag: '@all',
}, async ({ browser, ownSite, ownCheckout, problems, request }) => {
  const { url } = ownSite;
  await addSentence(ownCheckout, 'catalog', './language/language.page.tsx', candidate);
  await addSentence(ownCheckout, 'experts', './profiles/profiles.page.tsx', ofAnother);
  const command = async (...args: string[]) => {
    const { code, output } = await ownSite.command(args, ownCheckout);
    expect(code, output).toBe(0);
  };

  await command('release', 'catalog', '--canary', '50');
  const [withCanary, without] = await oneOfEach(browser, problems, url);

  for (const [page, hasCanary] of [
    [withCanary, true],
    [without, false],
  ] as const)
    await test.step(hasCanary ? 'visitor with the canary' : 'visitor without', async () => {
      await expectRelease(page, hasCanary, await page.reload());
      await openByLink(page, 'Money');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
      await expect(page.getByText(candidate)).toHaveCount(hasCanary ? 1 : 0);
      await expectRelease(page, hasCanary, await page.goto(`${url}/languages/1111118`));
    });

  await command('release', 'experts');
  for (const page of [withCanary, without]) {
    await page.goto(`${url}/profiles`);
    await expect(page.getByText(ofAnother)).toBeVisible();
  }
  await expectRelease(withCanary, true, await withCanary.goto(url + language));

  await without.goto(`${url}/faq`);
  await hydrated(without);
  const field = without.getByRole('searchbox', { name: 'Search the questions' });
  await field.fill('pass code');
  await command('promote', 'catalog');

  const read = without.waitForResponse('**/registry.json*');
  await without.getByRole('banner').getByRole('link', { name: 'For Companies' }).hover();
  await read;
  await without.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(field).toHaveValue('pass code');
  for (const page of [without, withCanary]) {
    await openByLink(page, 'Money');
    await expect(page.getByText(candidate)).toBeVisible();
    await expectRelease(page, true, await page.goto(url + language));
    await page.context().close();
  }
  expect(await (await request.get(url + language)).text()).toContain(candidate);
});

async function visitor(browser: Browser, problems: Problems): Promise<Page> {
  const context = await browser.newContext();
  await problems.watch(context);
  const page = await context.newPage();
  await watchDocument(page);
  page.on('console', (message) => expect.soft(message.text(), page.url()).toBe(''));
  return page;
}

async function oneOfEach(browser: Browser, problems: Problems, url: string): Promise<[Page, Page]> {
  const found: [Page?, Page?] = [];
  for (let visits = 0; visits < 25; visits += 1) {
    const page = await visitor(browser, problems);
    const document = await page.goto(url + language);
    const hasCanary = (await document?.text())?.includes(candidate) ?? false;
    await expectRelease(page, hasCanary, document);
    if (found[hasCanary ? 0 : 1]) await page.context().close();
    else found[hasCanary ? 0 : 1] = page;
    if (found[0] && found[1]) return [found[0], found[1]];
  }
  throw new Error(`25 visitors all had ${found[0] ? 'the canary' : 'what is live'}.`);
}

async function expectRelease(page: Page, hasCandidate: boolean, document: Awaited<ReturnType<Page['goto']>>) {
  const isInDocument = (await document?.text())?.includes(candidate);
  await hydrated(page);
  await expect(page.getByText(candidate)).toHaveCount(hasCandidate ? 1 : 0);
  expect(isInDocument).toBe(hasCandidate);
  expect(await removedElements(page)).toEqual([]);
  const [inDocument, inRegistry] = await page.evaluate(async () => {
    const registry = await (await fetch('/registry.json')).json();
    const data = JSON.parse(globalThis.document.getElementById('page')?.textContent ?? '');
    return [data.registry.areas.catalog.release, registry.areas.catalog.release];
  });
  expect(inDocument).toBe(inRegistry);
}

const openByLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
