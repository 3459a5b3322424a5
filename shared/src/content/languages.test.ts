import { expect, test } from 'vitest';
import { languageById, languageByName, languages, roles } from './languages.ts';

test('nine Languages in the order of the menu', () => {
  expect(languages.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1111118 Digital Product',
    '1111217 Financial Statement',
    '1111112 Money',
    '1111117 Form',
    '1111111 User Story',
    '1111116 Data Flow',
    '1111115 User Story Management',
    '1111113 Data',
    '1111114 Data Oriented Programming',
  ]);
});

test('catalogue numbers: L1 to L9 in the same order', () => {
  expect(languages.map(({ code }) => code)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9']);
});

test('known id: finds its Language', () => {
  expect(languageById('1111117')?.name).toBe('Form');
});

test('known name: finds its Language', () => {
  expect(languageByName('Data Flow')?.id).toBe('1111116');
});

test.each(['', '1111119', 'toString', ' 1111117'])('id "%s": finds nothing', (id) => {
  expect(languageById(id)).toBeUndefined();
});

test.each(['', 'form', 'Data  Flow', 'constructor'])('name "%s": finds nothing', (name) => {
  expect(languageByName(name)).toBeUndefined();
});

test('roles: five, and the rates of each add up to 100', () => {
  expect(roles.map(({ name }) => name)).toEqual([
    'revenue-cost',
    'analyst-data-flow',
    'product-owner',
    'product-manager',
    'development-team',
  ]);
  expect(roles.map(({ rates }) => Object.values(rates).reduce((sum, rate) => sum + rate, 0))).toEqual(
    roles.map(() => 100),
  );
});
