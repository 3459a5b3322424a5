import { expect, test } from 'vitest';
import { isExact, lastPageOf, pageRequestOf, searchOfPage } from './paging.ts';

const request = (query: string) => pageRequestOf(new URLSearchParams(query));
const exact = (query: string) => isExact(new URLSearchParams(query));

test('no limit: page 1, ten rows from offset 0', () => {
  expect(request('')).toEqual({ page: 1, startLimit: 0, limit: 10 });
});

test('limit 10: page 2, ten rows from offset 10', () => {
  expect(request('limit=10&endLimit=20')).toEqual({ page: 2, startLimit: 10, limit: 10 });
});

test('limit 29: page 3, from its first row', () => {
  expect(request('limit=29')).toEqual({ page: 3, startLimit: 20, limit: 10 });
});

test('limit below 0: page 1', () => {
  expect(request('limit=-20').page).toBe(1);
});

test('limit is no number: page 1', () => {
  expect(request('limit=ten').page).toBe(1);
  expect(request('limit=10abc').page).toBe(1);
  expect(request('limit=').page).toBe(1);
  expect(request('limit=Infinity').page).toBe(1);
});

test('limit beyond what a call may ask for: the highest offset', () => {
  expect(request('limit=99999999999999').startLimit).toBe(999_999_990);
});

test('wrong endLimit: not obeyed', () => {
  expect(request('limit=10&endLimit=500')).toEqual({ page: 2, startLimit: 10, limit: 10 });
});

test('page 3: its address', () => {
  expect(searchOfPage(3, new URLSearchParams())).toBe('?limit=20&endLimit=30');
});

test('page 2 of one expert: the other parameters stay', () => {
  const search = new URLSearchParams('fkProfileId=900011&limit=0&endLimit=10');

  expect(searchOfPage(2, search)).toBe('?limit=10&endLimit=20&fkProfileId=900011');
});

test('address without paging: nothing to correct', () => {
  expect(exact('')).toBe(true);
  expect(exact('fkProfileId=900011')).toBe(true);
});

test('address of a page: nothing to correct', () => {
  expect(exact('limit=20&endLimit=30')).toBe(true);
});

test('wrong, missing or repeated values: to be corrected', () => {
  expect(exact('limit=20&endLimit=40')).toBe(false);
  expect(exact('limit=20')).toBe(false);
  expect(exact('endLimit=20')).toBe(false);
  expect(exact('limit=25&endLimit=35')).toBe(false);
  expect(exact('limit=020&endLimit=30')).toBe(false);
  expect(exact('limit=20&limit=30&endLimit=30')).toBe(false);
});

test('last page: of 0, 1, 10, 11, 46 and 100,000 rows', () => {
  expect([0, 1, 10, 11, 46, 100_000].map(lastPageOf)).toEqual([1, 1, 1, 2, 5, 10_000]);
});
