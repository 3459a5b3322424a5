import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addSentence } from '../../src/site/change-area.ts';
import { ownRepository } from '../../src/site/own-repository.ts';
import { startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('new area: live on a running site without a restart, also in a tab that is open', { tag: '@all' }, async ({
  page,
  ownSite,
  ownCheckout,
  request,
}) => {
  const { url } = ownSite;
  const before = await ownSite.registry();
  expect((await request.get(`${url}/stories`)).status()).toBe(404);
  await page.goto(url);
  await hydrated(page);

  const made = await ownSite.command(['new-area', 'stories'], ownCheckout);
  expect(made.code, made.output).toBe(0);
  const released = await ownSite.command(['release', 'stories'], ownCheckout);

  expect(released.code, released.output).toBe(0);
  expect(released.output).toContain('2 pages prerendered (1 stories changed, 1 new)');
  expect((await request.get(`${url}/stories`)).status()).toBe(200);
  const { areas } = await ownSite.registry();
  expect(areas).toEqual({ ...before.areas, stories: areas.stories });
  await page.evaluate(() => {
    history.pushState({}, '', '/stories');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expect(page).toHaveTitle(/^Stories/);
});

test('area that has no release yet: stops no release of another one', { tag: '@all' }, async ({
  ownSite,
  ownCheckout,
  request,
}) => {
  const made = await ownSite.command(['new-area', 'stories'], ownCheckout);
  expect(made.code, made.output).toBe(0);
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');

  const released = await ownSite.command(['release', 'assessment'], ownCheckout);

  expect(released.code, released.output).toBe(0);
  expect(await (await request.get(`${ownSite.url}/my-needs`)).text()).toContain('Test sentence of a new release.');
  expect(Object.keys((await ownSite.registry()).areas)).not.toContain('stories');
});

test('area of a repository of its own: checked with the package from a registry, released over HTTP, with a section on the home page', {
  tag: '@all',
}, async ({ page, ownStore }) => {
  // The site takes requests for its own address alone.
  await rm(join(ownStore.folders.releases, 'site.json'));
  const repository = await ownRepository();
  const { url, stop } = await startSite(ownStore.folders);
  const onSite = ['--site', url, '--key', join(repository.folder, 'stories-team.key.pem')];
  const release = (...options: string[]) =>
    repository.npmRun('release', 'stories', ...onSite, '--why', 'test of a team', ...options);
  const areas = async () => (await (await fetch(`${url}/registry.json`)).json()).areas;
  const before = await areas();
  const section = page.getByRole('region', { name: 'Stories' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Agile Languages' });

  try {
    const installed = await repository.install();
    expect(installed.code, installed.output).toBe(0);
    const checked = await repository.npmRun('check');
    expect(checked.code, checked.output).toBe(0);
    expect(checked.output).toMatch(/3 passed.*stories-1\.0\.0\.tgz/s);
    const keyed = await ownStore.command(['keys', 'create', 'stories-team', '--areas', 'stories', '--new'], undefined, {
      INIT_CWD: repository.folder,
    });
    expect(keyed.code, keyed.output).toBe(0);
    await page.goto(`${url}/languages`);
    await hydrated(page);

    const released = await release();

    expect(released.code, released.output).toBe(0);
    expect(await areas()).toEqual({
      ...before,
      stories: expect.objectContaining({ slots: { latest: 'home-end' }, routes: { '/stories': expect.anything() } }),
    });
    const told = await repository.npmRun('status', ...onSite);
    expect(told.stdout).toMatch(/^revision 2$/m);
    expect(told.stdout).toMatch(
      /^stories +\w{16} {2}all .* of stories-team with \w{16} \(stories-team\) .* test of a team$/m,
    );
    expect(told.stdout).toMatch(/^shell +\w{16} {2}all /m);
    await home.click();
    await expect(section).toBeVisible();
    await page.goto(url);
    await expect(section).toHaveCount(1);
    await section.scrollIntoViewIfNeeded();
    await hydrated(page);
    const regions = await page.getByRole('main').getByRole('region').allTextContents();
    expect(regions.findIndex((text) => text.includes('Stories'))).toBe(regions.length - 2);
    await section.getByRole('link', { name: 'Read more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await page.getByRole('link', { name: 'See the nine Languages' }).click();
    await expect(page).toHaveURL(/\/languages$/);

    const [keyId = ''] = /\w{16}/.exec((await ownStore.command(['keys'])).stdout) ?? [];
    await declareNothing(repository.folder);
    const withdrawn = await release('--remove');

    expect(withdrawn.code, withdrawn.output).toBe(0);
    expect(withdrawn.output).toContain('Removed: /stories');
    expect((await areas()).stories).not.toHaveProperty('slots');
    expect((await fetch(`${url}/stories`)).status).toBe(404);
    await home.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Say it so that it can be built.' })).toBeVisible();
    await expect(section).toHaveCount(0);
    await page.goto(url);
    await expect(section).toHaveCount(0);

    await ownStore.command(['keys', 'revoke', keyId, '--why', 'test']);
    const refused = await repository.npmRun('status', ...onSite);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining(`The request is refused: key ${keyId} of stories-team was revoked at `),
    ]);
  } finally {
    await stop();
    await repository.remove();
  }
});

async function declareNothing(repository: string): Promise<void> {
  const file = join(repository, 'mf-stories/area.json');
  const declaration = { ...JSON.parse(await readFile(file, 'utf8')), routes: {}, sections: {} };
  await writeFile(file, JSON.stringify(declaration));
}
