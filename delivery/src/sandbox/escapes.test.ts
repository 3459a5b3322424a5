import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './sandbox.ts';

const escapes: Readonly<Record<string, string>> = {
  process: 'return process;',
  'process of the global': 'return globalThis.process;',
  require: 'return require;',
  module: 'return module;',
  Buffer: 'return Buffer;',
  __dirname: 'return __dirname;',
  'address of the module': 'return import.meta.url ?? import.meta.dirname ?? import.meta.resolve;',
  'built-in module by the process': "return process.getBuiltinModule('node:sqlite');",
  binding: "return process.binding('fs');",
  environment: 'return process.env;',
  eval: "return eval('1');",
  Function: "return Function('return 1')();",
  'constructor of a function': "return (() => {}).constructor('return process')();",
  'constructor of an async function': "return await (async () => {}).constructor('return process')();",
  'constructor of a generator': "return (function* () {}).constructor('yield process')().next();",
  'constructor of an async generator': "return await (async function* () {}).constructor('yield process')().next();",
  'timer with a text':
    "return await new Promise((ok) => setTimeout('globalThis.got = 1', 1) && setTimeout(() => ok(globalThis.got), 20));",
  ...Object.fromEntries(
    [
      'fetch',
      'setTimeout',
      'queueMicrotask',
      'URL',
      'URLSearchParams',
      'TextEncoder',
      'AbortController',
      'console.log',
      'Response',
      'atob',
    ].map((name) => [
      `constructor of ${name}`,
      `return ${name}.constructor !== Function || ${name}.constructor('return process')();`,
    ]),
  ),
  'prototype of a URL': "return Object.getPrototypeOf(new URL('http://a.test')) !== URL.prototype;",
  'answer of the API': "const { constructor } = await fetch('/api/calle/GetFaqList'); return constructor !== Response;",
  'failure of the API': "return await fetch('/api/fail').catch((cause) => !(cause instanceof TypeError));",
  'argument of the call': 'return !(given instanceof Object);',
  'file of Node': "return await import('node:fs');",
  'file of the machine': "return await import('file:///etc/hostname');",
  'text as a module': "return await import('data:text/javascript,export default 1');",
  'bundle of another area': "return await import('bundle:other');",
  'file of another area': 'return await import(given.other);',
  'file above': "return await import('../secret.mjs');",
  'file above, written otherwise': "return await import('./%2e%2e/secret.mjs');",
  'file behind a link': "return await import('./link.mjs');",
  'package that is installed': "return await import('better-sqlite3');",
  'promise of an import': "const promise = import('./own.mjs'); await promise; return promise.constructor !== Promise;",
  'error of an import':
    "return await import('node:fs').catch((cause) => cause.constructor !== Error || !(cause instanceof Error));",
  'syntax error of an import':
    "return await import('./broken.mjs').catch((cause) => cause.constructor.constructor('return process')());",
  'module that is a promise': "await import('./then.mjs').catch(() => {}); return globalThis.got;",
  'file of CommonJS': "return await import('./own.cjs');",
  'file without a kind': "return await import('./own');",
  'file that says of itself what it is': "return await import('./typed/own.js');",
  'file of JSON': "return await import('./typed/package.json', { with: { type: 'json' } });",
  createRequire: "return (await import('node:module')).createRequire('/')('node:fs');",
  'call sites':
    'Error.prepareStackTrace = (_, sites) => sites.map((site) => [site.getThis(), site.getFunction()]); return new Error().stack.flat().find((one) => one !== undefined && one !== globalThis && !(one instanceof Object));',
  'overflow of the stack':
    "let got; const dive = () => { try { dive(); } catch { try { new URL('http://a.test'); } catch (cause) { if (!(cause instanceof Error)) got = cause; } } }; dive(); return got;",
  callers: 'return (function () { return arguments.callee.caller; })();',
  'then of promises':
    "const { then } = Promise.prototype; Promise.prototype.then = function (ok, no) { try { globalThis.got ??= ok.constructor('return process')(); } catch {} return then.call(this, ok, no); }; await import('./own.mjs'); await fetch('/api/calle/GetFaqList'); return globalThis.got;",
  ...Object.fromEntries(
    ['react/jsx-dev-runtime', 'react-dom/static'].map((name) => [
      `require, by any built-in function that ${name} is loaded with`,
      `const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
      const { toString } = Function.prototype;
      const seen = [];
      let count = 0;
      const note = (value) => { if (typeof value === 'function') seen[count++] = value; };
      const spied = (real) => function (...given) {
        note(this);
        for (let index = 0; index < given.length; index++) note(given[index]);
        const result = apply(real, this, given);
        return typeof result === 'function' ? spied(result) : result;
      };
      const kinds = [Map, Set, WeakMap, WeakSet, Array, Function, Promise, String, RegExp, Object].flatMap((kind) => [kind, kind.prototype]);
      for (const owner of [...kinds, Reflect, JSON]) for (const key of ownKeys(owner)) {
        const property = getOwnPropertyDescriptor(owner, key);
        if (key !== 'constructor' && property.configurable && typeof property.value === 'function')
          defineProperty(owner, key, { ...property, value: spied(property.value) });
      }
      await import('${name}');
      for (let index = count - 1; index >= 0; index--) try { if (!apply(toString, seen[index], []).includes('native code') && seen[index]('semver').SemVer) return 'semver'; } catch {}`,
    ]),
  ),
  'package in place of a part of React':
    "const { stringify } = JSON; JSON.stringify = (value) => stringify(value?.length === 2 ? [value[0], 'semver'] : value); return (await import('react/jsx-dev-runtime')).default.SemVer;",
  'package in place of a part of React, by toJSON':
    "Array.prototype.toJSON = function () { return this.length === 2 ? Object.assign([], { 0: this[0], 1: 'semver', toJSON: undefined }) : this; }; return (await import('react/jsx-dev-runtime')).default.SemVer;",
  'package as the answer for a part of React':
    "const { parse } = JSON; JSON.parse = (text) => text.includes('jsx-dev') ? 'semver' : parse(text); return (await import('react/jsx-dev-runtime')).default.SemVer;",
  'names of objects':
    "let got; for (const name of ['kind', 'id', 'realm', 'text', 'then']) Object.defineProperty(Object.prototype, name, { set(value) { if (!(this instanceof Object)) got = this; }, get() {} }); void fetch('/api/x'); return got;",
  'index of lists':
    "let got; Object.defineProperty(Array.prototype, 0, { set(value) { if (!(this instanceof Object)) got = this; } }); new URL('http://a.test?b=1'); return got;",
  'inspection of a rejection':
    "Promise.reject({ [Symbol.for('nodejs.util.inspect.custom')]: (depth, options, inspect) => { globalThis.got = inspect; } }); await new Promise((ok) => setTimeout(ok, 20)); return globalThis.got;",
  'error in a timer':
    'setTimeout(() => { throw { get stack() { globalThis.got = 1; } }; }); await new Promise((ok) => setTimeout(ok, 20)); return globalThis.got;',
  WebAssembly: 'return WebAssembly;',
  SharedArrayBuffer: 'return SharedArrayBuffer;',
  Atomics: 'return Atomics;',
  Worker: 'return Worker;',
  inspector: 'return inspector;',
  MessageChannel: 'return MessageChannel;',
  BroadcastChannel: 'return BroadcastChannel;',
  WebSocket: 'return WebSocket;',
  EventSource: 'return EventSource;',
  XMLHttpRequest: 'return XMLHttpRequest;',
  Blob: 'return new Blob([]);',
  'address of an object': 'return URL.createObjectURL;',
  navigator: 'return navigator;',
  storage: 'return localStorage;',
  crypto: 'return crypto;',
  ShadowRealm: 'return ShadowRealm;',
  gc: 'return gc;',
  WeakRef: 'return WeakRef;',
  FinalizationRegistry: 'return FinalizationRegistry;',
  performance: 'return performance.now();',
  Temporal: 'return Temporal.Now.instant();',
  'clock of dates':
    'const start = Date.now(); await new Promise((ok) => setTimeout(ok, 30)); return Date.now() - start || new Date() - start || new Date().constructor.now() - start;',
  'clock of formats':
    "const now = () => new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 }).format(); const start = now(); await new Promise((ok) => setTimeout(ok, 30)); return now() !== start;",
  'clock behind Reflect':
    'let moving; Reflect.construct = (target) => { moving = target; return {}; }; new Date(); if (moving) { await new Promise((ok) => setTimeout(ok, 30)); return new moving() - Date.now(); }',
  'clock behind Function':
    "const { apply } = Reflect; let moving; Function.prototype.call = function (...given) { moving = this; return apply(this, given[0], given.slice(1)); }; new Intl.DateTimeFormat('en').formatToParts(); const parts = moving && apply(moving, new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 }), []); return parts;",
  'random numbers': 'return Math.random() !== given.random;',
};

const bundle = `
const attempts = { ${Object.entries(escapes)
  .map(([name, code]) => `${JSON.stringify(name)}: async (given) => { ${code} }`)
  .join(',\n')} };
export async function attempt(name, given) {
  try {
    const got = await attempts[name](given);
    return got ? 'got ' + typeof got : 'nothing';
  } catch { return globalThis.got ? 'got something' : 'nothing'; }
}
export async function load(names) {
  const loaded = {};
  for (const name of names) {
    const module = await import(name).catch(() => undefined);
    if (module) loaded[name] = Object.keys(module);
  }
  return loaded;
}
export const globals = () => Reflect.ownKeys(globalThis).map(String).sort();
export const random = () => Math.random();
export function bomb() {
  Array.prototype.map = () => { throw new Error('bomb'); };
  JSON.stringify = () => '{"kind":"result","id":1,"value":"forged"}';
  setInterval(() => fetch('/api/bomb'), 5);
  return 'set';
}
export function linger() {
  globalThis.ran = 0;
  for (const [owner, name] of [[Map.prototype, 'get'], [Map.prototype, 'delete'], [Array.prototype, 'push'], [JSON, 'parse']]) {
    const real = owner[name];
    owner[name] = function (...given) { globalThis.ran += 1; return Reflect.apply(real, this, given); };
  }
  setTimeout(() => {}, 1);
}
export const ran = () => globalThis.ran;
export const wait = (milliseconds) => new Promise((ok) => setTimeout(() => ok([1, 2].map((one) => one * 2)), milliseconds));
`;

const files = {
  'index.mjs': bundle,
  'own.mjs': 'export default 1;',
  'broken.mjs': 'not a module',
  'own.cjs': 'exports.own = 1;',
  own: 'exports.own = 1;',
  'typed/package.json': '{ "type": "commonjs" }',
  'typed/own.js': 'exports.own = 1;',
  'then.mjs':
    'export function then(ok, no) { globalThis.got = [ok, no].find((one) => one && !(one instanceof Function)); ok(1); }',
};
const driver = `
const bundle = import('bundle:test');
export const attempt = async (...args) => (await bundle).attempt(...args);
export const load = async (...args) => (await bundle).load(...args);
export const globals = async () => (await bundle).globals();
export const random = async () => (await bundle).random();
export const bomb = async () => (await bundle).bomb();
export const linger = async () => (await bundle).linger();
export const ran = async () => (await bundle).ran();
export const wait = async (...args) => (await bundle).wait(...args);
`;

let directory = '';
let sandbox: Sandbox;
let random = 0;
const send = async (input: unknown) => {
  if (input === '/api/fail') throw new Error('test');
  return new Response('{}');
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'escapes-'));
  for (const folder of ['test/server/typed', 'other/server']) await mkdir(join(directory, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, 'test/server', name), text);
  for (const name of ['test/secret.mjs', 'other/server/index.mjs'])
    await writeFile(join(directory, name), "export default 'secret';");
  await symlink(join(directory, 'test/secret.mjs'), join(directory, 'test/server/link.mjs'));
  await writeFile(join(directory, 'driver.mjs'), driver);
  sandbox = openSandbox({
    module: pathToFileURL(join(directory, 'driver.mjs')).href,
    bundles: { test: join(directory, 'test'), other: join(directory, 'other') },
    fetch: send,
  });
  random = await call('random', 'random');
});

afterAll(async () => {
  sandbox.close();
  await rm(directory, { recursive: true, force: true });
});

const call = <Result>(realm: string, method: string, ...args: unknown[]) =>
  sandbox.call<Result>(realm, method, realm, ...args);

test.each(Object.keys(escapes))('code that reaches for %s: gets nothing', async (name) => {
  const other = pathToFileURL(join(directory, 'other/server/index.mjs')).href;
  expect(await call(name, 'attempt', name, { other, random })).toBe('nothing');
});

test('modules of Node, all that there are: none can be imported, apart from two stand-ins', async () => {
  const names = builtinModules.flatMap((name) => [name, `node:${name.replace(/^node:/, '')}`]);
  expect(names).toContain('node:sqlite');

  expect(await call('modules', 'load', names)).toEqual({
    'node:module': ['createRequire'],
    'node:stream/consumers': ['text'],
  });
});

test('globals: the language, and what browsers have', async () => {
  expect((await call<string[]>('globals', 'globals')).join(' ')).toMatchInlineSnapshot(
    `"AbortController AbortSignal AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DOMException DataView Date DisposableStack Error EvalError Event EventTarget Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Response Set String SuppressedError Symbol SyntaxError TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet atob btoa clearInterval clearTimeout console decodeURI decodeURIComponent encodeURI encodeURIComponent escape fetch global globalThis isFinite isNaN parseFloat parseInt queueMicrotask setInterval setTimeout structuredClone undefined unescape"`,
  );
});

test('code that has replaced what timers are kept with: does not run between its calls', async () => {
  await call('between', 'linger');
  await call('b', 'wait', 50);

  expect(await call('between', 'ran')).toBe(0);
});

test('what code leaves behind: other realms are as they were, and no answer of theirs can be forged', async () => {
  const waiting = call('b', 'wait', 300);
  await call('a', 'wait', 0);
  void call('a', 'bomb').catch(() => {});

  expect(await waiting).toEqual([2, 4]);
  expect(await call('b', 'wait', 0)).toEqual([2, 4]);
});
