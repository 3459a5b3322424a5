import { testClassRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { courseName, languageOf, oldPriceOf, patternOf, priceOf } from './class-text.ts';

test('price: number, space, currency', () => {
  expect(priceOf(testClassRow({ price: '480', currency: 'EUR' }))).toBe('480 EUR');
  expect(priceOf(testClassRow({ price: '1450.50', currency: 'USD' }))).toBe('1,450.50 USD');
});

test('price in another language: with the signs of that language', () => {
  expect(priceOf(testClassRow({ price: '1450.50', currency: 'EUR' }), 'de')).toBe('1.450,50 EUR');
});

test('old price: only when it is greater, as a number', () => {
  expect(oldPriceOf(testClassRow({ price: '480', oldPrice: '520' }))).toBe('520 EUR');
  expect(oldPriceOf(testClassRow({ price: '480', oldPrice: '1000' }))).toBe('1,000 EUR');
  expect(oldPriceOf(testClassRow({ price: '480', oldPrice: '480' }))).toBe('');
  expect(oldPriceOf(testClassRow({ price: '480', oldPrice: '90' }))).toBe('');
  expect(oldPriceOf(testClassRow({ price: '480', oldPrice: '' }))).toBe('');
});

test('pattern: without the time of day', () => {
  expect(patternOf({ pattern: '10 x 3 h, Mon+Wed 18:30' })).toBe('10 × 3 h, Mon + Wed');
  expect(patternOf({ pattern: '5 x 2 h, daily 09:00' })).toBe('5 × 2 h, daily');
  expect(patternOf({ pattern: '5 x 2 h, every 2 weeks Mon 18:30' })).toBe('5 × 2 h, every 2 weeks Mon');
  expect(patternOf({})).toBe('');
});

test('Language: by id, else by name, else none', () => {
  expect(languageOf({ fkDpLangId: '1111117', langName: '' })?.name).toBe('Form');
  expect(languageOf({ langName: 'Data Flow' })?.key).toBe('flow');
  expect(languageOf({ fkDpLangId: '9', langName: 'Klingon' })).toBeUndefined();
});

test('course: named after its Language, anything else as it is', () => {
  expect(courseName({ langName: 'Form' })).toBe('Language of Form');
  expect(courseName({ langName: 'Language of Chess' })).toBe('Language of Chess');
});
