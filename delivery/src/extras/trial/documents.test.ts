/** @module-tag all */

import { expect, test } from 'vitest';
import { faultsOfDocument, leakingStyles } from './in-page.ts';
import { beginUse } from './in-used-page.ts';
import { listen } from './listen.ts';
import { testTabs } from './test-tabs.ts';
import { watchGlobals } from './watch-globals.ts';

const { newPage, openTab, origin, serve } = testTabs();

const dataDocumentWith = (main: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><head><title>Test</title></head><body><header></header><main><h1>Test</h1>${main}</main><footer></footer></body></html>`)}`;

test('document with an id twice, two landmarks, a refresh, and content that moves: each is named', async () => {
  const page = await newPage();
  await page.goto(
    dataDocumentWith(
      '<p style="block-size: 500px">0</p><p id="one">1</p><p id="one">2</p><main></main><meta itemprop="x" http-equiv="refresh" content="90">',
    ),
  );
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 300));
    document.querySelector('h1')?.insertAdjacentHTML('beforebegin', '<div style="block-size: 400px">late</div>');
  });

  await expect
    .poll(() => page.evaluate(faultsOfDocument))
    .toEqual([
      'more than one element has the id one',
      'it has 2 landmarks main',
      expect.stringMatching(/^it has <meta itemprop="x".* in its content$/),
      expect.stringMatching(/^its content moves by itself, by \d\.\d\d of the view$/),
    ]);
  await page.close();
});

test.each([
  [
    'adds to the history',
    "history.pushState(null, '', '?1'); history.pushState(null, '', '?2')",
    'it adds 2 addresses to the history of the tab by itself',
  ],
  ['scrolls', 'scrollTo(0, 500)', 'it scrolls by itself'],
  [
    'covers the header',
    "document.querySelector('main').insertAdjacentHTML('beforeend', '<aside style=\"position: fixed; inset: 0 0 auto; block-size: 200px\">Test</aside>')",
    'it covers the header with aside',
  ],
  [
    'covers the footer',
    "document.querySelector('main').insertAdjacentHTML('beforeend', '<aside style=\"position: fixed; inset: auto 0 0; block-size: 200px\">Test</aside>')",
    'it covers the footer with aside',
  ],
  [
    'covers a section with another',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<div data-module="one"><a href="/guide">Test</a></div><div data-module="other"><p style="margin: -100px; block-size: 200px; position: relative">Test</p></div><p style="block-size: 1000px">Test</p>')`,
    'a section covers another one with p',
  ],
  [
    'writes into the head',
    'document.head.insertAdjacentHTML(\'beforeend\', \'<meta name="robots" content="noindex">\')',
    'it has <meta name="robots" content="noindex"> in its head, which its head does not give',
  ],
])('page that %s when it is opened: named', async (_, script, sentence) => {
  serve({ main: '<p style="block-size: 3000px">Test</p>', script });
  const page = await openTab('/guide');

  await expect.poll(() => page.evaluate(faultsOfDocument)).toEqual([sentence]);
});

test('document as it should be: nothing', async () => {
  const page = await newPage();
  await page.goto(dataDocumentWith('<svg><title>Drawing</title></svg><section id="one"><header></header></section>'));

  expect(await page.evaluate(faultsOfDocument)).toEqual([]);
  await page.close();
});

test('section with a list that scrolls, longer than it shows: covers no other section', async () => {
  const list = `<ul style="max-block-size: 60px; overflow: auto">${'<li><a href="#">Test</a></li>'.repeat(20)}</ul>`;
  const page = await newPage();
  await page.goto(
    dataDocumentWith(
      `<div data-module="one">${list}</div><div data-module="other"><p style="block-size: 1000px">Test</p></div>`,
    ),
  );

  expect(await page.evaluate(faultsOfDocument)).toEqual([]);
  await page.close();
});

test('what is replaced on history, document or navigator: named', async () => {
  const page = await newPage();
  await page.addInitScript({ content: watchGlobals() });
  await page.goto('data:text/html,<iframe name="frame"></iframe>');
  const changed = () => page.evaluate((): string => Reflect.get(window, Symbol.for('trial'))());
  expect(await changed()).toBe('');

  await page.evaluate(() => {
    history.pushState = () => {};
    Object.assign(navigator, { test: 1 });
  });

  expect(await changed()).toBe('history.pushState\nnavigator.test\n');
  await page.close();
});

test.each([
  ["Array.prototype[Symbol.for('test')] = 1", 'Array.prototype.Symbol(test)'],
  [
    'Object.defineProperty(Object.prototype, Symbol.toPrimitive, { value: 1 })',
    'Object.prototype.Symbol(Symbol.toPrimitive)',
  ],
  ['Intl.Collator.prototype.compareAll = () => 0', 'Intl.Collator.prototype.compareAll'],
  ['Error.stackTraceLimit = 1', 'Error.stackTraceLimit'],
  ['Array.prototype.map.test = 1', 'Array.prototype.map.test'],
  ['Object.getPrototypeOf(Uint8Array).from = null', '__proto__.from'],
  ['Object.getPrototypeOf([].values()).next.test = 1', '[object Array Iterator].next.test'],
  ['(async () => {}).constructor.prototype.test = 1', 'async () => {}.test'],
  ['delete String.prototype.trim', 'String.prototype.trim'],
  ['Object.freeze(Map.prototype)', 'Map.prototype.isExtensible'],
  ['Object.setPrototypeOf(Set.prototype, {})', 'Set.prototype.__proto__'],
  ["Object.defineProperty(Promise, 'try', { writable: false })", 'Promise.try'],
  ['Object.prototype.toString.call.test = 1', 'Function.prototype.call.test'],
  ["window[Symbol('own')] = 1", 'window.Symbol(own)'],
  ['navigation.navigate = () => {}', 'navigation.navigate'],
  ['navigator.locks.request = () => {}', 'navigator.locks.request'],
  ['document.fonts.load = async () => []', 'document.fonts.load'],
  ["Error.prepareStackTrace = () => ''", 'Error.prepareStackTrace'],
  ["Object.defineProperty(window, 'hidden', { value: 1 })", 'window.hidden'],
  ['window.JSON = { ...JSON, parse: () => 0 }', 'window.JSON'],
  ['window.CSS = Object.create(CSS)', 'window.CSS'],
  ['globalThis.console = { ...console }', 'window.console'],
])('%s: named', async (script, name) => {
  const page = await newPage();
  await page.addInitScript({ content: watchGlobals() });
  await page.goto(`${origin()}/other`);

  await page.evaluate(script);

  const changed = await page.evaluate((): string => Reflect.get(window, Symbol.for('trial'))());
  expect(changed.split('\n')).toContainEqual(expect.stringContaining(name));
  await page.close();
});

test.each([
  ['.own { main & { color: red } }', []],
  ['main { & a { color: red } p { color: red } }', ['main', ':is(main) a', ':is(main) p']],
  ['.own, main { &:hover, p { color: red } }', ['.own, main', ':is(.own, main):hover, :is(.own, main) p']],
  ['main ::marker {} .own::part(x) {} ::selection {}', ['main ::marker', '::selection']],
  ['@media all { h1 { &::before { content: "New" } } }', ['h1', ':is(h1)::before']],
])('styles %s on a page of others: what they match there', async (css, selectors) => {
  const page = await newPage();
  await page.goto(dataDocumentWith('<p><a href="#">Test</a></p>'));

  expect(await page.evaluate(leakingStyles, [css])).toEqual(selectors);
  await page.close();
});

test.each([
  ['prints', 'print()', 'alert, may this page print?'],
  ['opens a window', "open('/guide')", 'alert, may this page open a window?'],
  [
    'writes to the clipboard',
    "navigator.clipboard.writeText('x').catch(() => {})",
    'alert, may this page write to the clipboard?',
  ],
  [
    'films',
    'navigator.mediaDevices.getUserMedia({ video: true }).catch(() => {})',
    'alert, may this page use a camera or microphone?',
  ],
  ['marks its icon', 'navigator.setAppBadge(1).catch(() => {})', 'alert, may this page mark its icon?'],
  ['asks to send', 'Notification.requestPermission()', 'alert, may this page send notifications?'],
])('page that %s by itself: a dialog', async (_, script, dialog) => {
  serve({ script });
  const page = await openTab('/other');
  const { ready, seen } = listen(page, { origin: '', path: '', site: '', allowed: [], bases: [] });
  await ready;

  await page.goto(`${origin()}/guide`);
  await expect.poll(() => seen().dialogs).toEqual([dialog]);
  await page.evaluate(beginUse);
  await page.evaluate(script);

  expect(seen().dialogs).toEqual([dialog]);
});

test('refresh whose element is gone again: heard', async () => {
  const page = await newPage();
  const { ready, seen } = listen(page, { origin: '', path: '', site: '', allowed: [], bases: [] });
  await ready;
  await page.goto('data:text/html,<p>Test</p>');

  await page.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="90;url=https://other.test/">');
    document.head.lastElementChild?.remove();
  });

  await expect.poll(() => seen().refreshes).toEqual(['to https://other.test/ after 90 s']);
  await page.close();
});
