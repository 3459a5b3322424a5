import { misbehave } from '../../src/site/change-area.ts';
import { expect, test } from '../../src/test.ts';

const withBrowser = { RELEASE_BROWSER: process.env.E2E_CHROMIUM ?? '' };

test('release that fails on phones: a visitor reports it, a browser of the site sees it, it is taken back', {
  tag: '@all',
}, async ({ browser, ownSite, ownCheckout }) => {
  const before = (await ownSite.registry()).areas.catalog?.release;
  const liveRelease = async () => (await ownSite.registry()).areas.catalog?.release;
  const visit = (order: object) => ownSite.command(['visit', JSON.stringify(order)], undefined, withBrowser);
  await misbehave(ownCheckout, 'catalog', {
    './faq/faq.page.tsx': "useEffect(() => { if (innerWidth < 600) throw new Error('thrown on phones'); }, [])",
  });
  const { code, output } = await ownSite.command(['release', 'catalog', '--no-browser'], ownCheckout);
  expect(code, output).toBe(0);
  const release = await liveRelease();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const document = await page.goto(`${ownSite.url}/faq`);
  expect(document?.headers()['server-timing']).toMatch(/^doc;desc="[^"]{60,150}"$/);
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await expect
    .poll(
      async () => {
        // Until the page has thrown, for which its code has to be there.
        await search.press('a', { timeout: 1000 }).catch(() => undefined);
        return (await ownSite.command(['status'])).stdout;
      },
      { timeout: 60_000 },
    )
    .toMatch(/report failures .*No browser of the site has looked\./);
  await phone.close();

  const wide = await visit({});
  expect(wide.code, wide.output).toBe(0);
  expect(await liveRelease()).toBe(release);

  const watched = { kind: 'release', name: 'catalog', release, other: before };
  const narrow = await visit({ watched, files: ['faq/index.html'], widths: [390] });
  expect(narrow.code, narrow.output).toBe(0);
  expect(await liveRelease()).toBe(before);
  expect((await ownSite.command(['history', 'catalog'])).stdout).toMatch(
    /seen in a browser of the site: \/faq: an error .*thrown on phones, at 390 px\./,
  );
});
