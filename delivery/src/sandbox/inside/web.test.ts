import { expect, test } from 'vitest';
import { urlAnswers } from '../realm.ts';
import { AbortController as InsideController, AbortSignal as InsideSignal } from './abort.ts';
import { structuredClone as insideClone } from './clone.ts';
import { openDoor } from './door.ts';
import { TextDecoder as InsideDecoder, TextEncoder as InsideEncoder } from './text.ts';
import { URLSearchParams as InsideSearch, URL as InsideUrl } from './url.ts';

openDoor((kind, text) => JSON.stringify(urlAnswers[kind]?.(JSON.parse(text) as never) ?? null));

const texts = [
  '',
  'plain',
  'Grüße',
  '😀 and 中',
  'half \ud800 of a pair',
  '\udc00',
  '\u0000\u007f\u0080\u07ff\u0800\uffff',
  'a'.repeat(20_000),
];

test.each(texts)('text %#: the bytes that Node has, and back', (text) => {
  const bytes = new InsideEncoder().encode(text);

  expect([...bytes]).toEqual([...new TextEncoder().encode(text)]);
  expect(new InsideDecoder().decode(bytes)).toBe(text.toWellFormed());
});

test('target that is too small: the characters that fit', () => {
  const target = new Uint8Array(4);

  expect(new InsideEncoder().encodeInto('aüü', target)).toEqual(new TextEncoder().encodeInto('aüü', new Uint8Array(4)));
});

const addresses = ['http://user:pw@a.test:81/p/ü?q=1&q=2#h', 'http://a.test', 'mailto:a@b.test', '/relative?x=%20+'];
const parts = [
  'href',
  'origin',
  'protocol',
  'username',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

test.each(addresses)('address %s: every part as Node has it', (address) => {
  const mine = new InsideUrl(address, 'http://base.test/folder/');
  const own = new URL(address, 'http://base.test/folder/');

  for (const part of parts) expect((mine as unknown as URL)[part]).toBe(own[part]);
  expect(`${mine}`).toBe(`${own}`);
  expect([...mine.searchParams]).toEqual([...own.searchParams]);
});

test('address that is none: a TypeError', () => {
  expect(() => new InsideUrl('nothing')).toThrow(TypeError);
  expect(InsideUrl.canParse('nothing')).toBe(false);
  expect(InsideUrl.parse('nothing')).toBeNull();
});

test('query that is changed: the address follows, and the other way round', () => {
  const url = new InsideUrl('http://a.test/?a=1');
  url.searchParams.set('b', 'x y');
  expect(url.toString()).toBe('http://a.test/?a=1&b=x+y');

  (url as unknown as URL).search = '?c=3';
  expect([...url.searchParams]).toEqual([['c', '3']]);
});

test.each([
  ['text', '?a=1&b=%20&a=2'],
  [
    'pairs',
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['record', { a: '1', b: 'ü' }],
])('query of a %s: what every method says is what Node says', (_, init) => {
  const said = (query: URLSearchParams) => {
    query.append('n', '&');
    const before = [
      query.get('a'),
      query.get('none'),
      query.getAll('a'),
      query.has('a'),
      query.has('a', '3'),
      query.size,
    ];
    query.set('a', '9');
    query.delete('b');
    query.sort();
    const each: string[] = [];
    query.forEach((value, name) => {
      each.push(`${name}=${value}`);
    });
    return [...before, query.toString(), each, [...query.keys()], [...query.values()]];
  };

  expect(said(new InsideSearch(init) as unknown as URLSearchParams)).toEqual(said(new URLSearchParams(init as string)));
});

const ownCause = new Error('test');
ownCause.cause = ownCause;
const circle: Record<string, unknown> = { name: 'circle' };
circle.self = circle;
const bytes = new Uint16Array(new Uint8Array([1, 2, 3, 4, 5, 6]).buffer, 2, 2);

test.each([
  ['what is no object', [1, 'a', null, undefined, 9n, true]],
  ['objects and lists within each other', { a: [{ b: 1 }, 3], ['__proto__']: 1 }],
  ['a circle', circle],
  ['a date and a pattern', [new Date(0), /a+/gi]],
  ['maps and sets', [new Map([[{ key: 1 }, new Set([1, { a: 2 }])]])]],
  ['bytes', [bytes, new DataView(bytes.buffer, 1), bytes.buffer]],
  ['an error', new TypeError('test', { cause: new Error('inner') })],
  ['an error that is its own cause', ownCause],
  [
    'an instance of a class',
    new (class Test {
      own = 1;
    })(),
  ],
])('copy of %s: as Node makes it', (_, value) => {
  const copy = insideClone(value);

  expect(copy).toStrictEqual(structuredClone(value));
  expect(Object.getPrototypeOf(copy)).toBe(Object.getPrototypeOf(structuredClone(value)));
  expect(copy).not.toBe(value);
});

test.each([() => {}, Symbol('test'), Promise.resolve(), new WeakMap()])('copy of %s: refused by its name', (value) => {
  expect(() => insideClone({ value })).toThrow(expect.objectContaining({ name: 'DataCloneError' }));
});

test('signals: aborted by what they follow, with its reason', () => {
  const controller = new InsideController();
  const signal = InsideSignal.any([new InsideController().signal, controller.signal]);
  const heard: unknown[] = [];
  signal.onabort = ({ type }) => heard.push(type);
  controller.abort();

  expect([signal.aborted, heard]).toEqual([true, ['abort']]);
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
  expect(InsideSignal.any([InsideSignal.abort('test')]).reason).toBe('test');
});
