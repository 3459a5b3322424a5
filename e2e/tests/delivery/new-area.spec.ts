import { addSentence } from '../../src/site/change-area.ts';
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
