/** @module-tag all */

import { expect, test } from 'vitest';
import { testTabs } from './test-tabs.ts';

const { leave } = testTabs();

test.each([
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
    /going to \/my-needs leads nowhere/,
  ],
  [
    'listener that no link of the shell gets past',
    "document.addEventListener('click', (event) => event.stopImmediatePropagation(), true)",
    /going to other areas loads documents: \/my-needs, \/profiles/,
  ],
  ['key that closes', 'new CloseWatcher()', /what still runs: a CloseWatcher of catalog/],
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
  [
    'wait for memory that nobody changes',
    'Atomics.waitAsync(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0, 45_000).value.then(() => {})',
    /a timer of catalog that is still to come/,
  ],
  [
    'wait for memory that is set again',
    'const cells = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer); const run = () => Atomics.waitAsync(cells, 0, 0, 50).value.then(run); run()',
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
  [
    'listener on navigation',
    "navigation.addEventListener('navigate', () => {})",
    /listeners of .*: navigation navigate/,
  ],
  [
    'listener on navigation that a frame adds',
    "const frame = document.body.appendChild(document.createElement('iframe')); frame.contentWindow.EventTarget.prototype.addEventListener.call(navigation, 'navigate', () => {}); frame.remove()",
    /^[^\n]*listeners of what outlasts every page: navigation navigate$/,
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
    'listener on a link of the header',
    "document.querySelector('nav a').addEventListener('click', () => {})",
    /listeners of .*: header click/,
  ],
  ['key of the machine', "navigator.mediaSession.setActionHandler('play', () => {})", /a key for play of catalog/],
  ['screen that stays on', "navigator.wakeLock.request('screen')", /a screen that stays on of catalog/],
  [
    'camera',
    "addEventListener('click', () => navigator.mediaDevices.getUserMedia({ video: true }), { once: true })",
    /what still runs: a camera of catalog/,
  ],
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
  [
    'animation of nothing whose end comes later',
    'const animation = new Animation(new KeyframeEffect(null, [], 60_000)); animation.play(); animation.finished.then(() => {})',
    /what still runs: catalog waits for the end of an animation/,
  ],
  [
    'animation of a part that is gone whose end comes later',
    "document.createElement('i').animate([], 60_000).onfinish = () => {}",
    /what still runs: catalog waits for the end of an animation/,
  ],
  ['request without an answer', "fetch('/silent')", /what still runs: a request of catalog for \/silent/],
  [
    'answer without an end',
    "fetch('/events').then((response) => response.text())",
    /what still runs: a request of catalog for \/events/,
  ],
  [
    'request of the older kind without an answer',
    "const request = new XMLHttpRequest(); request.open('GET', '/silent'); request.send()",
    /what still runs: a request of catalog for \/silent/,
  ],
  [
    'signal whose time limit comes later',
    'AbortSignal.any([AbortSignal.timeout(600_000)]).onabort = () => {}',
    /what still runs: catalog waits for the time limit of a signal/,
  ],
  [
    'listener on the width of the view',
    "matchMedia('(min-width: 9em)').addListener(() => {})",
    /listeners of what the browser has for every page: MediaQueryList change/,
  ],
  [
    'listener on the colours of the system',
    "matchMedia('(prefers-color-scheme: dark)').onchange = () => {}",
    /listeners of .*: MediaQueryList change/,
  ],
  [
    'handler of a permission',
    "navigator.permissions.query({ name: 'geolocation' }).then((status) => { status.onchange = () => {}; })",
    /listeners of .*: PermissionStatus change/,
  ],
  [
    'listener that the browser itself adds',
    "Promise.resolve(() => {}).then(speechSynthesis.addEventListener.bind(speechSynthesis, 'voiceschanged'))",
    /listeners of .*: speechSynthesis voiceschanged/,
  ],
  [
    'listener on the title',
    "document.querySelector('title').addEventListener('x', () => {})",
    /listeners of what outlasts every page: title x/,
  ],
  ['keyboard', 'navigator.keyboard.lock()', /a keyboard that is its own of catalog/],
  [
    'position of what plays',
    'navigator.mediaSession.setPositionState({ duration: 9 })',
    /a position of what plays of catalog/,
  ],
  [
    'mark on the icon',
    "addEventListener('click', () => navigator.setAppBadge(1), { once: true })",
    /a mark on the icon of catalog/,
  ],
  [
    'recording of one stream, while another one stops',
    "const record = () => new MediaRecorder(document.createElement('canvas').captureStream()); const [one, other] = [record(), record()]; one.start(); other.start(); other.stop()",
    /a recording of catalog/,
  ],
  [
    'watch of the place, one of two',
    'const [one] = [1, 2].map(() => navigator.geolocation.watchPosition(() => {})); navigator.geolocation.clearWatch(one)',
    /a watch of the place of catalog/,
  ],
  ['limit of figures', 'performance.setResourceTimingBufferSize(0)', /a limit of what is measured of catalog/],
  ['connection by the older name', 'new webkitRTCPeerConnection()', /an? webkitRTCPeerConnection of catalog/],
  [
    'painter',
    "globalThis.window && CSS.paintWorklet.addModule('/areas/catalog/1/worker.js')",
    /names that hold .*: painter .*worker.js/,
  ],
])('page that leaves something running: %s', async (_, script, sentence) => {
  expect((await leave(script, '<button>Press</button>')).join('\n')).toMatch(sentence);
});
