import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const read = (file: string) => readFileSync(join(root, 'shared', file), 'utf8');
const entryPoints = Object.keys(JSON.parse(read('package.json')).exports).map((path) => path.slice(2));

test('entry points of shared: at most 21', () => {
  expect(entryPoints.length).toBeGreaterThan(10);
  expect(entryPoints.length).toBeLessThanOrEqual(21);
});

test('entry points of shared: each has a row in its README', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  expect(entryPoints.filter((path) => !rows.some((row) => row.includes(`shared/${path}\``)))).toEqual([]);
});
