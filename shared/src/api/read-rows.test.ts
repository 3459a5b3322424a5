import { expect, test, vi } from 'vitest';
import { testClassRow, testFaqRow, testProfileRow } from '../test/rows.ts';
import { readRows } from './read-rows.ts';
import { classFields, faqFields, profileFields } from './rows.ts';

const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();
const odd = (value: unknown) => value as never;

test('rows of the contract: as they are, nothing reported', () => {
  const report = ignoreReports();
  const rows = [testClassRow(), testClassRow({ oldPrice: '', start: undefined as never })];

  expect(readRows('test', classFields, rows)).toEqual(rows);
  expect(report).not.toHaveBeenCalled();
});

test('what is no row: left out', () => {
  ignoreReports();
  const row = testFaqRow();

  expect(readRows('test', faqFields, [null, row, 'test', [], 7])).toEqual([row]);
});

test.each([
  ['number for a text', 'id', 500001, '500001'],
  ['null for a text', 'className', null, ''],
  ['object for a text', 'classDescription', {}, ''],
  ['text for a number', 'rating', '4.5', 4.5],
  ['null for a number', 'rating', null, 0],
  ['null for a number that may be missing', 'seatsLeft', null, undefined],
  ['empty text for a number that may be missing', 'seatsLeft', '', undefined],
  ['unreadable moment', 'start', 'never', undefined],
  ['number for a text that may be missing', 'trainerId', 700001, '700001'],
  ['list for a text that may be missing', 'timeZone', ['Europe/Istanbul'], undefined],
])('%s: read as the contract says', (_, field, value, expected) => {
  ignoreReports();

  const [row] = readRows('test', classFields, [testClassRow({ [field]: odd(value) })]);

  expect(row?.[field as 'id']).toEqual(expected);
});

test('list with something else than texts: as if it were missing', () => {
  ignoreReports();

  const [row] = readRows('test', profileFields, [testProfileRow({ languages: odd(['Form', null]) })]);

  expect(row).not.toHaveProperty('languages');
});

test('many rows of the wrong type: one entry with the call and the fields', () => {
  const report = ignoreReports();
  const row = testFaqRow({ question: odd(null), group: odd(7) });

  readRows('calle/GetFaqList', faqFields, [row, row, null]);

  expect(report).toHaveBeenCalledExactlyOnceWith(
    'calle/GetFaqList: of another type than the contract says: question, group, row',
  );
});

test('field that the contract does not know: stays', () => {
  const row = { ...testFaqRow(), later: 'test' };

  expect(readRows('test', faqFields, [row])).toEqual([row]);
});
