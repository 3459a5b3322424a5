/** The code of the areas does not see this module. */
import { type ToRealm, toSent } from '../messages.ts';
import { AbortController, AbortSignal, Event, EventTarget } from './abort.ts';
import { stopChance, stopClock } from './chance.ts';
import { structuredClone } from './clone.ts';
import { DOMException } from './dom-exception.ts';
import { ask, type Door, openDoor, parse, tell, tellFailure } from './door.ts';
import { fetch, Response, settle } from './fetch.ts';
import { TextDecoder, TextEncoder } from './text.ts';
import { clearTimeout, endStart, fire, setInterval, setTimeout, whenCalled, whileCalled } from './timers.ts';
import { URL, URLSearchParams } from './url.ts';

export { define, nodeModules, requireModule } from './node-modules.ts';

/** Names of JavaScript that areas may use. Those that measure time, share memory or see it being freed are left out. */
const language =
  'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap WeakSet Proxy Reflect DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN';

const silent = () => {};

const web = {
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob: (text: unknown) => ask<string>('atob', String(text)),
  btoa: (text: unknown) => ask<string>('btoa', String(text)),
  clearInterval: clearTimeout,
  clearTimeout,
  console: { debug: silent, error: silent, info: silent, log: silent, trace: silent, warn: silent },
  fetch,
  global: globalThis,
  queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
  setInterval,
  setTimeout,
  structuredClone,
};

export function enter(door: Door, now: number): void {
  openDoor(door);
  const kept = new Set(language.split(' '));
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, value] of Object.entries(web))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  stopClock(now);
  stopChance();
}

export const makeError = (message: string): Error => new Error(message);

type Module = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

let module: Module = {};

export function serve(given: Module): void {
  module = given;
  endStart();
}

/** Whatever the process says, no error leaves this function. */
export function receive(text: string): void {
  try {
    const message = parse(text) as ToRealm | { kind: 'timer'; id: number };
    if (message.kind === 'call') void answer(message.id, message.method, message.args);
    else if (message.kind === 'timer') fire(message.id);
    else whenCalled(() => settle(message));
  } catch {}
}

async function answer(id: number, method: string, args: unknown[]): Promise<void> {
  try {
    tell({ kind: 'result', id, value: await whileCalled(async () => module[method]?.(...args)) });
  } catch (cause) {
    fail(id, cause);
  }
}

/** What was thrown may be too long to be said. */
function fail(id: number, cause: unknown): void {
  try {
    tell({ kind: 'failure', id, failure: toSent(cause) });
  } catch {
    tellFailure(id, 'what was thrown cannot be said');
  }
}
