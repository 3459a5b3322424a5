import { expect, test } from 'vitest';
import { fold, segmentsOf, wordsOf } from './fold-text.ts';

test('accents and case: not compared', () => {
  expect(fold('Türkiye')).toBe('turkiye');
  expect(fold('Mikołaj Ødegård İstanbul')).toBe('mikolaj odegard istanbul');
  expect(fold('STRAẞE')).toBe('strasse');
});

test('letters joined from two signs: the same as the one sign', () => {
  expect(fold('Bergstro\u0308m')).toBe(fold('Bergström'));
});

test('query: its words, without the spaces around them', () => {
  expect(wordsOf('  Data   Türkiye ')).toEqual(['data', 'turkiye']);
  expect(wordsOf('   ')).toEqual([]);
});

test('hit: cut out with its accents', () => {
  expect(segmentsOf('In Türkiye.', ['turk'])).toEqual([
    { start: 0, text: 'In ', isHit: false },
    { start: 3, text: 'Türk', isHit: true },
    { start: 7, text: 'iye.', isHit: false },
  ]);
});

test('letter that folds to two: a hit in one of them is a hit', () => {
  expect(segmentsOf('Straße', ['s']).map(({ text, isHit }) => [text, isHit])).toEqual([
    ['S', true],
    ['tra', false],
    ['ß', true],
    ['e', false],
  ]);
});

test('no word, no hit: the text in one piece', () => {
  expect(segmentsOf('Norway', [])).toEqual([{ start: 0, text: 'Norway', isHit: false }]);
  expect(segmentsOf('Norway', ['x'])).toEqual([{ start: 0, text: 'Norway', isHit: false }]);
});

test('empty text: nothing', () => {
  expect(segmentsOf('', ['x'])).toEqual([]);
});
