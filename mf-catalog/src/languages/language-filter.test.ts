import { expect, test } from 'vitest';
import { emptyFilter, filterLanguages, toggleCompared } from './language-filter.ts';

const names = (filter: Partial<typeof emptyFilter>) =>
  filterLanguages({ ...emptyFilter, ...filter }).map(({ name }) => name);

test('empty filter: all nine Languages', () => {
  expect(names({})).toHaveLength(9);
});

test('filter by role: its Languages in menu order, with Digital Product', () => {
  expect(names({ role: 'Revenue or cost role' })).toEqual([
    'Digital Product',
    'Financial Statement',
    'Money',
    'User Story',
    'Data Flow',
  ]);
});

test('filter by length: every course has exactly one', () => {
  expect(names({ length: '10 hours' })).toEqual(['Form', 'User Story', 'Data Flow']);
  expect(names({ length: '12 to 14 hours' })).toEqual(['Financial Statement', 'Money', 'User Story Management']);
  expect(names({ length: '18 hours' })).toEqual(['Data', 'Data Oriented Programming']);
  expect(names({ length: '30 hours' })).toEqual(['Digital Product']);
});

test('filter by card type: its Language, and Digital Product with all eight', () => {
  expect(names({ cardType: 'API Cards' })).toEqual(['Digital Product', 'Data Oriented Programming']);
});

test('filter with several parts: all must match', () => {
  expect(names({ role: 'Development team member', length: '10 hours' })).toEqual(['Form', 'User Story']);
  expect(names({ role: 'Revenue or cost role', length: '18 hours' })).toEqual([]);
});

test('comparison of three: a fourth changes nothing, a second click removes', () => {
  const three = ['1111112', '1111117', '1111111'] as const;

  expect(toggleCompared(three.slice(0, 2), '1111111')).toEqual(three);
  expect(toggleCompared(three, '1111113')).toEqual(three);
  expect(toggleCompared(three, '1111117')).toEqual(['1111112', '1111111']);
});
