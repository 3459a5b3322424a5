import type { Registry } from '@agile-languages/shared/registry';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const elsewhere = (registry: Registry): unknown => ({
  ...registry,
  revision: registry.revision + 1,
  areas: {
    ...registry.areas,
    catalog: { ...registry.areas.catalog, base: 'https://elsewhere.example/areas/catalog/' },
  },
});

for (const [what, change] of [
  ['no JSON', () => 'test: not JSON'],
  ['no registry', () => JSON.stringify({ test: true })],
  ['an older revision', (registry: Registry) => JSON.stringify({ ...registry, revision: registry.revision - 1 })],
  ['an area without integrity', (registry: Registry) => JSON.stringify(registry).replaceAll('sha384-', 'test-')],
  ['an origin that is not allowed', (registry: Registry) => JSON.stringify(elsewhere(registry))],
] as const)
  test(`registry that is ${what}: refused and reported, the visit goes on`, {
    tag: allBut(what === 'an origin that is not allowed'),
  }, async ({ page, registry, site }) => {
    const reported: string[] = [];
    page.on('console', (message) => message.text().startsWith('registry') && reported.push(message.text()));
    const foreign: string[] = [];
    page.on('request', (sent) => !sent.url().startsWith(site) && foreign.push(sent.url()));
    await page.route('**/registry.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body: change(registry) }),
    );
    await page.goto('/languages/1111118');
    await hydrated(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Needs' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/need/i);

    await expect.poll(() => reported.length).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
  });

test('registry hangs: the next page comes all the same', { tag: '@all' }, async ({ page }) => {
  await page.route('**/registry.json*', () => new Promise(() => {}));
  await page.goto('/languages/1111118');
  await hydrated(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
});

test('files of a page: named in its part of the registry with integrity, not in its document', async ({ request }) => {
  const { areas }: Registry = await (await request.get('/registry.json?segment=my-needs')).json();
  const document = await (await request.get('/my-needs')).text();

  const { '/my-needs': files = [], ...others } = areas.assessment?.pageFiles ?? {};
  expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['js', 'css']);
  for (const { integrity } of files) expect(integrity).toMatch(/^sha384-/);
  expect(others).toEqual({});
  expect(document).toContain('"assessment":{');
  expect(document).not.toContain('pageFiles');
});
