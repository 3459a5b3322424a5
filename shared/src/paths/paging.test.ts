import { expect, test } from 'vitest';
import { addressRule, isExact, lastPageOf, offsetOf, pageOf, pagingOf, startOffset } from './index.ts';

const page = (query: string) => pageOf(new URLSearchParams(query));
const exact = (query: string) => isExact(new URLSearchParams(query));

test.each([
  ['', 1],
  ['limit=0&endLimit=10', 1],
  ['limit=10&endLimit=20', 2],
  ['limit=9', 1],
  ['limit=29', 3],
  ['limit=10&endLimit=500', 2],
])('address with "%s": page %i', (query, expected) => {
  expect(page(query)).toBe(expected);
});

test.each(['limit=-20', 'limit=ten', 'limit=10abc', 'limit=', 'limit=Infinity'])(
  'address with "%s", which is no offset: page 1',
  (query) => {
    expect(page(query)).toBe(1);
  },
);

test('address beyond the highest offset of a call: the page of the highest offset', () => {
  expect(offsetOf(page('limit=99999999999999'))).toBe(999_999_990);
});

test('page 3: its address', () => {
  expect(pagingOf(3)).toEqual({ limit: '20', endLimit: '30' });
});

test.each(['', 'fkProfileId=900011', 'limit=20&endLimit=30', 'fkDpLangId=1111117&limit=0&endLimit=10'])(
  'address with "%s": exact',
  (query) => {
    expect(exact(query)).toBe(true);
  },
);

test.each([
  'limit=20&endLimit=40',
  'limit=20',
  'endLimit=20',
  'limit=25&endLimit=35',
  'limit=020&endLimit=30',
  'limit=20&limit=30&endLimit=30',
])('address with "%s": not exact', (query) => {
  expect(exact(query)).toBe(false);
});

test('offset of a page: of ten rows, or of another number', () => {
  expect([offsetOf(1), offsetOf(4), offsetOf(4, 3)]).toEqual([0, 30, 9]);
});

test('last page: of 0, 1, 10, 11, 46 and 100,000 rows, and of 7 rows in threes', () => {
  expect([0, 1, 10, 11, 46, 100_000].map((total) => lastPageOf(total))).toEqual([1, 1, 1, 2, 5, 10_000]);
  expect(lastPageOf(7, 3)).toBe(3);
});

test('text of startOffset: works alone, as in the inline script of a document', () => {
  const alone: typeof startOffset = new Function(`return (${startOffset})`)();

  expect(alone('25', addressRule)).toBe(20);
});
