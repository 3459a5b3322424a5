import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

/** A row whose last column names a test: `file`: title. */
const row = /\| `([\w./-]+\.(?:test|spec)\.tsx?)`: (.+) \|$/gm;

test.each([
  ['docs/partners-verdicts.md', 50],
  ['docs/delivery-verdicts.md', 130],
])('verdicts of %s: every test that they name is there', (document, least) => {
  const rows = [...readFileSync(join(root, document), 'utf8').matchAll(row)].map(
    ([, file = '', title = '']) => [file, title] as const,
  );
  const missing = rows.filter(
    ([file, title]) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
  );

  expect(rows.length).toBeGreaterThan(least);
  expect(missing).toEqual([]);
});
