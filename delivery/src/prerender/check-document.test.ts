import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

const documentWith = (content: string, inHead = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${inHead}<title>Test</title><style>p{}</style><script>start()</script></head><body><div id="root">${content}</div></body></html>`;

test.each([
  ['text', '<header>Test</header><main><h1>Test</h1><p>&lt;meta name="robots"></p></main>'],
  ['a drawing with a title', '<svg viewBox="0 0 1 1"><title>Test</title><path d="M0 0"></path></svg><p>Test</p>'],
  [
    'a picture that React wants early',
    '<link rel="preload" as="image" href="/files/users/1.svg"/><img src="/files/users/1.svg">',
  ],
])('document with %s: accepted', (_, content) => {
  expect(() => checkDocument('/faq', documentWith(content))).not.toThrow();
});

test.each([
  '<meta name="robots" content="noindex">',
  '<meta http-equiv="refresh" content="8;url=https://other.test/">',
  '<META NAME="robots">',
  '<link rel="canonical" href="https://other.test/">',
  '<link rel="stylesheet" href="/x.css">',
  '<link rel="preload" as="script" href="/x.js">',
  '<base href="https://other.test/">',
  '<style>p{}</style>',
  '<script src="/x.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<title>Other</title>',
  '<html lang="de">',
  '<body class="x">',
  '<head>',
  '<BODY inert>',
  '<link rel="preload" as="image" href="/a.png"/><meta http-equiv="refresh" content="8">',
])('document whose content has %s: refused', (tag) => {
  expect(() => checkDocument('/faq', documentWith(`${tag}<p>Test</p>`))).toThrow(
    /^\/faq has <.* in its content\. The shell writes the document, and only the head of a page gives what is in its head\. Nothing has changed\.$/,
  );
});

test.each([
  '<meta name="description" content="Test"><meta property="og:site_name" content="&lt;Test>">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1815">',
  '<link data-head rel="canonical" href="https://site.test/faq"><link rel="preload" as="font" href="/a.woff2" crossorigin>',
  '<script data-head type="application/ld+json">{"a": "\\u003cmeta>"}</script>',
  `<style>${'p { color: red } /* <p> */ '.repeat(20_000)}</style>`,
])('document whose head has %.80s: accepted', (tags) => {
  expect(() => checkDocument('/faq', documentWith('', tags))).not.toThrow();
});

test('title or description that no search engine would show: refused with its length; entities count as one', () => {
  const titled = (length: number) =>
    documentWith('').replace('<title>Test', `<title data-head>${'&amp;'.repeat(length)}`);
  const described = (length: number) =>
    documentWith('', `<meta data-head name="description" content="${'a'.repeat(length)}">`);

  expect(() => checkDocument('/faq', titled(500))).not.toThrow();
  expect(() => checkDocument('/faq', described(20_000))).not.toThrow();
  expect(() => checkDocument('/faq', titled(501))).toThrow(
    '/faq has a title of 501 characters, and it may have 500. Nothing has changed.',
  );
  expect(() => checkDocument('/faq', described(20_001))).toThrow(
    '/faq has a description of 20001 characters, and it may have 20000. Nothing has changed.',
  );
});

test.each([
  '<meta http-equiv="refresh" content="8;url=https://other.test/">',
  '<meta name="description" http-equiv="refresh" content="8;url=https://other.test/">',
  '<META HTTP-EQUIV=refresh CONTENT=8>',
  '<meta name="referrer" content="unsafe-url">',
  '<link rel="stylesheet" href="/x.css">',
  '<link rel="manifest" href="/x.json">',
  '<base href="https://other.test/">',
  '<script src="/x.js"></script>',
  '<p>Test</p>',
  '<!--<body>-->',
  '<body class="x"><body>',
  '<BODY>',
  '<style></style ><meta http-equiv="refresh" content="8"></style>',
])('document whose head has %s: refused', (tags) => {
  expect(() => checkDocument('/faq', documentWith('<p>Test</p>', tags))).toThrow(
    /^\/faq has <.* before its content\. The shell writes the document, and only the head of a page gives what is in its head\./,
  );
});

test('style attribute: refused', () => {
  expect(() => checkDocument('/faq', documentWith('<p style="color:red">Test</p>'))).toThrow('has a style attribute');
});

test.each(['<svg>', '<a', '<', '<link rel="preload" as="image" '])(
  'document with %s a hundred thousand times: looked at in time that grows with the length',
  (text) => {
    const started = performance.now();
    checkDocument('/faq', documentWith(text.repeat(100_000)));

    expect(performance.now() - started).toBeLessThan(5000);
  },
);
