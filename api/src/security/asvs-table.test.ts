import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const isThere = (name: string) => globSync([join(root, name), join(root, 'api/src', name)]).length > 0;

test('docs/security.md: every test that a row names is there, and a row without one says why', () => {
  const cells = rows.map((row) => row.at(-2) ?? '');
  const tests = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name),
  );

  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((name) => !isThere(name))).toEqual([]);
  expect(cells.filter((cell) => !/\w/.test(cell))).toEqual([]);
});

test('docs/security.md: no requirement is in two tables', () => {
  const numbers = rows.map((row) => row[1] ?? '').flatMap((cell) => cell.match(/\d+\.\d+\.\d+/g) ?? []);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);

  expect(twice).toEqual([]);
});
