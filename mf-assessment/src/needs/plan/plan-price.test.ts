import { testClassRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { planPrice } from './plan-price.ts';

const testPrice = (price: string, currency = 'EUR') => testClassRow({ price, currency });

test('price of a plan: the sum of its classes, for one and for seven', () => {
  const rows = [testPrice('480'), testPrice('960')];

  expect(planPrice(rows, 1)).toBe('1,440 EUR');
  expect(planPrice(rows, 7)).toBe('10,080 EUR');
});

test('price of a plan in two currencies: two sums', () => {
  expect(planPrice([testPrice('480'), testPrice('520.50', 'USD')], 1)).toBe('480 EUR + 520.50 USD');
});

test('price of a plan, currencies with other decimals: as many as its classes have', () => {
  expect(planPrice([testPrice('48000', 'JPY')], 2)).toBe('96,000 JPY');
  expect(planPrice([testPrice('120.500', 'KWD'), testPrice('80', 'KWD')], 3)).toBe('601.500 KWD');
});

test('price of a plan without classes, or with a price that is no number: what there is', () => {
  expect(planPrice([], 1)).toBe('');
  expect(planPrice([testPrice('on request'), testPrice('480')], 1)).toBe('480 EUR');
});
