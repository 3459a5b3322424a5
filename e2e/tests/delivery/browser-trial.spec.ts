import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../src/places.ts';
import { addSentence, misbehave } from '../../src/site/change-area.ts';
import { replaceFile } from '../../src/site/checkout.ts';
import { expect, test } from '../../src/test.ts';

const withBrowser = { RELEASE_BROWSER: process.env.E2E_CHROMIUM ?? '' };
const inBrowser = "typeof window !== 'undefined'";

test('release that is wrong only in a browser: refused with every fault; one that is right: live', {
  tag: '@all',
}, async ({ ownSite, ownCheckout }) => {
  const before = await ownSite.registry();
  const release = (...args: string[]) => ownSite.command(['release', ...args], ownCheckout, withBrowser);
  await misbehave(ownCheckout, 'catalog', {
    './faq/faq.page.tsx': "useEffect(() => { throw new Error('thrown on mount'); }, [])",
    './certificate/registry.page.tsx': `if (${inBrowser}) throw new Error('thrown while rendered')`,
    './certificate/certificate.page.tsx': { module: `if (${inBrowser}) throw new Error('thrown while loaded');` },
    './zones/zones.section.tsx': `if (${inBrowser}) throw new Error('thrown in a section')`,
    './guide/guide.page.tsx': "useEffect(() => console.error('logged on mount'), [])",
    './documents/handbook-profile.page.tsx':
      "useEffect(() => { const timer = setInterval(() => console.warn('logged each second'), 1000); return () => clearInterval(timer); }, [])",
    './dpac/dpac.page.tsx': `extra = <p>{${inBrowser} ? 'here' : 'there'}</p>`,
    './language/language.page.tsx': `extra = <p>{${inBrowser} ? Math.random() : 0}</p>`,
    './documents/handbook.page.tsx': {
      module: "import { useState as stateOfAnother } from './another-react';",
      code: `if (${inBrowser}) stateOfAnother(0)`,
    },
    './simulation/simulation.page.tsx': 'useEffect(() => { for (;;); }, [])',
    './documents/terms.page.tsx': 'useEffect(() => setState((count) => count + 1))',
    './companies/companies.page.tsx': "useEffect(() => { fetch('https://other.example/x').catch(() => {}); }, [])",
    './startups/startups.page.tsx': {
      module: `if (${inBrowser}) { Array.prototype.flatMap = () => []; window.leak = 1; }`,
    },
  });
  await cp(join(root, 'node_modules/react'), join(ownCheckout, 'mf-catalog/src/another-react'), { recursive: true });

  const table = join(ownCheckout, 'mf-partners/src/area.ts');
  const contents = await readFile(table, 'utf8');
  await replaceFile(table, `${contents}\nif (${inBrowser}) throw new Error('thrown in the table of contents');\n`);

  const { code, stderr } = await release('--all', '--details');

  expect(code).toBe(1);
  expect(stderr).toMatch(/^\d+ faults were seen in a browser, so nothing has changed\.$/m);
  for (const sentence of [
    '/: an error in the console: Error: thrown in a section.',
    '/certificate-registry: an error in the console: Error: thrown while rendered.',
    '/faq: an error in the console: Error: thrown on mount.',
    '/guide: an error in the console: logged on mount.',
    '/handbook-profile: a warning in the console: logged each second.',
    '/simulation: the tab is frozen.',
    '/terms-condition: it never rests, although everything is there.',
    '/for-companies: the security policy does not let it reach https://other.example/x.',
    '/embed: an error that nothing catches: thrown in the table of contents.',
    '/for-startups: it adds or replaces window.leak, Array.prototype.flatMap.',
  ])
    expect.soft(stderr).toContain(sentence);
  expect.soft(stderr).toMatch(/\/handbook: an error in the console: TypeError: .*useState/);
  expect.soft(stderr).toMatch(/\/certificate: an error in the console: .*thrown while loaded/);
  const rendered = stderr
    .split('\n')
    .find((line) => line.endsWith(': the browser renders something else than was prerendered.'));
  expect.soft(rendered).toMatch(/\/languages\/\d+/);
  expect.soft(rendered).toContain('/dpac');
  expect(await ownSite.registry()).toEqual(before);

  await replaceFile(table, contents);
  const styles = join(ownCheckout, 'mf-partners/src/playground/playground.module.css');
  const own = await readFile(styles, 'utf8');
  await replaceFile(styles, `header { visibility: hidden }\n${own}`);
  expect((await release('partners')).stderr).toContain(
    "mf-partners/src/playground/playground.module.css:1: header matches what is not the area's own: begin it with a class of this file.",
  );
  await replaceFile(styles, own);
  const far = join(ownCheckout, 'mf-partners/src/playground/far.css');
  await replaceFile(far, '.hand_made, main figure { outline: 0 }');
  await replaceFile(table, `import '-!./playground/far.css';\n${contents}`);
  expect((await release('partners')).stderr).toContain(
    'mf-partners/src/area.ts:1: -!./playground/far.css goes round the checks of the build: name a file alone.',
  );
  await rm(far);
  await replaceFile(table, contents);
  await misbehave(ownCheckout, 'partners', {
    './playground/embed.page.tsx':
      "useEffect(() => { setInterval(() => { document.title = 'New message'; }, 200); }, [])",
  });
  expect((await release('partners')).stderr).toContain(
    '/embed: it leaves something behind on other pages, the title: New message instead of ',
  );
  await replaceFile(table, contents);
  await addSentence(ownCheckout, 'partners', './playground/embed.page.tsx', 'Test sentence of a new release.');
  const released = await release('partners');

  expect(released.code, released.output).toBe(0);
  expect((await ownSite.registry()).revision).toBe(before.revision + 1);
  expect((await ownSite.command(['history', 'partners'])).stdout).toContain(
    '2 pages tried in a browser, 1 used and left, 1 also on a phone',
  );
});

test('release of one sentence: its page alone is tried, and the next one knows what other pages show', {
  tag: '@all',
}, async ({ ownSite, ownCheckout }) => {
  const page = join(ownCheckout, 'mf-catalog/src/guide/guide.page.tsx');
  const contents = await readFile(page, 'utf8');
  const release = async (sentence: string) => {
    await replaceFile(page, contents.replace('The handbook begins with', `${sentence} The handbook begins with`));
    return ownSite.command(['release', 'catalog'], ownCheckout, withBrowser);
  };

  expect((await release('Test sentence.')).output).toMatch(
    / 2 pages tried in a browser, 1 used and left, 1 also on a phone; \d\d are as they are live/,
  );
  expect((await release('Another one.')).output).toMatch(
    /; \d\d are as they are live; compared with \d visits of other pages that are remembered$/m,
  );
});
