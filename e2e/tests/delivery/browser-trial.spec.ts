import { addSentence, misbehave } from '../../src/site/change-area.ts';
import { expect, test } from '../../src/test.ts';

test.describe.configure({ timeout: 60_000 });

const withBrowser = { RELEASE_BROWSER: process.env.E2E_CHROMIUM ?? '' };

test('release that is wrong only in a browser: refused with every fault; one that is right: live', async ({
  ownSite,
  ownCheckout,
}) => {
  const before = await ownSite.registry();
  const release = (...args: string[]) => ownSite.command(['release', ...args], ownCheckout, withBrowser);
  await addSentence(ownCheckout, 'partners', './playground/embed.page.tsx', 'Test sentence of a new release.');
  await misbehave(ownCheckout, 'catalog', {
    './faq/faq.page.tsx': "useEffect(() => { throw new Error('thrown on mount'); }, [])",
    './guide/guide.page.tsx': "useEffect(() => console.error('logged on mount'), [])",
    './dpac/dpac.page.tsx': "extra = <p>{typeof window === 'undefined' ? 'there' : 'here'}</p>",
    './simulation/simulation.page.tsx': 'useEffect(() => { for (;;); }, [])',
    './companies/companies.page.tsx': "useEffect(() => { fetch('https://other.example/x').catch(() => {}); }, [])",
    './startups/startups.page.tsx': 'useEffect(() => { Array.prototype.flatMap = () => []; window.leak = 1; }, [])',
  });

  const started = performance.now();
  const refused = await release('catalog');
  const refusedIn = performance.now() - started;

  expect(refused.code, refused.output).toBe(1);
  expect(refused.stderr.split('\n').toSorted()).toEqual(
    [
      '',
      '/dpac: the browser renders something else than was prerendered.',
      '/faq: an error in the console: Error: thrown on mount.',
      '/for-companies: the security policy does not let it reach https://other.example/x.',
      '/for-startups: it adds or replaces window.leak, Array.prototype.flatMap.',
      '/guide: an error in the console: logged on mount.',
      '/simulation: the tab is frozen.',
      '6 faults were seen in a browser, so nothing has changed.',
      'More: npm run release -- catalog --details',
    ].toSorted(),
  );
  expect(await ownSite.registry()).toEqual(before);

  const released = await release('partners');

  expect(released.code, released.output).toBe(0);
  expect((await ownSite.registry()).revision).toBe(before.revision + 1);
  expect((await ownSite.command(['history', 'partners'])).stdout).toContain('2 pages tried in a browser');
  test.info().annotations.push({ type: 'figure', description: `refused in ${(refusedIn / 1000).toFixed(1)} s` });
});
