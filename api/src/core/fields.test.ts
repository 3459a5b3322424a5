import { expect, test } from 'vitest';
import { line } from './field-kinds.ts';
import { dataOf } from './fields.ts';

test('fields of a row: each column is read once', () => {
  const reads: string[] = [];
  const row = Object.defineProperties(
    {},
    Object.fromEntries(
      ['name', 'place'].map((name) => [name, { enumerable: true, get: () => reads.push(name) && `Test ${name}` }]),
    ),
  );
  expect(dataOf({ name: line('Name'), place: line('Place') }, row)).toEqual({ name: 'Test name', place: 'Test place' });
  expect(reads).toEqual(['name', 'place']);
});
