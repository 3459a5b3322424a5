import { expect, test } from 'vitest';
import { pageRequestOf, searchOfPage } from './paging.ts';

const request = (query: string) => pageRequestOf(new URLSearchParams(query));

test('page address without limit: page 1, ten rows from offset 0', () => {
  expect(request('')).toEqual({ page: 1, startLimit: 0, limit: 10 });
});

test('page address of page 2: ten rows from offset 10, whatever its endLimit', () => {
  expect(request('limit=10&endLimit=20')).toEqual({ page: 2, startLimit: 10, limit: 10 });
  expect(request('limit=10&endLimit=500')).toEqual({ page: 2, startLimit: 10, limit: 10 });
});

test('page address with an offset inside a page: that page, from its first row', () => {
  expect(request('limit=29')).toEqual({ page: 3, startLimit: 20, limit: 10 });
});

test('page address of page 3: address', () => {
  expect(searchOfPage(3, new URLSearchParams())).toBe('?limit=20&endLimit=30');
});

test('page address, page 2 of one expert: the other parameters stay', () => {
  const search = new URLSearchParams('fkProfileId=900011&limit=0&endLimit=10');

  expect(searchOfPage(2, search)).toBe('?limit=10&endLimit=20&fkProfileId=900011');
});
