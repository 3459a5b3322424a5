import { expect, test } from 'vitest';
import { moneyText } from './money.ts';

test.each([
  ['480', 'EUR', '480 EUR'],
  ['1450', 'EUR', '1,450 EUR'],
  ['1450.50', 'USD', '1,450.50 USD'],
  ['1120.500', 'KWD', '1,120.500 KWD'],
  ['0', 'EUR', '0 EUR'],
  ['on request', 'EUR', 'on request EUR'],
])('amount %s %s: %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test('amount in other languages: their signs, the same decimals', () => {
  expect(moneyText('1450.50', 'EUR', 'de')).toBe('1.450,50 EUR');
  expect(moneyText('48000', 'JPY', 'de')).toBe('48.000 JPY');
  expect(moneyText('1450.50', 'EUR', 'fr')).toBe('1\u202f450,50 EUR');
});
