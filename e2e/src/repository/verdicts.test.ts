import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const document = readFileSync(join(root, 'docs/partners-verdicts.md'), 'utf8');
const rows = [...document.matchAll(/\| `([\w./-]+\.(?:test|spec)\.tsx?)`: (.+) \|$/gm)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

test('verdicts for partners: every test that they name is there', () => {
  const missing = rows.filter(
    ([file, title]) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
  );

  expect(rows.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
