import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import type { Page } from '@playwright/test';
import { liveReleases } from '../../src/site/releases.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const releases = join(process.env.E2E_FOLDER ?? '', 'releases');
const notice = (page: Page) => page.getByRole('button', { name: 'Try again' });
const needsSwitch = (page: Page) => page.getByRole('main').getByRole('switch').first();

async function fileOf(what: 'what loads areas' | 'container' | 'page'): Promise<string> {
  const { areas, shell } = await liveReleases(releases);
  if (what === 'what loads areas') return shell.federation?.name ?? '';
  const area = areas.find(({ name }) => name === 'assessment')?.description;
  return (what === 'container' ? area?.entry.name : area?.chunks.routes['/my-needs']?.script.name) ?? '';
}

async function releaseAgain(page: Page, registry: Registry, area: string): Promise<void> {
  const live = registry.areas[area];
  await page.route('**/registry.json*', (route) =>
    route.fulfill({
      json: {
        ...registry,
        revision: registry.revision + 1,
        areas: { ...registry.areas, [area]: { ...live, release: 'test', base: `${live?.base}again7/` } },
      },
    }),
  );
}

async function expectAnotherAddress(page: Page, file: string): Promise<void> {
  await page.route(`**/browser/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      body: 'test: wrong bytes',
    }),
  );

  await page.goto('/my-needs');
  await hydrated(page);
  await needsSwitch(page).click();

  await expect(needsSwitch(page)).not.toBeChecked();
  await expect(notice(page)).toBeHidden();
}

for (const what of ['container', 'page'] as const) {
  test(`${what} of an area with wrong bytes that browsers keep for a year: loaded from another address`, {
    tag: allBut(what === 'container'),
  }, async ({ page, problems }) => {
    problems.allow(/integrity/, /^console: load/);
    await expectAnotherAddress(page, await fileOf(what));
  });

  test(`${what} of an area hangs: "Try again" heals the page`, { tag: '@all' }, async ({ page, problems }) => {
    problems.allow(/^console: load assessment ChunkLoadError/);
    const file = await fileOf(what);
    await page.route(`**/browser/${file}`, () => new Promise(() => {}));
    await page.clock.install();
    await page.goto('/my-needs', { waitUntil: 'domcontentloaded' });
    await page.locator(`script[src$="/${file}"]`).waitFor({ state: 'attached' });
    await page.clock.fastForward(3000);

    await notice(page).click();

    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });
}

test('container of an area comes after four seconds: a notice until then, nothing in the console', {
  tag: '@all',
}, async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(`**/browser/${await fileOf('container')}`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/my-needs', { waitUntil: 'domcontentloaded' });
  await page.locator(`script[src$="/${await fileOf('container')}"]`).waitFor({ state: 'attached' });
  await page.clock.fastForward(4000);
  await expect(notice(page)).toBeVisible();

  arrived.resolve();

  await hydrated(page);
  await expect(notice(page)).toBeHidden();
});

test('what loads areas has wrong bytes that browsers keep for a year: loaded from another address', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/integrity/, /^console: load shell/);
  await expectAnotherAddress(page, await fileOf('what loads areas'));
});

test('what loads areas hangs: a notice, and ten seconds later the page heals by itself', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/^console: load shell/);
  const file = await fileOf('what loads areas');
  await page.route(`**/browser/${file}`, () => new Promise(() => {}));
  await page.clock.install();
  await page.goto('/my-needs', { waitUntil: 'domcontentloaded' });
  await page.locator(`script[src$="/${file}"]`).waitFor({ state: 'attached' });
  await page.clock.fastForward(3000);
  await expect(notice(page)).toBeVisible();

  await page.clock.fastForward(7000);

  await hydrated(page);
  await expect(notice(page)).toBeHidden();
});

test('what loads areas fails twice: the page reads, a link leads to the next one, "Try again" heals', {
  tag: '@all',
}, async ({ page, problems }) => {
  problems.allow(/status: 500/, /^console: (load|Failed to load resource)/);
  await page.route(`**/${await fileOf('what loads areas')}`, (route) => route.fulfill({ status: 500 }));

  await page.goto('/my-needs');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Upcoming classes' }).click();
  await expect(page).toHaveURL(/\/upcoming-classes$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('classes');
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await notice(page).click();

  await hydrated(page);
  await expect(notice(page)).toBeHidden();
});

test("shell's script fails: the page works after a second try", { tag: '@all' }, async ({
  page,
  problems,
  registry,
}) => {
  problems.allow(/status: 500/, /^console: Failed to load resource/);
  await page.route(`**/browser/${registry.shell.main.name}`, (route) => route.fulfill({ status: 500 }));

  await page.goto('/my-needs');
  await hydrated(page);
  await needsSwitch(page).click();

  await expect(needsSwitch(page)).not.toBeChecked();
});

test("shell's script fails twice: the page reads and states it, loading it again heals", { tag: '@all' }, async ({
  page,
  problems,
  registry,
}) => {
  problems.allow(/status: 500/, /^console: Failed to load resource/);
  await page.route(`**/${registry.shell.main.name}`, (route) => route.fulfill({ status: 500 }));

  await page.goto('/my-needs');

  await expect(page.getByRole('alert')).toContainText('The code of this page could not be loaded.');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('area released: its next page is loaded from the new release, without a word in the console', {
  tag: '@all',
}, async ({ page, registry }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/languages/1111118');
  await hydrated(page);
  await releaseAgain(page, registry, 'catalog');
  const renewed = page.waitForRequest(`**/again7/${registry.areas.catalog?.entry.name}`);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).click();
  await renewed;

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
  expect(messages).toEqual([]);
});

test('document and code of yesterday, API and registry of today: what is new is there, and the next page comes', {
  tag: '@all',
}, async ({ page, request, registry, site }) => {
  const yesterday = await request.get('/upcoming-classes');
  const headers = { ...yesterday.headers(), 'content-encoding': '' };
  const body = await yesterday.text();
  await page.route(`${site}/upcoming-classes`, (route) => route.fulfill({ headers, body }));
  await releaseAgain(page, registry, 'enrolment');
  await page.route('**/api/calle/GetClassList', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const { r } of json.tbl)
      for (const row of r) {
        Object.assign(row, { className: `New: ${row.className}`, added: { today: [1] } });
        for (const gone of ['mode', 'trainerName', 'seatsTotal', 'taxRate']) delete row[gone];
      }
    await route.fulfill({ response: answer, json: { ...json, added: 'today' } });
  });

  await page.goto('/upcoming-classes');
  await expect(page.getByRole('main')).toContainText('New: ');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
