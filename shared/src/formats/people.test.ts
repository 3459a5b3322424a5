import { expect, test } from 'vitest';
import { asPeople, seatShares } from './people.ts';

test.each([
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['21', 20],
  ['2.9', 2],
  ['seven', 1],
  [null, 1],
])('people of an address, %s: %i', (text, people) => {
  expect(asPeople(text)).toBe(people);
});

test.each([
  [[3, 8], 7, [3, 4]],
  [[0, 2, undefined, 9], 7, [2, 5]],
  [[9], 7, [7]],
  [[1, 2], 7, [1, 2]],
])('seats of %j for %i people: the first classes first', (seats, people, shares) => {
  const rows = seats.map((seatsLeft) => ({ seatsLeft }));

  expect(seatShares(rows, people).map((share) => share.seats)).toEqual(shares);
});
