import { testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { type DocumentParts, documentHtml, inlineScript } from './document.ts';

const testParts: DocumentParts = {
  path: '/test',
  head: { title: 'Test title', description: 'Test description.' },
  body: '<main><h1>Test</h1></main>',
  data: {
    config: testConfig,
    registry: {
      schema: 1,
      revision: 1,
      origins: [],
      shell: { release: 'test', base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: 'sha384-x' } },
      areas: {},
    },
    isFallback: false,
    requests: [],
    scripts: [],
    styles: [],
  },
  css: 'main { color: red }',
  fonts: ['/fonts/a.woff2', '/fonts/b.woff2'],
};

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('document: language, title, styles, content', () => {
  const page = read(documentHtml(testParts));

  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('Test title | Test Brand');
  expect(page.querySelector('style')?.textContent).toBe('main { color: red }');
  expect(page.querySelector('#root h1')?.textContent).toBe('Test');
});

test('styles with what would end them in a string: they mean the same, and end at their end', () => {
  const css = '.own::before { content: "</STYLE><meta name=robots content=noindex>" } .other { color: red }';
  const page = read(documentHtml({ ...testParts, css }));

  expect(page.querySelector('style')?.textContent).toBe(css.replace('</', '<\\/'));
  expect(page.querySelectorAll('style, meta[name=robots]')).toHaveLength(1);
});

test('fonts: each is fetched ahead', () => {
  const page = read(documentHtml(testParts));

  const preloads = page.querySelectorAll('link[rel=preload][as=font][crossorigin]');
  expect([...preloads].map((link) => link.getAttribute('href'))).toEqual(['/fonts/a.woff2', '/fonts/b.woff2']);
});

test('data: reads back as it was, whatever is in it', () => {
  const data = { ...testParts.data, config: { ...testConfig, brand: '</script><script>alert(1)//<!--' } };
  const html = documentHtml({ ...testParts, data });

  const page = read(html);

  expect(JSON.parse(page.getElementById('page')?.textContent ?? '')).toEqual(data);
  expect(page.querySelectorAll('script')).toHaveLength(2);
  expect(html).not.toContain('<script>alert');
});

test('inline script: the same on every page', () => {
  const other = { ...testParts, path: '/other', data: { ...testParts.data, isFallback: true, styles: ['a:chunk-b'] } };

  expect(documentHtml(testParts)).toContain(`<script>${inlineScript}</script>`);
  expect(documentHtml(other)).toContain(`<script>${inlineScript}</script>`);
});

test.each([
  ['/my-needs', 'http://site.test/oembed?url=http%3A%2F%2Fsite.test%2Fmy-needs'],
  ['/faq', undefined],
])('oEmbed: the document of %s names %s', (path, address) => {
  const page = read(documentHtml({ ...testParts, path }));

  const link = page.querySelector('link[type="application/json+oembed"]');
  expect(link?.getAttribute('href')).toBe(address);
});

test('link previews: type and size of the picture; feed of new classes', () => {
  const page = read(documentHtml(testParts));

  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  expect(content('[property="og:type"]')).toBe('website');
  expect(content('[property="og:site_name"]')).toBe('Test Brand');
  expect([content('[property="og:image:width"]'), content('[property="og:image:height"]')]).toEqual(['1200', '630']);
  expect(content('[name="twitter:card"]')).toBe('summary_large_image');
  expect(page.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'http://site.test/api/classes/feed.atom',
  );
});

test('theme colour: the paper of the tokens, light and dark', () => {
  const css = ':root{--paper:#f4f7f1}@media (prefers-color-scheme:dark){:root{--paper:#0c1815}}';

  const colours = [...read(documentHtml({ ...testParts, css })).querySelectorAll('meta[name=theme-color]')];

  expect(colours.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')])).toEqual([
    ['(prefers-color-scheme: light)', '#f4f7f1'],
    ['(prefers-color-scheme: dark)', '#0c1815'],
  ]);
});
