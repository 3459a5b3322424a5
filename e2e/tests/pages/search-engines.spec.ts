import { prerenderedPages, teamOfPage } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';
import { headOf, hydrated } from '../../src/watch-document.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta[^>]* (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1];

test('sitemap: every page in it answers, is its own canonical address and may be kept', { tag: '@delivery' }, async ({
  request,
  site,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-\d\d-\d\dT/g)].map(([, address = '']) => address);

  for (const address of addresses) {
    const response = await request.get(address);
    const html = await response.text();
    expect.soft(response.status(), address).toBe(200);
    expect.soft(html, address).toContain(`rel="canonical" href="${address}"`);
    expect.soft(contentOf(html, 'robots'), address).toBeUndefined();
  }

  const listed = new Set(addresses);
  const unlisted = prerenderedPages.map(({ path }) => path).filter((path) => !listed.has(site + path));
  expect(unlisted).toEqual(['/languages']);
  expect(addresses.filter((address) => /login|register|auth|404/.test(address))).toEqual([]);
});

test('robots.txt: everything but the personal pages, and where the sitemap is', { tag: '@delivery' }, async ({
  request,
  site,
}) => {
  const text = await (await request.get('/robots.txt')).text();

  expect(text.split('\n')).toEqual([
    ...['User-agent: *', 'Allow: /'],
    ...['/ask/', '/auth/', '/login$', '/login/', '/register/'].map((path) => `Disallow: ${path}`),
    ...['', `Sitemap: ${site}/sitemap.xml`, ''],
  ]);
});

test('link preview: a picture of its own for each Language, the picture of the site elsewhere', {
  tag: ['@shell', '@catalog'],
}, async ({ request }) => {
  const pictureOf = async (path: string) => contentOf(await (await request.get(path)).text(), 'og:image') ?? '';
  const [home, form, flow, dpac] = await Promise.all(
    ['/', '/languages/1111117', '/languages/1111116', '/dpac'].map(pictureOf),
  );

  expect(dpac).toBe(home);
  expect(new Set([home, form, flow]).size).toBe(3);
  for (const address of [home, form, flow]) {
    const response = await request.get(address ?? '');
    const png = await response.body();
    expect(response.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(150_000);
  }
});

test('feed of new classes: named in the head, its entries lead to classes', { tag: ['@enrolment', '@api'] }, async ({
  request,
}) => {
  const html = await (await request.get('/upcoming-classes')).text();
  const feed = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '';

  const text = await (await request.get(feed)).text();

  const entries = [...text.matchAll(/<entry>.*?<link href="([^"]+)"/gs)].map(([, address = '']) => address);
  expect(entries.length).toBeGreaterThan(10);
  expect((await request.get(entries[0] ?? '')).status()).toBe(200);
});

for (const [path, ...types] of [
  ['/', 'Organization', 'WebSite'],
  ['/languages/1111117', 'Course', 'BreadcrumbList'],
  ['/faq', 'FAQPage'],
  ['/experts', 'ItemList'],
  ['/profiles', 'ItemList'],
  ['/samples', 'ItemList'],
  ['/samples/1111111', 'ItemList'],
  ['/upcoming-classes', 'ItemList'],
  ['/class/500012', 'Course', 'BreadcrumbList'],
  ['/dpac', 'EducationalOccupationalCredential'],
] as const)
  test(`${path}: structured data of ${types.join(' and ')}`, { tag: teamOfPage(path) }, async ({ request }) => {
    const html = await (await request.get(path)).text();

    const blocks = [...html.matchAll(/<script data-head type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.map(([, text = '']) => JSON.parse(text)['@type'])).toEqual(expect.arrayContaining([...types]));
  });

test('every public page reached without loading a document: the same head as served', {
  tag: ['@shell', '@all'],
}, async ({ browser, page, site }) => {
  const reader = await browser.newPage({ baseURL: site, javaScriptEnabled: false });
  await page.goto('/certificate');
  await hydrated(page);

  for (const { path } of prerenderedPages) {
    await reader.goto(path, { waitUntil: 'domcontentloaded' });
    const served = await headOf(reader);
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => headOf(page), path).toEqual(served);
  }
  await reader.close();
});
