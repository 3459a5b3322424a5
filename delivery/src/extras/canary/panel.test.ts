import { expect, test } from 'vitest';
import { liveTestServer } from '../../test/test-server.ts';
import { activate, testApiWith, testConfig, testRelease } from '../../test/test-store.ts';
import { ageOf } from './panel.ts';
import { previewToken } from './preview-routes.ts';
import { serveBeside } from './serve-beside.ts';
import { createVisitors } from './visitors.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function liveSite() {
  const { store, hashes, server } = await liveTestServer({ visitors: createVisitors() });
  const get = (url: string, cookie = '') => server.inject({ url, headers: { cookie } });
  const cookieOf = async (id: string) => `preview=${await previewToken(store, id, tomorrow())}`;
  return { store, hashes, server, get, cookieOf };
}

const linksIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a href="(\/preview\/[^"]+)" referrerpolicy="same-origin">([^<]+)</g)].map(
      ([, href = '', text = '']) => [text, href],
    ),
  );

const cookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';', 1)[0] ?? '';

test('link to the live site: each page names its areas with their releases; a visitor gets nothing of it', async () => {
  const { hashes, get, cookieOf } = await liveSite();

  const { body, headers } = await get('/catalog', await cookieOf('live'));

  expect(body).toMatch(/Revision 1 of the site, until .* UTC\. Visitors do not see it\./);
  for (const [name, release] of Object.entries(hashes)) {
    expect(body).toContain(`<b>${name}</b>`);
    expect(body).toContain(release);
  }
  expect(body).toContain('<li data-part="routes catalog /catalog" tabindex="0">page /catalog</li>');
  expect(body).toContain('failures 0.0 %');
  expect(body).toMatch(
    /npm run dev -- &lt;area&gt; --site http:\S+<\/code>, then <a href="http:\/\/localhost:3000\/catalog">/,
  );
  expect(headers['cache-control']).toBe('private, no-store');
  const visitor = await get('/catalog');
  expect(visitor.body).not.toContain('site-panel');
  expect(visitor.headers['cache-control']).toBe('no-cache');
  expect((await get('/preview/panel.css')).body).toBe('');
});

test('style of the panel: shows an area and a part where the page has it, and outlines what is pointed at', async () => {
  const { get, cookieOf } = await liveSite();

  const { body } = await get('/preview/panel.css', await cookieOf('live'));

  expect(body).toContain(
    ':root:has([data-module="routes catalog /catalog"]) .site-panel [data-part="routes catalog /catalog"] { display: list-item }',
  );
  expect(body).toContain(
    ':root:has([data-module*=" catalog "]) .site-panel [data-area="catalog"] { display: list-item }',
  );
  expect(body).toContain(
    ':root:has(.site-panel [data-part="routes catalog /catalog"]:is(:hover, :focus)) [data-module="routes catalog /catalog"] > *',
  );
});

test('release before: this browser gets the last kept revision with it, everybody else what is live', async () => {
  const { store, hashes, get, cookieOf } = await liveSite();
  const second = await testRelease(store, 'catalog', 'second');
  await activate(store, { catalog: second });

  const { body } = await get('/catalog', await cookieOf('live'));
  const link = linksIn(body)[`the release before, ${hashes.catalog}`] ?? '';
  const shown = await get(link, await cookieOf('live'));
  const before = await get('/catalog', cookieIn(shown));

  expect(body).toContain(`release ${second}, live for 0 minutes`);
  expect(before.body).toContain(`release ${hashes.catalog}, not live`);
  expect(shown.headers.location).toBe('/catalog');
  expect(before.body).toContain('Revision 1 of the site');
  expect(before.body).not.toContain('second');
  expect(JSON.parse((await get('/registry.json', cookieIn(shown))).body).areas.catalog.release).toBe(hashes.catalog);
  expect(JSON.parse((await get('/registry.json')).body).areas.catalog.release).toBe(second);
});

test('canary: this browser gets it, whatever its group', async () => {
  const { store, get, cookieOf } = await liveSite();
  const release = await testRelease(store, 'catalog', 'second');
  const options = { store, config: testConfig, api: testApiWith(), note: { kind: 'release', why: 'test' } as const };
  await serveBeside(options, { name: 'catalog', release, share: 1 });

  const { body } = await get('/catalog', await cookieOf('live'));
  const shown = await get(linksIn(body)[`canary ${release}`] ?? '', await cookieOf('live'));

  expect((await get('/catalog', cookieIn(shown))).body).toContain(`Preview of catalog ${release}, until `);
});

test('links of the panel: good for the browser that is in a preview alone, and for no other page', async () => {
  const { store, hashes, get, server, cookieOf } = await liveSite();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  const cookie = await cookieOf('live');

  const { body } = await get('/catalog', cookie);
  const link = linksIn(body)[`the release before, ${hashes.catalog}`] ?? '';
  const from = async (site: string) =>
    (await server.inject({ url: link, headers: { cookie, 'sec-fetch-site': site } })).statusCode;

  expect(body).not.toContain(cookie.split('.').at(-1));
  expect(link).toBe('/preview/to/revision-1?path=%2Fcatalog');
  expect((await get(link, `${cookie}x`)).statusCode).toBe(410);
  expect([await from('cross-site'), await from('same-site')]).toEqual([410, 410]);
  expect([await from('same-origin'), await from('none')]).toEqual([303, 303]);
  const { statusCode, body: sentence } = await get(link);
  expect([statusCode, sentence]).toEqual([410, 'Open the link of the preview first.']);
  expect((await get('/preview/to/revision-99', cookie)).body).toMatch('This preview has ended');
});

test.each(['revision-99', 'revision-0', 'nothing'])('link to %s: over', async (id) => {
  const { store, get } = await liveSite();

  const { statusCode } = await get(`/preview/${await previewToken(store, id, tomorrow())}`);

  expect(statusCode).toBe(410);
});

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [2880, '2 days'],
])('age of %d minutes: %s', (minutes, text) => {
  const now = Date.now();

  expect(ageOf(new Date(now - minutes * 60_000).toISOString(), now)).toBe(text);
});
