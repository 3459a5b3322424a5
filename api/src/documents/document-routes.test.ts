import { glossary, handbookChapters, termsChapters } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const read = async (name: string) => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.test', brand: 'Test Brand' });
  return api.inject(`/files/documents/${name}.html`);
};

const textOf = (page: string) => page.slice(page.indexOf('<body>')).replace(/<[^>]+>/g, ' ');
const wordsOf = (page: string) => textOf(page).match(/[\p{L}\p{N}][\p{L}\p{N}’.,_-]*/gu)?.length ?? 0;
const anchorsOf = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const targetsOf = (page: string) => [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

test('handbook: 15 chapters of rules, a filled card and a corrected one, about 6,000 words', async () => {
  const { body } = await read('handbook');
  const chapters = body.split('<section class="chapter"').slice(1);

  expect(chapters.map((chapter) => / id="([^"]+)"/.exec(chapter)?.[1])).toEqual(handbookChapters.map(({ id }) => id));
  for (const chapter of chapters) {
    expect(chapter.split('<ol class="rules">')[1]?.split('</ol>')[0]?.split('<li>').length).toBeGreaterThan(4);
    expect(chapter.split('<figure class="card"')).toHaveLength(3);
    expect(chapter.split('<del>').length).toBe(chapter.split('<ins>').length);
    expect(chapter.split('<del>').length - 1).toBe(chapter.split('<ol class="why">')[1]?.split('<li>').slice(1).length);
  }
  expect(wordsOf(body)).toBeGreaterThan(5500);
  expect(wordsOf(body)).toBeLessThan(6500);
});

test('terms: eleven parts, about 1,200 words, marked as a sample, with the names of this installation', async () => {
  const { body } = await read('terms');

  expect(anchorsOf(body)).toEqual(expect.arrayContaining(termsChapters.map(({ id }) => id)));
  expect(wordsOf(body)).toBeGreaterThan(1100);
  expect(wordsOf(body)).toBeLessThan(1400);
  expect(body).toContain('Sample terms, not legal advice.');
  expect(body).toContain('Test Brand is the provider');
  expect(body).not.toMatch(/[{}]email|[{]brand/);
});

test.each(['handbook', 'terms'])('%s: sentences of fewer than 20 words on average', async (name) => {
  const { body } = await read(name);
  const blocks = [...body.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)].map(([, text = '']) => textOf(`<body>${text}`));
  const sentences = blocks.flatMap((text) => text.split(/[.?:]\s/)).filter((text) => wordsOf(`<body>${text}`) > 0);
  const words = sentences.reduce((sum, text) => sum + wordsOf(`<body>${text}`), 0);

  expect(words / sentences.length).toBeLessThan(20);
});

test.each(['handbook', 'terms'])('%s: every link inside it has its place, and every place one name', async (name) => {
  const { body } = await read(name);
  const anchors = anchorsOf(body);

  expect(targetsOf(body).filter((target) => !anchors.includes(target))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('handbook: its terms are in the glossary and lead to their Language on the site', async () => {
  const { body } = await read('handbook');
  const linked = new Set(targetsOf(body).filter((target) => target?.startsWith('term-')));
  const entries = glossary.filter(({ id }) => linked.has(`term-${id}`));

  expect(entries.length).toBe(linked.size);
  expect(entries.length).toBeGreaterThan(25);
  for (const { term, language } of entries)
    expect(body).toContain(`<a href="https://site.test/languages/${language.id}" target="_top">${term}</a>`);
});

test('handbook in a frame: marked as framed, with a tag of its own', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.test', brand: 'Test Brand' });
  const url = '/files/documents/handbook.html';
  const alone = await api.inject(url);
  const framed = await api.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });

  expect(framed.body).toContain('<html lang="en" data-framed>');
  expect(alone.body).not.toContain('<html lang="en" data-framed>');
  expect(framed.headers.etag).not.toBe(alone.headers.etag);
  expect(framed.headers.vary).toContain('sec-fetch-dest');
});

test('headers: framed by the site alone, also below require-corp, and nothing in it runs', async () => {
  const { headers } = await read('handbook');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors https:\/\/site\.test$/,
  );
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('asked again with its tag: not sent again; packed for whoever accepts it', async () => {
  const { api } = await createTestApi();
  const url = '/files/documents/terms.html';
  const first = await api.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const again = await api.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });

  expect(first.headers['content-encoding']).toBe('br');
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('fonts: those that the style names, and no other file', async () => {
  const { api } = await createTestApi();
  const { body } = await api.inject('/files/documents/terms.html');
  const [, name] = /url\("(fonts\/besley-latin-wght[^"]+)"\)/.exec(body) ?? [];
  const font = await api.inject(`/files/documents/${name}`);

  expect(font.statusCode).toBe(200);
  expect(font.headers['content-type']).toBe('font/woff2');
  expect((await api.inject('/files/documents/fonts/package.json')).statusCode).toBe(404);
  expect((await api.inject('/files/documents/other.html')).statusCode).toBe(404);
});

test.each(['handbook', 'terms'])('%s: asks at once for the fonts that may not come late', async (name) => {
  const { body } = await read(name);
  const optional = body.split('@font-face').filter((face) => face.includes('font-display: optional'));

  expect(optional).toHaveLength(2);
  expect([...body.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g)]).toEqual(
    optional.map((face) => expect.arrayContaining([/url\("([^"]+)"\)/.exec(face)?.[1]])),
  );
});
