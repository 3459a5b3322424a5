import { expect, test } from 'vitest';
import { estimate } from './figures.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [6, 1, 6],
  [9, 2, 8],
  [15, 4, 12],
  [20, 6, 15],
])('%i values: the interval of their median is from the %ith to the %ith', (count, low, high) => {
  expect(estimate(upTo(count).toReversed())).toMatchObject({ low, high });
});

test('five values: a median, no bounds', () => {
  expect(estimate(upTo(5))).toEqual({ median: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
});

test('values that are not numbers: left out', () => {
  expect(estimate([Number.NaN, ...upTo(6)])).toEqual({ median: 4, low: 1, high: 6 });
});

test('no values: no median', () => {
  expect(estimate([]).median).toBeNaN();
});
