import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { run } from '../../src/run.ts';
import { addSentence, changePage } from '../../src/site/change-area.ts';
import { expect, test } from '../../src/test.ts';

const needsPage = './needs/needs.page.tsx';
const sentence = 'Test sentence of a new release.';
const cliOf = (checkout: string) => join(checkout, 'delivery/src/cli.ts');

test('release without the variables of the site: its pages keep the address of the site', async ({
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

test('release with another address of the site: refused with both', async ({ ownStore, ownCheckout, site }) => {
  const before = await ownStore.registry();
  const env = { RELEASES_DIR: ownStore.folders.releases, SITE_ORIGIN: 'https://other.example' };

  const { code, stderr } = await run(pinnedNode, [cliOf(ownCheckout), 'release', 'assessment'], { env });

  expect(code).toBe(1);
  expect(stderr.trim()).toBe(
    `SITE_ORIGIN is https://other.example, but this site has ${site}. Nothing has changed. To change the site: npm run configure`,
  );
  expect(await ownStore.registry()).toEqual(before);
});

test('release beside another database: every page stays, with the data that it had', async ({
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

test('page that shows the environment it is rendered in: nothing of the site is in it', async ({
  ownSite,
  ownCheckout,
  request,
}) => {
  const shown =
    "<><p>{typeof process === 'object' ? Object.keys(process.env).join(' ') : ''}</p><Page {...props} /></>";
  await changePage(ownCheckout, 'assessment', needsPage, shown);

  const released = await ownSite.command(['release', 'assessment'], ownCheckout);

  expect(released.code, released.output).toBe(0);
  const html = await (await request.get(`${ownSite.url}/my-needs`)).text();
  expect(html).toContain('<p>NODE_ENV TZ</p>');
  expect(html).not.toContain('RELEASES_DIR');
});
