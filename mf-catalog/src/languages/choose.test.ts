import { expect, test } from 'vitest';
import { chooseLanguages, openWish, toggleCompared } from './choose.ts';

const names = (wish: Partial<typeof openWish>) => chooseLanguages({ ...openWish, ...wish }).map(({ name }) => name);

test('open wish: all nine', () => {
  expect(names({})).toHaveLength(9);
});

test('role: its Languages in menu order, with Digital Product', () => {
  expect(names({ role: 'Revenue or cost role' })).toEqual([
    'Digital Product',
    'Financial Statement',
    'Money',
    'User Story',
    'Data Flow',
  ]);
});

test('length: every course falls into exactly one', () => {
  expect(names({ length: '10 hours' })).toEqual(['Form', 'User Story', 'Data Flow']);
  expect(names({ length: '12 to 14 hours' })).toEqual(['Financial Statement', 'Money', 'User Story Management']);
  expect(names({ length: '18 hours' })).toEqual(['Data', 'Data Oriented Programming']);
  expect(names({ length: '30 hours' })).toEqual(['Digital Product']);
});

test('card type: its Language, and Digital Product with all eight', () => {
  expect(names({ cardType: 'API Cards' })).toEqual(['Digital Product', 'Data Oriented Programming']);
});

test('several questions: all must be answered', () => {
  expect(names({ role: 'Development team member', length: '10 hours' })).toEqual(['Form', 'User Story']);
  expect(names({ role: 'Revenue or cost role', length: '18 hours' })).toEqual([]);
});

test('comparison: takes three, a fourth changes nothing, a second click takes out', () => {
  const three = ['1111112', '1111117', '1111111'] as const;

  expect(toggleCompared(three.slice(0, 2), '1111111')).toEqual(three);
  expect(toggleCompared(three, '1111113')).toEqual(three);
  expect(toggleCompared(three, '1111117')).toEqual(['1111112', '1111111']);
});
