import { expect, test } from 'vitest';
import { sentenceOf, snippetOf } from './search-results.tsx';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test('short text: as it is', () => {
  expect(snippetOf('Ten hours.', ['ten'])).toBe('Ten hours.');
});

test('long text without the word: its beginning, cut between words', () => {
  expect(snippetOf(words(40, 'test'), ['other'])).toBe(`${words(28, 'test')} …`);
});

test('long text with the word near its end: the words around it', () => {
  const snippet = snippetOf(`${words(60, 'test')} refund ${words(60, 'end')}`, ['refund']);

  expect(snippet).toMatch(/^… test .*refund .* …$/);
  expect(snippet.length).toBeLessThan(150);
});

test('long text of letters that become two when they are compared: still the words around the one that is found', () => {
  const snippet = snippetOf(`${words(120, 'Maß')} refund ${words(60, 'end')}`, ['refund']);

  expect(snippet).toMatch(/^… Maß .*refund .* …$/);
});

test('two slips: a sentence for each', () => {
  const entry = { path: '/a', title: 'A', context: '', text: '' };
  const slips = [
    { typed: 'vouchr', meant: ['voucher'] },
    { typed: 'clasess', meant: ['classes', 'clases'] },
  ];

  expect(sentenceOf('ready', { entries: [entry], isNearest: false, slips, unknown: [] })).toBe(
    'Nothing has “vouchr”, so this is for “voucher”. Nothing has “clasess”, so this is for “classes” or “clases”. 1 result',
  );
});
