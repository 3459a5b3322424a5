import { english } from '@agile-languages/shared/formats';
import { expect, test } from 'vitest';
import { caseLabel, caseOf, cases, heaviestCaseOf } from './cases.ts';

test('cases: eight titles, of which 1, 3 and 5 are the same', () => {
  expect(cases.map((communicationCase) => caseLabel(communicationCase, english))).toEqual([
    'Case 1: Business Development - Internal',
    'Case 2: Data Flow Management - Internal',
    'Case 3: Business Development - Internal',
    'Case 4: Digital Product Development - Internal',
    'Case 5: Business Development - Internal',
    'Case 6: Business Development - Digital Product Management',
    'Case 7: Digital Product Development - Digital Product Management',
    'Case 8: Digital Product Development - Digital Product Development',
  ]);
});

test('weights: as published', () => {
  const weights = cases.map(({ languages }) => languages.map(({ language, weight }) => `${language.name} ${weight}`));

  expect(weights).toEqual([
    ['Money 100'],
    ['Money 30', 'Data Flow 20', 'User Story 30', 'Form 25'],
    [
      'Money 15',
      'Data Flow 10',
      'User Story 20',
      'Form 10',
      'User Story Management 20',
      'Data Oriented Programming 15',
    ],
    ['User Story Management 20', 'Data Flow 20', 'User Story 60'],
    ['Money 60', 'Data Flow 40'],
    ['Money 40', 'Data Flow 30', 'User Story 30'],
    ['User Story Management 40', 'User Story 40', 'Data Flow 20'],
    ['Money 20', 'User Story 60', 'Data Flow 20'],
  ]);
});

test('unknown number: no case', () => {
  expect(() => caseOf(9)).toThrow('There is no case 9.');
});

test.each([
  ['1111112', 1],
  ['1111117', 2],
  ['1111114', 3],
  ['1111111', 4],
  ['1111116', 5],
  ['1111115', 7],
  ['1111217', undefined],
])('case in which Language %s weighs most: %s', (id, number) => {
  expect(heaviestCaseOf(id)?.number).toBe(number);
});
