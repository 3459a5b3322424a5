import { expect, test } from 'vitest';
import { english, sayIn } from './say.ts';

const testTable = {
  '{1} of {0} class|{1} of {0} classes': '{1} von {0} Kurs|{1} von {0} Kursen',
  'Dates and prices': 'Termine und Preise',
};

test('texts in English: as they are, with values in their places', () => {
  const say = english;

  expect(say('Dates and prices')).toBe('Dates and prices');
  expect(say('page {0} of {1}', 2, 3)).toBe('page 2 of 3');
});

test.each([
  ['en', 0, '0 classes'],
  ['en', 1, '1 class'],
  ['en', 2, '2 classes'],
  ['fr', 0, '0 class'],
  ['fr', 1, '1 class'],
  ['fr', 2, '2 classes'],
])('forms in %s: %i is "%s"', (locale, count, text) => {
  expect((locale === 'en' ? english : sayIn(locale, {}))('{0} class|{0} classes', count)).toBe(text);
});

test('texts of another language: those of its table, the first value decides on the form', () => {
  const say = sayIn('de', testTable);

  expect(say('Dates and prices')).toBe('Termine und Preise');
  expect(say('{1} of {0} class|{1} of {0} classes', 1, 1)).toBe('1 von 1 Kurs');
  expect(say('{1} of {0} class|{1} of {0} classes', 12, 1)).toBe('1 von 12 Kursen');
});

test('text that the table lacks: in English', () => {
  expect(sayIn('de', testTable)('Filter')).toBe('Filter');
});

test('numbers: as the language writes them', () => {
  expect(sayIn('en', {})('{0} EUR', 1440.5)).toBe('1,440.5 EUR');
  expect(sayIn('de', {})('{0} EUR', 1440.5)).toBe('1.440,5 EUR');
});

test('text as a value: as it is, whatever is in it', () => {
  expect(english('of {0}', '{1} $& 1000')).toBe('of {1} $& 1000');
});
