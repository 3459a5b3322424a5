import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

function rowsIn(file: string): string[][] {
  let isPromise = false;
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = cellsOf(line);
      if (!line.startsWith('|')) isPromise = false;
      else if (cells.at(-2) === 'test') isPromise = true;
      else if (isPromise && !/^\|[-|: ]+$/.test(line)) return [cells];
      return [];
    });
}

const isThere = (name: string) => globSync([join(root, name), join(root, 'api/src', name)]).length > 0;

test.each([
  ['docs/security.md', 100],
  ['docs/operations.md', 30],
])('%s: every test that a row names is there, and a row without one says why', (file, atLeast) => {
  const cells = rowsIn(file).map((row) => row.at(-2) ?? '');
  const tests = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name),
  );

  expect(tests.length).toBeGreaterThan(atLeast);
  expect(tests.filter((name) => !isThere(name))).toEqual([]);
  expect(cells.filter((cell) => !/\w/.test(cell))).toEqual([]);
});

test('docs/security.md: no requirement is in two tables', () => {
  const numbers = rowsIn('docs/security.md').flatMap(
    ([, cell = '']) => cell.match(/^\d+\.\d+\.\d+|(?<=, )\d+\.\d+\.\d+/g) ?? [],
  );
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);

  expect(numbers.length).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
