/** @module-tag all */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBrowser } from './find-browser.ts';
import { faultsOfDocument, leakingStyles } from './in-page.ts';
import { leavePage, pressAll, usualStates } from './leave-page.ts';
import { listen } from './listen.ts';
import { watches } from './open-context.ts';
import type { PageState } from './state-of-tab.ts';
import { openTestSite, targets } from './test-site.ts';
import { watchGlobals } from './watch-globals.ts';

let browser: Browser;
let context: BrowserContext;
let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  const started = await startBrowser(undefined);
  if (!started) throw new Error('There is no browser.');
  browser = started;
  site = await openTestSite();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

beforeEach(async () => {
  context = await newContext();
});

afterEach(() => context.close());

async function newContext(): Promise<BrowserContext> {
  const made = await browser.newContext();
  await made.addInitScript({ content: watches() });
  return made;
}

async function openTab(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}

const withoutRequests = () => 0;

type UsualStates = ReadonlyMap<string, readonly PageState[]>;

async function usualPages(page?: Page): Promise<UsualStates> {
  const states = new Map<string, readonly PageState[]>();
  const tab = { page: page ?? (await openTab('/other')), underWay: withoutRequests };
  await usualStates(tab, targets, (target, state) => void (state && states.set(target, [state])));
  return states;
}

async function leaveFor(usual: UsualStates): Promise<string[]> {
  const tab = { page: await openTab('/guide'), underWay: withoutRequests };
  await pressAll(tab);
  const usualAt = async (target: string) => usual.get(target) ?? [];
  return leavePage(tab, '/guide', { targets, usualAt, areas: ['catalog'], areaAt: () => undefined, isWatched: true });
}

async function leave(script: string, main = ''): Promise<string[]> {
  site.serve({});
  const usual = await usualPages();
  site.serve({ main, script });
  return leaveFor(usual);
}

test('page with fields, buttons and a timer of its own that ends: nothing is left', async () => {
  const script = `
    const timer = setInterval(() => {}, 50);
    const watcher = new MutationObserver(() => { if (!document.querySelector('#own')) { clearInterval(timer); watcher.disconnect(); } });
    watcher.observe(document.querySelector('main'), { childList: true });
    localStorage.setItem('catalog', '1');
    indexedDB.open('catalog-cards');
    caches.open('catalog');
    customElements.define('catalog-card', class extends HTMLElement {});
    navigator.locks.request('catalog', () => {});
    document.querySelector('#own').addEventListener('click', () => {});
    document.querySelector('button').addEventListener('click', () => { document.querySelector('#own').textContent = 'pressed'; });`;

  expect(
    await leave(script, '<p id="own"></p><button>Press</button><input><select><option>1</option></select>'),
  ).toEqual([]);
});

test('code of the shell comes late: what is usual on pages is known all the same', async () => {
  site.serve({ shellDelay: 700 });
  const page = await context.newPage();
  await page.goto(`${site.origin}/other`, { waitUntil: 'commit' });

  const usual = await usualPages(page);

  expect([...usual.keys()]).toEqual(targets);
});

const placeholder = `document.querySelector('main').innerHTML = '<div data-pending><h1>Soon</h1></div>'`;
const grow = `const grow = (height) => {
  document.querySelector('nav').style.blockSize = height + 'px';
  if (height < 200) setTimeout(() => grow(height + 40), STEP);
}`;

test.each([
  ['code of a page', `(show) => { ${placeholder}; setTimeout(show, STEP * 6); }`],
  ['a part of the header', `(show) => { show(); ${grow}; grow(40); }`],
])('%s that comes late in a tab that was on no tried page: no difference', async (_, arrival) => {
  site.serve({ arrival: arrival.replace('STEP', '200') });
  const usual = await usualPages();
  site.serve({ arrival: arrival.replace('STEP', '1') });

  expect(await leaveFor(usual)).toEqual([]);
});

test('page that shows something else when visitors come to it by a link: named', async () => {
  site.serve({});
  const usual = await usualPages();
  site.serve({
    arrival: `(show) => { show(); if (location.pathname === '/guide') Object.assign(document.querySelector('h1'), { textContent: 'Oops!', id: 'oops-title' }); }`,
  });

  expect(await leaveFor(usual)).toEqual(['it fails when visitors come to it by a link']);
});

test.each([
  [1500, 0],
  [0, 1500],
])('fonts that come after %d ms in one tab, after %d ms in the other: no difference', async (usually, now) => {
  const head = `<link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin>
    <style>@font-face { font-family: Test; src: url(/font.woff2); font-display: optional }
    h1 { font: 60px Test, monospace; display: inline-block }</style>`;
  site.serve({ head, fontDelay: usually });
  const usual = await usualPages();
  await context.close();
  context = await newContext();
  site.serve({ head, fontDelay: now });

  expect(await leaveFor(usual)).toEqual([]);
});

test.each([
  [
    'title that changes',
    "setInterval(() => { document.title = '(1) New message!'; }, 100)",
    /the title: \(1\) New message!/,
  ],
  ['timer', 'setInterval(() => {}, 5000)', /what still runs: a timer of catalog each 5000 ms/],
  [
    'timer that sets itself again',
    'const run = () => setTimeout(run, 50); run()',
    /a timer of catalog that is set again and again/,
  ],
  [
    'move that comes soon',
    "setTimeout(() => { location.href = '/guide'; }, 1500)",
    /the address: \/guide instead of|leads visitors away from the page that follows/,
  ],
  [
    'move that comes later',
    "setTimeout(() => { location.href = '/guide'; }, 90_000)",
    /a timer of catalog that is still to come/,
  ],
  [
    'listener on the document',
    "document.addEventListener('keydown', () => {})",
    /listeners of what outlasts every page: document keydown/,
  ],
  ['handler of the window', 'onbeforeunload = () => {}', /listeners of what outlasts every page: window beforeunload/],
  [
    'listener that takes every press',
    "document.addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true)",
    /a link of the header or footer to \/my-needs leads nowhere/,
  ],
  [
    'address',
    "const push = history.pushState; history.pushState = function (state, title, url) { push.call(this, state, title, url + '?stolen'); }",
    /the address: \/my-needs\?stolen/,
  ],
  ['focus', "setInterval(() => document.querySelector('main a')?.focus(), 50)", /the focus: a Needs instead of h1/],
  [
    'attribute',
    "document.body.setAttribute('inert', '')",
    /attributes of the document, header, footer or main: body inert=""/,
  ],
  [
    'style of an element of the shell',
    "document.documentElement.style.fontSize = '30px'",
    /attributes of the document/,
  ],
  [
    'style sheet',
    "const sheet = new CSSStyleSheet(); sheet.replaceSync('main h1 { color: red }'); document.adoptedStyleSheets.push(sheet)",
    /1 style sheets of scripts instead of 0/,
  ],
  [
    'element in the body',
    "document.body.append(Object.assign(document.createElement('div'), { id: 'cookies' }))",
    /what is in the body of the document: div#cookies/,
  ],
  [
    'address of a link of the shell',
    "document.querySelector('footer a').href = '/faq'",
    /what is in the body of the document: a href="\/faq" Guide instead of a href="\/guide" Guide/,
  ],
  [
    'element in the header',
    "document.querySelector('header').append(document.createElement('i'))",
    /what is in the body of the document: i/,
  ],
  [
    'refresh',
    'document.head.insertAdjacentHTML(\'beforeend\', \'<meta http-equiv="refresh" content="90">\')',
    /the head: <meta http-equiv/,
  ],
  ['cookie', "document.cookie = 'visitor=1'", /the cookies: visitor=1/],
  [
    'cookie for some addresses',
    "document.cookie = 'visitor=1; path=/my-needs/deep'",
    /the cookies: visitor=1, at \/my-needs\/deep/,
  ],
  [
    'content before an element of the shell',
    "document.querySelector('style').sheet.insertRule('nav a::before { content: \"New \" }')",
    /the styles of the page: a::before: "New "/,
  ],
  [
    'storage of others',
    'addEventListener("click", () => localStorage.clear(), { once: true })',
    /what others have stored: local of another kept is gone/,
  ],
  [
    'memory',
    'const push = history.pushState.bind(history); const kept = []; history.pushState = (...values) => { for (let at = 0; at < 200; at += 1) kept.push(Array.from({ length: 10000 }, Math.random)); return push(...values); }',
    /it keeps more than 10 MB with each visit/,
  ],
  [
    'memory of typed arrays',
    'const push = history.pushState.bind(history); const kept = []; history.pushState = (...values) => { kept.push(new Uint8Array(30_000_000).fill(1)); return push(...values); }',
    /it keeps more than 10 MB with each visit/,
  ],
  [
    'memory of blobs',
    'const push = history.pushState.bind(history); history.pushState = (...values) => { URL.createObjectURL(new Blob([new Uint8Array(20_000_000)])); return push(...values); }',
    /it keeps more than 10 MB with each visit/,
  ],
  [
    'title that changes when the page is shown again',
    "document.addEventListener('visibilitychange', () => { document.title = 'Mine'; })",
    /the title: Mine instead of/,
  ],
  [
    'title that changes when the connection is there again',
    "addEventListener('online', () => { document.title = 'Mine'; })",
    /the title: Mine instead of/,
  ],
  [
    'title that changes with the colours of the system',
    "const dark = matchMedia('(prefers-color-scheme: dark)'); dark.addEventListener('change', () => { document.title = 'Mine'; })",
    /the title: Mine instead of/,
  ],
  ['key that closes', 'new CloseWatcher()', /what still runs: a CloseWatcher of catalog/],
  [
    'font',
    "document.fonts.add(new FontFace('Test', 'url(/font.woff2)'))",
    /fonts that a script has added: Test normal normal/,
  ],
  ['database', "indexedDB.open('visits')", /databases of the browser .*: visits instead of nothing/],
  [
    'no database of others',
    "addEventListener('click', () => indexedDB.deleteDatabase('of another'))",
    /databases of the browser .*: nothing instead of of another/,
  ],
  ['cache', "caches.open('visits')", /caches of the browser .*: visits instead of nothing/],
  [
    'file',
    "navigator.storage.getDirectory().then((folder) => folder.getFileHandle('visits', { create: true }))",
    /files of the browser .*: visits instead of nothing/,
  ],
  ['name of the window', "window.name = 'visitor 1'", /the state of the tab: name "visitor 1", .* instead of name ""/],
  [
    'editable document',
    "document.designMode = 'on'",
    /the state of the tab: .* editable on instead of .* editable off/,
  ],
  ['way that pages scroll', "history.scrollRestoration = 'manual'", /the state of the tab: .* scrolls back manual/],
  [
    'rule in a style sheet of another',
    "document.querySelector('style').sheet.insertRule('main p { display: none }')",
    /the styles of parts of the page: .*p: none, .* instead of .*p: block/,
  ],
  [
    'content of the header that a shadow hides',
    "document.querySelector('nav').attachShadow({ mode: 'closed' }).innerHTML = '<a>Mine</a>'",
    /what header and footer say: Guide instead of Guide Needs Experts/,
  ],
  [
    'task that comes later',
    'scheduler.postTask(() => {}, { delay: 90_000 })',
    /a timer of catalog that is still to come/,
  ],
  [
    'work in each pause',
    'const run = () => requestIdleCallback(run); run()',
    /a timer of catalog that is set again and again/,
  ],
  ['channel', "new BroadcastChannel('visits')", /what still runs: a BroadcastChannel of catalog/],
  ['connection', "new EventSource('/events')", /what still runs: an? EventSource of catalog/],
  [
    'worker',
    "globalThis.window && new Worker('/areas/catalog/1/worker.js')",
    /workers that still run: worker \/areas\/catalog\/1\/worker.js/,
  ],
  [
    'shared worker',
    "globalThis.SharedWorker && new SharedWorker('/areas/catalog/1/worker.js')",
    /workers that still run: shared_worker \/areas/,
  ],
  [
    'service worker',
    "globalThis.navigator?.serviceWorker?.register('/areas/catalog/1/worker.js')",
    /workers that still run: service_worker \/areas/,
  ],
  [
    'animation that begins again and again',
    'const run = () => { const animation = new Animation(new KeyframeEffect(null, [], 50)); animation.play(); animation.finished.then(run); }; run()',
    /code that runs again and again: catalog/,
  ],
  [
    'messages without end',
    'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(1); port2.postMessage(1)',
    /code that runs again and again: catalog/,
  ],
  [
    'requests without end',
    "const run = () => fetch('/guide').then(run); run()",
    /code that runs again and again: catalog/,
  ],
  [
    'signals without end',
    'const run = () => { AbortSignal.timeout(50).onabort = run; }; run()',
    /code that runs again and again: catalog/,
  ],
  ['lock', "navigator.locks.request('visits', () => new Promise(() => {}))", /locks of the browser .*: visits/],
  ['element', "customElements.define('x-card', class extends HTMLElement {})", /names .*: element x-card/],
  [
    'property of styles',
    "CSS.registerProperty({ name: '--gap', syntax: '*', inherits: true })",
    /names .*: property --gap/,
  ],
  ['highlight', "CSS.highlights.set('search', new Highlight())", /highlights of text: search/],
  [
    'listener on navigation',
    "navigation.addEventListener('navigate', () => {})",
    /listeners of .*: navigation navigate/,
  ],
  [
    'listener on the header',
    "document.querySelector('header').addEventListener('click', () => {}, true)",
    /listeners of .*: header click first/,
  ],
  [
    'listener on the root',
    "document.querySelector('#root').addEventListener('keyup', () => {})",
    /listeners of .*: #root keyup/,
  ],
  [
    'listener on the view',
    "visualViewport.addEventListener('scroll', () => {})",
    /listeners of .*: visualViewport scroll/,
  ],
  [
    'element in main',
    "new MutationObserver(() => { const main = document.querySelector('main'); if (!main.querySelector('aside')) main.append(document.createElement('aside')); }).observe(document.querySelector('main'), { childList: true })",
    /what is in main beside its content: aside/,
  ],
  [
    'rule that only moves what moves',
    "document.querySelector('style').sheet.insertRule('@keyframes rise { from { opacity: 0 } }')",
    /style sheets of the document: @keyframes rise/,
  ],
  [
    'function of an element of the shell',
    "document.querySelector('header').append = () => {}",
    /properties of the document, header, footer or main: header append/,
  ],
  [
    'colours that are turned round',
    "document.body.animate([{ filter: 'invert(1)' }], { duration: 1, fill: 'forwards' })",
    /animations of the document, header or footer: body/,
  ],
  [
    'listener on a link of the header',
    "document.querySelector('nav a').addEventListener('click', () => {})",
    /listeners of .*: header click/,
  ],
  [
    'storage that is full',
    "try { for (let at = 0; ; at += 1) localStorage.setItem('catalog-' + at, 'x'.repeat(100_000)); } catch {} try { for (let at = 0; ; at += 1) localStorage.setItem('catalog-small-' + at, 'x'.repeat(1000)); } catch {}",
    /the room that others have to store something: no room in local storage/,
  ],
  [
    'full screen',
    "addEventListener('click', () => document.documentElement.requestFullscreen(), { once: true })",
    /the state of the tab: .* full screen html no no/,
  ],
  ['selected text', 'getSelection().selectAllChildren(document.body)', /the state of the tab: .* selected 1/],
  [
    'title of what plays',
    "navigator.mediaSession.metadata = new MediaMetadata({ title: 'Radio' })",
    /the state of the tab: .* plays "Radio"/,
  ],
  ['key of the machine', "navigator.mediaSession.setActionHandler('play', () => {})", /a key for play of catalog/],
  ['screen that stays on', "navigator.wakeLock.request('screen')", /a screen that stays on of catalog/],
  ['sound of a device', 'new AudioContext()', /an? AudioContext of catalog/],
  ['connection to another browser', 'new RTCPeerConnection()', /an? RTCPeerConnection of catalog/],
  [
    'observer of figures',
    "new PerformanceObserver(() => {}).observe({ type: 'resource' })",
    /what still runs: a PerformanceObserver of catalog/,
  ],
  [
    'observer of reports',
    'new ReportingObserver(() => {}).observe()',
    /what still runs: a ReportingObserver of catalog/,
  ],
  [
    'observer',
    'new MutationObserver(() => {}).observe(document.body, { childList: true })',
    /what still runs: a MutationObserver of catalog/,
  ],
])('page that leaves behind: %s', async (_, script, sentence) => {
  expect((await leave(script, '<button>Press</button>')).join('\n')).toMatch(sentence);
});

test('two buttons of a kind that say something else: both are pressed', async () => {
  const script =
    "for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => { if (button.id) document.cookie = 'pressed=' + button.id; });";

  expect((await leave(script, '<button>One</button><button id="second">Two</button>')).join('\n')).toContain(
    'the cookies: pressed=second',
  );
});

const heardTypes = `pointerover mouseover pointerdown mousedown focus pointerup mouseup click keydown keyup input change blur submit`;

async function heardOn(main: string): Promise<string[]> {
  site.serve({ main });
  const page = await openTab('/guide');
  await page.evaluate((types) => {
    const heard: string[] = [];
    for (const type of types.split(' '))
      document.querySelector('main')?.addEventListener(
        type,
        (event) => {
          const name = (event.target as Element).localName;
          if (name !== 'h1') heard.push([name, type, Reflect.get(event, 'key')].filter(Boolean).join(' '));
        },
        true,
      );
    Object.assign(window, { heard });
  }, heardTypes);
  await pressAll({ page, underWay: withoutRequests });
  return page.evaluate(() => Reflect.get(window, 'heard'));
}

const pressed = [
  ...['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'],
  ...['keydown Enter', 'keyup Enter', 'keydown  ', 'keyup  '],
];

test.each([
  ['a button', '<button>Press</button>', pressed.map((type) => `button ${type}`)],
  ['what the keyboard reaches', '<i tabindex="0" role="button">Press</i>', pressed.map((type) => `i ${type}`)],
  [
    'a part of a drawing',
    '<svg width="9" height="9"><g tabindex="0" role="button"><rect width="9" height="9"/></g></svg>',
    pressed.map((type) => `g ${type}`),
  ],
  ['a form that is hidden', '<form hidden><button>Send</button></form>', []],
  ['a form whose button is off', '<form><button disabled>Send</button></form>', []],
  [
    'a tab',
    '<div role="tablist"><button role="tab">One</button></div>',
    [
      ...pressed,
      ...['ArrowDown', 'ArrowRight', 'Home', 'Escape'].flatMap((key) => [`keydown ${key}`, `keyup ${key}`]),
    ].map((type) => `button ${type}`),
  ],
  [
    'a field of a form',
    '<form><input></form>',
    [
      ...pressed.slice(0, 8).map((type) => `input ${type}`),
      ...['keydown t', 'input', 'keyup t', 'keydown Enter', 'keyup Enter', 'change', 'blur'].map(
        (type) => `input ${type}`,
      ),
      'form submit',
    ],
  ],
])('%s hears what it would of a visitor', async (_, main, heard) => {
  expect(await heardOn(main)).toEqual(heard);
});

test.each([
  ['pointerdown', "document.title = 'Pressed'; setInterval(() => {}, 5000)"],
  ['keydown', 'setInterval(() => {}, 5000)'],
])('page that leaves something behind once it hears %s: named', async (type, code) => {
  const script = `document.querySelector('button').addEventListener('${type}', () => { ${code} }, { once: true });`;

  expect((await leave(script, '<button>Press</button>')).join('\n')).toMatch(/a timer of catalog each 5000 ms/);
});

test('page that keeps the pointer: no error', async () => {
  const script =
    "document.querySelector('button').addEventListener('pointerdown', (event) => { event.target.setPointerCapture(event.pointerId); });";
  site.serve({ main: '<button>Press</button>', script });
  const page = await openTab('/guide');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await pressAll({ page, underWay: withoutRequests });

  expect(errors).toEqual([]);
});

const dataDocumentWith = (main: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><head><title>Test</title></head><body><header></header><main><h1>Test</h1>${main}</main><footer></footer></body></html>`)}`;

test('document with an id twice, two landmarks, a refresh, and content that moves: each is named', async () => {
  const page = await browser.newPage();
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
    'writes into the head',
    'document.head.insertAdjacentHTML(\'beforeend\', \'<meta name="robots" content="noindex">\')',
    'it has <meta name="robots" content="noindex"> in its head, which its head does not give',
  ],
])('page that %s when it is opened: named', async (_, script, sentence) => {
  site.serve({ main: '<p style="block-size: 3000px">Test</p>', script });
  const page = await openTab('/guide');

  await expect.poll(() => page.evaluate(faultsOfDocument)).toEqual([sentence]);
});

test('document as it should be: nothing', async () => {
  const page = await browser.newPage();
  await page.goto(dataDocumentWith('<svg><title>Drawing</title></svg><section id="one"><header></header></section>'));

  expect(await page.evaluate(faultsOfDocument)).toEqual([]);
  await page.close();
});

test('what is replaced on history, document or navigator: named', async () => {
  const page = await browser.newPage();
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
])('%s: named', async (script, name) => {
  const page = await browser.newPage();
  await page.addInitScript({ content: watchGlobals() });
  await page.goto(`${site.origin}/other`);

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
  const page = await browser.newPage();
  await page.goto(dataDocumentWith('<p><a href="#">Test</a></p>'));

  expect(await page.evaluate(leakingStyles, [css])).toEqual(selectors);
  await page.close();
});

test('refresh whose element is gone again: heard', async () => {
  const page = await browser.newPage();
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
