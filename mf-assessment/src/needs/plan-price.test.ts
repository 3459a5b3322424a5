import { testClassRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { planPrice } from './plan-price.ts';

const testDate = (price: string, currency: string) => ({ next: testClassRow({ price, currency }) });

test('price of a plan: the sum of its classes, for one and for five', () => {
  const dates = [testDate('480', 'EUR'), testDate('960', 'EUR')];

  expect(planPrice(dates, 1)).toBe('1,440 EUR');
  expect(planPrice(dates, 5)).toBe('7,200 EUR');
});

test('price of a plan in two currencies: two sums', () => {
  expect(planPrice([testDate('480', 'EUR'), testDate('520.50', 'USD')], 1)).toBe('480 EUR + 520.5 USD');
});

test('price of a plan without classes, or with a price that is no number: what there is', () => {
  expect(planPrice([{ next: undefined }], 1)).toBe('');
  expect(planPrice([testDate('on request', 'EUR'), testDate('480', 'EUR')], 1)).toBe('480 EUR');
});
