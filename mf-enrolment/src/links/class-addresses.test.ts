import { expect, test } from 'vitest';
import { classListRequest, classListSearch, parseClassListQuery } from './class-addresses.ts';
import { everything } from './everything.ts';

const place = (query: string) => parseClassListQuery(new URLSearchParams(query));

test('address without query: all Languages, page 1', () => {
  expect(place('')).toEqual({ languageId: '', page: 1 });
});

test('address with a Language and offset 30: page 4 of that Language', () => {
  expect(place('fkDpLangId=1111117&limit=30&endLimit=40')).toEqual({ languageId: '1111117', page: 4 });
});

test('address with a wrong endLimit: corrected, not obeyed', () => {
  expect(classListRequest(place('limit=10&endLimit=500'))).toMatchObject({ startLimit: 10, limit: 10 });
  expect(classListSearch(place('limit=10&endLimit=500'))).toBe('?limit=10&endLimit=20');
});

test('query of a list: its address has offset and end, the Language only when there is one', () => {
  expect(classListSearch({ languageId: '', page: 1 })).toBe('?limit=0&endLimit=10');
  expect(classListSearch({ languageId: '1111117', page: 2 })).toBe('?fkDpLangId=1111117&limit=10&endLimit=20');
});

test('address with a filter: read and written; fields without a value are left out', () => {
  const query = place('mode=Classroom&month=Dec+2026&limit=10&endLimit=20');

  expect(query.narrowing).toEqual({ ...everything, mode: 'Classroom', month: 'Dec 2026' });
  expect(classListSearch(query)).toBe('?mode=Classroom&month=Dec+2026&limit=10&endLimit=20');
});

test.each([
  ['7', '7'],
  ['1', ''],
  ['seven', ''],
  ['400', '20'],
])('people in the address, %s: narrows for %s', (people, expected) => {
  expect(place(`people=${people}`).narrowing?.people ?? '').toBe(expected);
});

test('query of a list: its call has offset, ten rows, no class id, the Language', () => {
  expect(JSON.stringify(classListRequest({ languageId: '1111117', page: 4 }))).toBe(
    '{"startLimit":30,"limit":10,"fkClassId":"","fkDpLangId":"1111117"}',
  );
});

test('query of a list of three rows: its call asks for three from there', () => {
  expect(classListRequest({ languageId: '', page: 3 }, 3)).toMatchObject({ startLimit: 6, limit: 3 });
});
