import { join } from 'node:path';
import { addSentence, breakEverything } from '../../src/site/change-area.ts';
import { checksums } from '../../src/site/checksums.ts';
import { sitePages } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, pointAtParts } from '../../src/watch-document.ts';

test('one area released: no byte of the others changes, the running server has the new page, rollback the old', async ({
  ownSite,
  ownCheckout,
  request,
}) => {
  const { url, folders } = ownSite;
  const before = await ownSite.registry();
  const folderOf = (name: string, release = '') => checksums(join(folders.releases, name, release));
  const others = {
    shell: before.shell.release,
    experts: before.areas.experts?.release,
    enrolment: before.areas.enrolment?.release,
  };
  const bytesOfOthers = () => Promise.all(Object.entries(others).map(([name, release]) => folderOf(name, release)));
  const bytesBefore = await bytesOfOthers();
  const oldRelease = await folderOf('assessment', before.areas.assessment?.release);
  const textOf = async (path: string) => (await request.get(`${url}${path}`)).text();
  const unconcerned = ['/profiles', '/upcoming-classes', '/languages', '/languages/1111118', '/login'];
  const pagesBefore = await Promise.all(unconcerned.map(textOf));
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');

  const started = performance.now();
  const released = await ownSite.command(['release', 'assessment', '--why', 'test of one area'], ownCheckout);
  const took = performance.now() - started;

  test.info().annotations.push({ type: 'figure', description: `one area released in ${(took / 1000).toFixed(1)} s` });
  expect(released.output).toContain('is live, revision');
  expect(released.code).toBe(0);
  expect(took).toBeLessThan(60_000);
  expect(await textOf('/my-needs')).toContain('Test sentence of a new release.');
  const after = await ownSite.registry();
  expect(after.revision).toBe(before.revision + 1);
  expect(after.areas.assessment?.release).not.toBe(before.areas.assessment?.release);
  expect({ ...after.areas, assessment: null }).toEqual({ ...before.areas, assessment: null });
  expect(after.shell).toEqual(before.shell);
  expect(await bytesOfOthers()).toEqual(bytesBefore);
  expect(await folderOf('assessment', before.areas.assessment?.release)).toEqual(oldRelease);
  expect(await Promise.all(unconcerned.map(textOf))).toEqual(pagesBefore);

  const status = await ownSite.command(['status']);
  expect(status.stdout).toContain(`revision ${after.revision}`);
  expect(status.stdout).toMatch(new RegExp(`assessment +${after.areas.assessment?.release} .*test of one area`));
  expect(status.stdout).toMatch(new RegExp(`shell +${before.shell.release}`));

  const back = await ownSite.command(['rollback', 'assessment', '--why', 'test of the way back']);
  expect(back.code).toBe(0);
  const last = await ownSite.registry();
  expect(last.revision).toBe(after.revision + 1);
  expect(last.areas).toEqual(before.areas);
  expect(await textOf('/my-needs')).not.toContain('Test sentence of a new release.');
});

test('area released while a tab is open: its next page is the new one, without an error', async ({
  page,
  ownSite,
  ownCheckout,
}) => {
  await page.goto(`${ownSite.url}/languages/1111118`);
  await hydrated(page);
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');
  await ownSite.command(['release', 'assessment'], ownCheckout);

  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).click();
  await expect(page.getByRole('main').getByText('Test sentence of a new release.')).toBeVisible();
  await ownSite.command(['rollback', 'assessment']);
  await page.getByRole('banner').getByRole('link', { name: 'Agile Languages' }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('area of the open page released: the page stays as it is, its next page is the new one', async ({
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

test('every page of every area throwing: the error page inside the layout, the home page without its sections', async ({
  page,
  ownSite,
  ownCheckout,
  problems,
}) => {
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
    await pointAtParts(page);
    await expect.soft(page.getByRole('heading', { level: 1, name: 'Oops!' }), path).toBeVisible();
    await expect.soft(page.getByRole('banner').getByRole('link', { name: 'My Needs' }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.goto(ownSite.url);

  await expect(page.getByText('This part of the page has stopped working.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Oops!' })).toBeHidden();
  const status = async () => (await ownSite.command(['status'])).stdout;
  await expect.poll(status).toMatch(/^catalog .*\d+ render/m);
});

test('release while visitors read: no request fails', async ({ ownSite, ownCheckout, request }) => {
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
