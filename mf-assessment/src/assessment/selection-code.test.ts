import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';
import { marksOf } from './testing/marks-of.ts';
import { randomMarks, seeded } from './testing/random-marks.ts';

const topics = bank.flatMap((language) => language.topics);
const testCode = encodeMarks({ number: 3, marks: marksOf('Money > Segmentation', 'Form > Event Action > Onclick') });

describe('code', () => {
  test('fresh: 30 characters of base64url', () => {
    expect(encodeMarks({ number: 1, marks: marksOf() })).toMatch(/^[\w-]{30}$/);
  });

  test('version 1: its bytes never change', () => {
    expect(encodeMarks({ number: 1, marks: marksOf() })).toBe('CAAAAAAAAAAAAAAAAAAAAAAAAAAAMg');
    expect(testCode).toBe('CsAfAAAAAAAAAAAACAAAAAAAAAAA4g');
  });

  test('each of 2,000 random states: 30 characters, and back to the same case and marks', () => {
    const random = seeded(4);
    const states = Array.from({ length: 2000 }, () => ({
      number: 1 + Math.floor(random() * 8),
      marks: randomMarks(topics, random),
    }));

    const codes = states.map((state) => encodeMarks(state));

    expect(codes.filter((code) => !/^[\w-]{30}$/.test(code))).toEqual([]);
    expect(codes.map((code) => decodeMarks(code))).toEqual(states.map((state) => ({ kind: 'read', ...state })));
  });

  test('code in a link, with text and line breaks around it: found', () => {
    expect(decodeMarks(`See https://site.test/#meter=${testCode} \n`)).toMatchObject({ kind: 'read', number: 3 });
  });
});

test('percent-encoded code of a redirect: found', () => {
  expect(decodeMarks(`https://other.test/?url=https%3A%2F%2Fsite.test%2F%23meter%3D${testCode}&data=1`)).toMatchObject({
    kind: 'read',
    number: 3,
  });
});

describe('text that is no code', () => {
  test.each([
    ['nothing', ''],
    ['another fragment', 'https://site.test/#faq'],
    ['a word', 'segmentation'],
    ['cut off', testCode.slice(0, -1)],
    ['too long', `${testCode}A`],
    ['a character changed', testCode.replace('Cs', 'Cc')],
    ['two characters swapped', testCode.replace('Af', 'fA')],
    ['characters of no code', `${testCode.slice(0, -2)}!!`],
    ['a code with unused bits set', `${testCode.slice(0, -1)}B`],
    ['in small letters', testCode.toLowerCase()],
    ['with a line break in it', `${testCode.slice(0, 12)}\n${testCode.slice(12)}`],
    ['a code of the prototype', '3~0.a.0.0.g.0.0.8.0.o.0.1r.1r.3j.1ekf.g.0.0.0.8'],
  ])('%s', (_, text) => {
    expect(decodeMarks(text)).toEqual({ kind: 'unreadable' });
  });

  test('any one character changed: never read as other marks', () => {
    const changed = [...testCode].map((character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return testCode.slice(0, index) + other + testCode.slice(index + 1);
    });

    expect(changed.map((code) => decodeMarks(code).kind).filter((kind) => kind === 'read')).toEqual([]);
  });
});

test('20,000 random texts and broken codes: read without an error, and never as marks', () => {
  const random = seeded(20);
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/%#&;.é';
  const anyText = (length: number) =>
    Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');
  const texts = Array.from({ length: 20_000 }, (_, index) => {
    const cut = Math.floor(random() * 30);
    if (index % 2) return `#meter=${testCode.slice(0, cut)}${anyText(29 - cut)}`;
    return anyText(Math.floor(random() * 60));
  });

  expect(texts.filter((text) => decodeMarks(text).kind === 'read')).toEqual([]);
});

describe('versions', () => {
  const testLayouts = { 1: [12, 11, 10], 2: [10, 11] };

  test('later version: newer', () => {
    expect(decodeMarks(encodeMarks({ number: 1, marks: new Set([10]) }, 2, testLayouts))).toEqual({ kind: 'newer' });
  });

  test('older layout: each bit still means its topic', () => {
    const code = encodeMarks({ number: 5, marks: new Set([10, 12]) }, 1, testLayouts);

    expect(decodeMarks(code, testLayouts)).toEqual({ kind: 'read', number: 5, marks: new Set([10, 12]) });
  });
});
