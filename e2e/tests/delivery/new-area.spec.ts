import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { run } from '../../src/run.ts';
import { addSentence } from '../../src/site/change-area.ts';
import { unpackKit } from '../../src/site/unpack-kit.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('new area: live on a running site without a restart, also in a tab that is open', async ({
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
  expect(released.output).toContain('1 page prerendered (1 new)');
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

test('area that has no release yet: stops no release of another one', async ({ ownSite, ownCheckout, request }) => {
  const made = await ownSite.command(['new-area', 'stories'], ownCheckout);
  expect(made.code, made.output).toBe(0);
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', 'Test sentence of a new release.');

  const released = await ownSite.command(['release', 'assessment'], ownCheckout);

  expect(released.code, released.output).toBe(0);
  expect(await (await request.get(`${ownSite.url}/my-needs`)).text()).toContain('Test sentence of a new release.');
  expect(Object.keys((await ownSite.registry()).areas)).not.toContain('stories');
});

test('area of a repository of its own: packed with the kit, released on a running site and opened', async ({
  page,
  ownSite,
  ownCheckout,
}) => {
  const before = await ownSite.registry();
  const repository = join(ownCheckout, 'team/stories');
  const made = await ownSite.command(['new-area', 'stories', '--standalone', repository]);
  expect(made.code, made.output).toBe(0);
  const kit = await unpackKit(repository);
  const file = join(repository, 'stories.tgz');
  const packed = await run(pinnedNode, [join(kit, 'delivery/src/team.js'), 'pack', 'stories', '--out', file], {
    cwd: repository,
  });
  expect(packed.code, packed.output).toBe(0);

  const released = await ownSite.command(['release', file]);

  expect(released.code, released.output).toBe(0);
  const { areas } = await ownSite.registry();
  expect(areas).toEqual({ ...before.areas, stories: areas.stories });
  await page.goto(`${ownSite.url}/stories`);
  await hydrated(page);
  await page.getByRole('link', { name: 'See the nine Languages' }).click();
  await expect(page).toHaveURL(/\/languages$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
});
