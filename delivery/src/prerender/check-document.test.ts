import { expect, test } from 'vitest';
import { checkDocument, checkStyles } from './check-document.ts';

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
  '<style></STYLE><meta http-equiv="refresh" content="8"></style>',
  '<title>Foo</TITLE><meta name="robots" content="noindex"></title>',
  '<script>1</SCRIPT><meta name="robots" content="noindex"></script>',
  '<script>"<!--<script>"</script>',
  '<meta name="robots" content="&#110;oindex">',
])('document whose head has %s: refused', (tags) => {
  expect(() => checkDocument('/faq', documentWith('<p>Test</p>', tags))).toThrow(
    /^\/faq has <.* before its content\. The shell writes the document, and only the head of a page gives what is in its head\./,
  );
});

test.each(['style="color:red"', 'STYLE="color:red"', 'style', 'Style=""'])('attribute %s: refused', (attribute) => {
  expect(() => checkDocument('/faq', documentWith(`<p ${attribute}>Test</p>`))).toThrow('has a style attribute');
});

test.each([
  ['<!-- ', '<!-- </div>'],
  ['<plaintext>', '<plaintext>'],
  ['<p>One', '<p>'],
  ['</div><div>', undefined],
  ['</div>', '</div>'],
  ["<p title='a'>Test</p>", "<p title='a'>"],
  ['<p title=a>Test</p>', '<p title=a>'],
  ['<p title="<">Test</p>', '<p title="<">'],
  ['1 < 2', '< 2</div>'],
  ['<div/>', '<div id="root">'],
  ['<p><div></div></p>', '<p>'],
  ['<button><div><button></button></div></button>', '<div>'],
  ['<li><div><li></li></div></li>', '<div>'],
  ['<table><div><table></table></div></table>', '<table>'],
  ['<select><div><select></select></div></select>', '<select>'],
  ['<a><div><a></a></div></a>', '<div>'],
  ['<iframe><div><iframe></iframe></div></iframe>', '<div>'],
  ['<textarea><p></p></textarea>', '<p>'],
  ['<noscript><div><noscript></noscript></div></noscript>', '<noscript>'],
  ['<svg><section><div></div></section></svg>', '<section>'],
  ['<svg><path></svg>', '<path>'],
  ['</body><p></p>', '</body>'],
  ['<template></div></template>', '</div>'],
])('content %s: refused, browsers would read it otherwise', (content, tag) => {
  const check = () => checkDocument('/faq', documentWith(content));

  if (tag === undefined) expect(check).not.toThrow();
  else
    expect(check).toThrow(
      `/faq has ${tag} in its content, which browsers read otherwise than it is written. Nothing has changed.`,
    );
});

test.each([
  '<svg><path d="M0 0"/><foreignObject><p>Test</p></foreignObject></svg><br/><hr><input disabled value="&lt;">',
  '<table><tr><td>Test</td></tr></table><ul><li>Test<ul><li>Test</li></ul></li></ul>',
  '<noscript><p>Test</p></noscript><template><td>Test</td></template><iframe title="a > b"></iframe>',
  '<!--$--><p>a<!-- -->b 😀\r\n</p><!--/$--><textarea>\n&lt;p&gt;</textarea><x-y></x-y><select><option>1</option></select>',
])('content as React writes it, %s: accepted', (content) => {
  expect(() => checkDocument('/faq', documentWith(content))).not.toThrow();
});

test.each([
  ['<table><tr></tr></table>', '<table><tr>Test</tr></table>'],
  ['<table><tr> </tr></table>', '<table><tr>\u00a0</tr></table>'],
  ['<table><input type="hidden"/></table>', '<table><input type="text"/></table>'],
  ['<p title="a">Test</p>', '<p style="a">Test</p>'],
])('content that is like %s, which is accepted: %s is refused all the same', (accepted, refused) => {
  expect(() => checkDocument('/faq', documentWith(accepted))).not.toThrow();
  expect(() => checkDocument('/faq', documentWith(refused))).toThrow();
});

test('content of more tags than can be parsed: refused with their number', () => {
  expect(() => checkDocument('/faq', documentWith('<br>'.repeat(200_000)))).toThrow(
    '/faq has 200005 tags, and it may have 200000. Nothing has changed.',
  );
});

test('second main: refused, because what follows it could be outside of the first', () => {
  expect(() => checkDocument('/faq', documentWith('<main>One</main>'.repeat(2)))).toThrow(
    '/faq has 2 elements <main>, and the shell brings the one. Nothing has changed.',
  );
});

test.each([
  ['deep', '<div>'.repeat(100_000) + '</div>'.repeat(100_000)],
  ['with many attributes', `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}></p>`],
  ['with attributes in odd quotation marks', `<p a='"' ${'b '.repeat(100_000)}c='"'></p>`],
  ['of misplaced elements', `<table>${'<br>'.repeat(190_000)}</table>`],
  ['of elements that go on by themselves', '<p><b a="1"></p>'.repeat(100_000)],
  ['of many parts', '<p>Test</p>'.repeat(90_000)],
  ['of tags that do not end', '<svg>'.repeat(190_000)],
  ['of open tags', '<a'.repeat(100_000)],
  ['of signs', '<'.repeat(100_000)],
  ['of pictures', '<link rel="preload" as="image" '.repeat(100_000)],
])('content %s: looked at in time of the processor that grows with its length', (_, content) => {
  const started = process.threadCpuUsage();
  try {
    checkDocument('/faq', documentWith(content));
  } catch {}

  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(5000);
});

test('styles with what would end them: those of a file, as the shell writes them', () => {
  const sheet = '.own::before { content: "</STYLE>" }';

  expect(() => checkStyles('/faq', '.own::before { content: "<\\/STYLE>" }p{}', [sheet, 'p{}'])).not.toThrow();
  expect(() => checkStyles('/faq', 'main{}', [sheet, 'p{}'])).toThrow('styles that are in no file of its releases');
});
