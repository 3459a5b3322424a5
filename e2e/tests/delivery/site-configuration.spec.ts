import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { run } from '../../src/run.ts';
import { addSentence } from '../../src/site/change-area.ts';
import { expect, test } from '../../src/test.ts';

const needsPage = './needs/needs.page.tsx';
const sentence = 'Test sentence of a new release.';
const cliOf = (checkout: string) => join(checkout, 'delivery/src/cli.ts');

test('release without the variables of the site: its pages keep the address of the site', { tag: '@all' }, async ({
  ownSite,
  ownCheckout,
  request,
  site,
}) => {
  await addSentence(ownCheckout, 'assessment', needsPage, sentence);
  const env = { RELEASES_DIR: ownSite.folders.releases, DATA_DIR: ownSite.folders.data, RELEASE_BROWSER: 'off' };

  const released = await run(pinnedNode, [cliOf(ownCheckout), 'release', 'assessment'], { env });

  expect(released.code, released.output).toBe(0);
  const html = await (await request.get(`${ownSite.url}/my-needs`)).text();
  expect(html).toContain(sentence);
  expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`href="${site}/my-needs"`);
});

test('release beside another database: every page stays, with the data that it had', { tag: '@all' }, async ({
  ownSite,
  ownCheckout,
  request,
}) => {
  await addSentence(ownCheckout, 'experts', './profiles/profiles.page.tsx', sentence);
  const textOf = async (path: string) => (await request.get(`${ownSite.url}${path}`)).text();
  const addresses = async () => (await textOf('/sitemap.xml')).match(/<loc>[^<]*/g);
  const before = await addresses();
  const env = {
    RELEASES_DIR: ownSite.folders.releases,
    DATA_DIR: join(ownSite.folders.data, '../empty'),
    RELEASE_BROWSER: 'off',
  };

  const released = await run(pinnedNode, [cliOf(ownCheckout), 'release', 'experts'], { env });

  expect(released.code, released.output).toBe(0);
  expect(released.output).toContain('The API gave no answer, so pages keep the data that they had');
  expect(await addresses()).toEqual(before);
  expect(await textOf('/profiles')).toContain(sentence);
  expect((await textOf('/profiles')).match(/href="\/single-profile\//g)?.length).toBeGreaterThan(1);
});
