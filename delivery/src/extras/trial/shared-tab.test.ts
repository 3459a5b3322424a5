/** @module-tag all */

import { expect, test } from 'vitest';
import { targets } from './test-site.ts';
import { testTabs } from './test-tabs.ts';

const { leave, leaveFor, newTab, origin, renewContext, serve, usualPages } = testTabs();

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
    const wide = matchMedia('(min-width: 9em)');
    const hear = () => {};
    wide.addEventListener('change', hear);
    wide.removeEventListener('change', hear);
    const over = new AbortController();
    navigator.connection.addEventListener('change', hear, { signal: over.signal });
    over.abort();
    new EventTarget().addEventListener('own', hear);
    over.signal.addEventListener('abort', hear);
    AbortSignal.timeout(600_000);
    document.querySelector('#own').animate([], { duration: 1000, iterations: Infinity }).finished.catch(hear);
    document.querySelector('#own').animate([], 100).onfinish = hear;
    fetch('/guide');
    fetch('/silent', { signal: AbortSignal.timeout(300) }).catch(hear);
    fetch('/events').then(({ body }) => body.cancel());
    document.querySelector('#own').attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>';
    document.querySelector('button').addEventListener('click', () => { navigator.clipboard.writeText('x').catch(hear); print(); }, { once: true });
    document.querySelector('#own').addEventListener('click', () => {});
    document.querySelector('button').addEventListener('click', () => { document.querySelector('#own').textContent = 'pressed'; });`;

  expect(
    await leave(script, '<p id="own"></p><button>Press</button><input><select><option>1</option></select>'),
  ).toEqual([]);
});

test.each([
  [
    'recording whose stream ends',
    "const stream = document.createElement('canvas').captureStream(); new MediaRecorder(stream).start(); for (const track of stream.getTracks()) track.stop()",
  ],
  [
    'recognition of speech that ends',
    "const speech = new webkitSpeechRecognition(); speech.start(); speech.dispatchEvent(new Event('end'))",
  ],
  ['recording that cannot start', 'try { new MediaRecorder(new MediaStream()).start(); } catch {}'],
  ['sensor that cannot start', 'const sensor = new Accelerometer(); sensor.onerror = () => {}; sensor.start()'],
  ['mark of none', 'navigator.setAppBadge(1); navigator.setAppBadge(0)'],
  [
    'screen that stays on as long as it is shown',
    "navigator.wakeLock.request('screen').then((lock) => new MutationObserver((_, observer) => { observer.disconnect(); lock.release(); }).observe(document.querySelector('main'), { childList: true }))",
  ],
  [
    'camera as long as it is shown',
    "navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => new MutationObserver((_, observer) => { observer.disconnect(); for (const track of stream.getTracks()) track.stop(); }).observe(document.querySelector('main'), { childList: true }))",
  ],
  [
    'notice that ends by itself',
    "const notice = document.createElement('p'); document.querySelector('#root').append(notice); setTimeout(() => notice.remove(), 2500)",
  ],
  ['dialog of the shell that has to be closed first', "document.querySelector('#search').showModal()"],
])('page with a %s: nothing is left', async (_, code) => {
  const script = `document.querySelector('button').addEventListener('click', () => { ${code} }, { once: true });`;

  expect(await leave(script, '<button>Press</button>')).toEqual([]);
});

test('page that adds to the history and goes back when it is used: nothing is left', async () => {
  const script =
    "document.querySelector('button').addEventListener('click', () => { history.pushState(null, '', '#one'); history.back(); }, { once: true });";

  expect(await leave(script, '<button>Press</button>')).toEqual([]);
});

test('page that adds more to the history than browsers keep when it is used: nothing is left', async () => {
  const many = "for (let at = 0; at < 60; at += 1) history.pushState(null, '', '#' + at);";
  const script = `document.querySelector('button').addEventListener('click', () => { ${many} }, { once: true });`;

  expect(await leave(script, '<button>Press</button>')).toEqual([]);
});

test('shell that says that it is hidden, off line and left, until that is over: nothing is left', async () => {
  const arrival = `(show) => {
    show();
    const tell = () => { document.documentElement.dataset.shown = String(!document.hidden && navigator.onLine); };
    for (const type of ['offline', 'online', 'pagehide', 'pageshow', 'visibilitychange']) addEventListener(type, tell, true);
  }`;
  serve({ arrival });
  const usual = await usualPages();

  expect(await leaveFor(usual)).toEqual([]);
});

test('code of the shell comes late: what is usual on pages is known all the same', async () => {
  serve({ shellDelay: 700 });
  const page = await newTab();
  await page.goto(`${origin()}/other`, { waitUntil: 'commit' });

  const usual = await usualPages(page);

  expect([...usual.keys()].toSorted()).toEqual(targets);
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
  serve({ arrival: arrival.replace('STEP', '200') });
  const usual = await usualPages();
  serve({ arrival: arrival.replace('STEP', '1') });

  expect(await leaveFor(usual)).toEqual([]);
});

test('page that shows something else when visitors come to it by a link: named', async () => {
  serve({});
  const usual = await usualPages();
  serve({
    arrival: `(show) => { show(); if (location.pathname === '/guide') Object.assign(document.querySelector('h1'), { textContent: 'Oops!', id: 'oops-title' }); }`,
  });

  expect(await leaveFor(usual)).toEqual(['it fails when visitors come to it by a link']);
});

test('page left from far down, for one that wakes what comes into view: no difference', async () => {
  const head = '<style>main { min-block-size: 3000px }</style>';
  const arrival = "(show) => { if (scrollY > 400) document.addEventListener('x', () => {}); show(); }";
  serve({ head, arrival });
  const usual = await usualPages();
  const script = "document.querySelector('button').addEventListener('click', () => scrollTo(0, 900))";
  serve({ head, arrival, script, main: '<button>Press</button>' });

  expect(await leaveFor(usual, { patience: 500 })).toEqual([]);
});

test.each([
  [1500, 0],
  [0, 1500],
])('fonts that come after %d ms in one tab, after %d ms in the other: no difference', async (usually, now) => {
  const head = `<link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin>
    <style>@font-face { font-family: Test; src: url(/font.woff2); font-display: optional }
    h1 { font: 60px Test, monospace; display: inline-block }</style>`;
  serve({ head, fontDelay: usually });
  const usual = await usualPages();
  await renewContext();
  serve({ head, fontDelay: now });

  expect(await leaveFor(usual)).toEqual([]);
});
