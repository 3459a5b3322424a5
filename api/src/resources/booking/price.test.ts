import { expect, test } from 'vitest';
import { priceInWords, taxOf } from './price.ts';

test.each([
  ['480', '', 'Included', '0', '480', '480 EUR'],
  ['480', '', 'Added', '0', '480', '480 EUR'],
  ['480', '20', 'Included', '80', '480', '480 EUR, 20% tax included'],
  ['480', '20', 'Added', '96', '576', '480 EUR plus 20% tax: 576 EUR'],
  ['99.99', '7.70', 'Added', '7.70', '107.69', '99.99 EUR plus 7.7% tax: 107.69 EUR'],
  ['119', '19', 'Included', '19', '119', '119 EUR, 19% tax included'],
  ['0.05', '10', 'Added', '0.01', '0.06', '0.05 EUR plus 10% tax: 0.06 EUR'],
  ['480', '0', 'Added', '0', '480', '480 EUR plus 0% tax: 480 EUR'],
])('tax of %s at %s percent, %s: %s, to be paid %s', (price, taxRate, taxMode, tax, due, words) => {
  expect(taxOf({ price, currency: 'EUR', taxRate, taxMode })).toEqual({ tax, due });
  expect(priceInWords({ price, currency: 'EUR', taxRate, taxMode, taxNote: '' })).toBe(words);
});

test('price in words: the note stands behind it', () => {
  const taxed = { price: '480', currency: 'EUR', taxRate: '', taxMode: 'Included', taxNote: 'No tax by §19 UStG' };
  expect(priceInWords(taxed)).toBe('480 EUR. No tax by §19 UStG');
});

test.each([
  ['48005', 'JPY', '10', 'Added', '4801', '52806'],
  ['48000', 'KRW', '10', 'Included', '4364', '48000'],
  ['100.125', 'KWD', '5', 'Added', '5.006', '105.131'],
])('tax of %s %s at %s percent, %s: %s, to be paid %s', (price, currency, taxRate, taxMode, tax, due) => {
  expect(taxOf({ price, currency, taxRate, taxMode })).toEqual({ tax, due });
});
