import { expect, test } from 'vitest';
import { isExact, lastPageOf, placeOf, queryOf, requestOf } from './class-place.ts';

const place = (query: string) => placeOf(new URLSearchParams(query));
const exact = (query: string) => isExact(new URLSearchParams(query));

test('no query: all Languages, page 1', () => {
  expect(place('')).toEqual({ languageId: '', page: 1 });
});

test('Language and offset 30: page 4 of that Language', () => {
  expect(place('fkDpLangId=1111117&limit=30&endLimit=40')).toEqual({ languageId: '1111117', page: 4 });
});

test('offset inside a page: that page', () => {
  expect(place('limit=9').page).toBe(1);
  expect(place('limit=19').page).toBe(2);
});

test('below 0, empty, no number, not finite: page 1', () => {
  expect(place('limit=-20').page).toBe(1);
  expect(place('limit=').page).toBe(1);
  expect(place('limit=ten').page).toBe(1);
  expect(place('limit=Infinity').page).toBe(1);
});

test('beyond what a call may ask for: the highest offset', () => {
  expect(requestOf(place('limit=99999999999999')).startLimit).toBe(999_999_990);
});

test('wrong endLimit: corrected, not obeyed', () => {
  expect(requestOf(place('limit=10&endLimit=500'))).toMatchObject({ startLimit: 10, limit: 10 });
  expect(queryOf(place('limit=10&endLimit=500'))).toBe('?limit=10&endLimit=20');
  expect(exact('limit=10&endLimit=500')).toBe(false);
});

test('address of a place: offset and end, the Language only when there is one', () => {
  expect(queryOf({ languageId: '', page: 1 })).toBe('?limit=0&endLimit=10');
  expect(queryOf({ languageId: '1111117', page: 2 })).toBe('?fkDpLangId=1111117&limit=10&endLimit=20');
});

test('call of a place: offset, ten rows, no class id, the Language', () => {
  expect(JSON.stringify(requestOf({ languageId: '1111117', page: 4 }))).toBe(
    '{"startLimit":30,"limit":10,"fkClassId":"","fkDpLangId":"1111117"}',
  );
});

test('address without paging, or with the right one: exact', () => {
  expect(exact('')).toBe(true);
  expect(exact('fkDpLangId=1111117')).toBe(true);
  expect(exact('limit=30&endLimit=40')).toBe(true);
});

test('address with half a paging, a doubled one or an offset inside a page: not exact', () => {
  expect(exact('limit=30')).toBe(false);
  expect(exact('endLimit=40')).toBe(false);
  expect(exact('limit=5&endLimit=15')).toBe(false);
  expect(exact('limit=10&limit=20&endLimit=20')).toBe(false);
});

test('last page: of 0, 1, 10, 11 and 34 classes', () => {
  expect([0, 1, 10, 11, 34].map((total) => lastPageOf(total))).toEqual([1, 1, 1, 2, 4]);
});
