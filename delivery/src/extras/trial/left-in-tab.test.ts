/** @module-tag all */

import { expect, test } from 'vitest';
import { testTabs } from './test-tabs.ts';

const { leave, leaveFor, serve, usualPages } = testTabs();

test.each([
  [
    'title that changes',
    "setInterval(() => { document.title = '(1) New message!'; }, 100)",
    /the title: \(1\) New message!/,
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
    'dialog of the shell',
    "addEventListener('click', () => document.querySelector('#search').show(), { once: true })",
    /what is in the body of the document: dialog#search id="search" open="" Search/,
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
  ['token of a session', "localStorage.token = 'mine'", /what the shell has stored: token mine instead of nothing/],
  [
    'partner who has sent nobody',
    "sessionStorage.partner = '?partner=pk_1'",
    /what the shell has stored: partner \?partner=pk_1 instead of nothing/,
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
    'title while the page is hidden',
    "document.addEventListener('visibilitychange', () => { document.title = document.hidden && document.visibilityState === 'hidden' ? 'Come back!' : 'Page ' + location.pathname; })",
    /the title: Come back! instead of/,
  ],
  [
    'title while there is no connection',
    "const tell = () => { document.title = navigator.onLine ? 'Page ' + location.pathname : 'Off line'; }; addEventListener('offline', tell); addEventListener('online', tell)",
    /the title: Off line instead of/,
  ],
  [
    'cookie when the tab is left',
    "addEventListener('pagehide', ({ persisted }) => { if (!persisted) document.cookie = 'catalog=1; path=/'; })",
    /the cookies: catalog=1/,
  ],
  [
    'attribute while pages are printed',
    "addEventListener('beforeprint', () => { document.body.className = 'print'; }); addEventListener('afterprint', () => { document.body.removeAttribute('class'); })",
    /attributes of the document, .*: body class="print"/,
  ],
  [
    'keyboard that covers what is below it',
    'navigator.virtualKeyboard.overlaysContent = true',
    /settings of the browser: navigator.virtualKeyboard.overlaysContent true instead of .* false/,
  ],
  ['text of the status bar', "window.status = 'Mine'", /settings of the browser: status Mine instead of/],
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
    /settings of the browser: document.designMode on instead of document.designMode off/,
  ],
  [
    'way that pages scroll',
    "history.scrollRestoration = 'manual'",
    /settings of the browser: history.scrollRestoration manual instead of history.scrollRestoration auto/,
  ],
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
  ['element', "customElements.define('x-card', class extends HTMLElement {})", /names .*: element x-card/],
  [
    'property of styles',
    "CSS.registerProperty({ name: '--gap', syntax: '*', inherits: true })",
    /names .*: property --gap/,
  ],
  ['highlight', "CSS.highlights.set('search', new Highlight())", /highlights of text: search/],
  [
    'element in main',
    "new MutationObserver(() => { const main = document.querySelector('main'); if (!main.querySelector('aside')) main.append(document.createElement('aside')); }).observe(document.querySelector('main'), { childList: true })",
    /what is beside the content of header, footer and main: aside/,
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
  [
    'way back that leads nowhere',
    "addEventListener('visibilitychange', () => history.pushState(null, ''), { capture: true })",
    /the state of the tab: .* 2 new in the history, .* instead of .* 1 new in the history,/,
  ],
  ['way back that is taken away', 'history.go = () => {}', /the way back does not lead to it any more/],
  [
    'state of the history',
    'const push = history.pushState; history.pushState = function (state, ...others) { push.call(this, { ...state, visitor: 1 }, ...others); }',
    /the state of the tab: .* with visitor in the history instead of .* with nothing in the history/,
  ],
  [
    'shadow of the header that shows what was there',
    "document.querySelector('header').attachShadow({ mode: 'closed' }).innerHTML = '<slot></slot>'",
    /what is in the body of the document: shadow of header/,
  ],
  [
    'shadow that the browser itself attaches',
    "const header = document.querySelector('header'); Promise.resolve({ mode: 'closed' }).then(header.attachShadow.bind(header)).then((root) => { root.innerHTML = '<slot></slot>' })",
    /what is in the body of the document: shadow of header/,
  ],
  [
    'function of a link of the header',
    "document.querySelector('nav a').getAttribute = () => '/guide'",
    /properties of the document, header, footer or main: a getAttribute/,
  ],
  [
    'field of the footer that is filled',
    "document.querySelector('footer input').value = 'Test value'",
    /what is in the body of the document: input hidden="" Test value/,
  ],
  [
    'header that hears nothing any more',
    "addEventListener('click', () => { const header = document.querySelector('header'); header.replaceWith(header.cloneNode(true)); }, { once: true })",
    /what is beside the content of header, footer and main: header/,
  ],
  [
    'name of who plays',
    "navigator.mediaSession.metadata = new MediaMetadata({ artist: 'Radio' })",
    /the state of the tab: .* plays "" Radio none/,
  ],
  [
    'data for search engines',
    "document.head.insertAdjacentHTML('beforeend', '<script type=\"application/ld+json\">{}</script>')",
    /the head: <script type="application\/ld\+json">/,
  ],
  [
    'what pops up in the header',
    "const push = history.pushState; history.pushState = function (...values) { push.apply(this, values); setTimeout(() => { const nav = document.querySelector('nav'); nav.popover = 'manual'; nav.showPopover(); }, 50); }",
    /what is in the body of the document: nav popover="manual" open/,
  ],
  [
    'handler of a link of the footer',
    "addEventListener('click', () => { document.querySelector('footer a').__reactProps$1.onClick = (event) => event.preventDefault(); }, { once: true })",
    /what header and footer do when they are used: a Guide onClick .*event.preventDefault.* instead of a Guide onClick .*dispatchEvent/,
  ],
  [
    'handler that a link of the footer did not have',
    "addEventListener('click', () => { document.querySelector('footer a').__reactProps$1.onPointerDown = () => {}; }, { once: true })",
    /what header and footer do when they are used: a Guide onPointerDown/,
  ],
  [
    'handler of another link',
    "addEventListener('click', () => { const [one, other] = document.querySelectorAll('nav a'); other.__reactProps$1.onClick = one.__reactProps$1.onClick; }, { once: true })",
    /what header and footer do when they are used: a Needs onClick .* changed/,
  ],
  [
    'handlers that React has not rendered',
    "addEventListener('click', () => { const [one, other] = document.querySelectorAll('nav a'); other.__reactProps$1 = one.__reactProps$1; }, { once: true })",
    /what header and footer do when they are used: a Needs other handlers/,
  ],
  [
    'link of the footer that React takes for another',
    "addEventListener('click', () => { const [one, other] = document.querySelectorAll('nav a'); other.__reactFiber$1 = one.__reactFiber$1; }, { once: true })",
    /what header and footer do when they are used: a Needs other handlers/,
  ],
  [
    'property that only looks like one of React',
    "document.querySelector('header').__reactOwn = () => {}",
    /properties of the document, header, footer or main: header __reactOwn/,
  ],
])('page that leaves behind: %s', async (_, script, sentence) => {
  expect((await leave(script, '<button>Press</button>')).join('\n')).toMatch(sentence);
});

test('page that scrolls those that follow: named', async () => {
  const head = '<style>main { min-block-size: 3000px }</style>';
  serve({ head });
  const usual = await usualPages();
  const script =
    'const push = history.pushState; history.pushState = function (...values) { push.apply(this, values); setTimeout(() => scrollTo(0, 500), 100); }';
  serve({ head, script });

  expect(await leaveFor(usual)).toEqual(['pages that follow do not begin at their top']);
});

test('page that changes the title while the tab is off line, left on a phone: named', async () => {
  serve({});
  const usual = await usualPages();
  serve({ script: "addEventListener('offline', () => { document.title = 'No line'; })" });

  expect(await leaveFor(usual, { patience: 500, isWatched: false })).toEqual([
    expect.stringMatching(/the title: No line instead of/),
  ]);
});

test('shell that renders its links anew, with handlers of the same code: no difference', async () => {
  serve({});
  const usual = await usualPages();
  const arrival =
    "(show) => { for (const link of document.querySelectorAll('nav a')) { const props = { ...link.__reactProps$1, onClick: (event) => element.dispatchEvent(new CustomEvent('link')) }; link.__reactFiber$1.alternate = { memoizedProps: link.__reactFiber$1.memoizedProps }; link.__reactFiber$1.memoizedProps = link.__reactProps$1 = props; } show(); }";
  serve({ arrival });

  expect(await leaveFor(usual)).toEqual([]);
});
