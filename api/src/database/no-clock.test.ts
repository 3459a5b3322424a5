import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const literal = /`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gs;
const clock =
  /\bnow\s*\(\s*\)|\bcurrent_(?:date|time|timestamp)\b|\blocaltime(?:stamp)?\b|\b(?:clock|statement|transaction)_timestamp\b|\b(?:datetime|date|time|strftime|julianday|unixepoch)\s*\((?:[^)]*'now'|\s*\))/i;

const asks = (text: string): string[] =>
  [...text.matchAll(literal)]
    .map(([found]) => found.replaceAll(/\$\{[^}]*\}/g, '?'))
    .filter((found) => clock.test(found));

test('queries and migrations: none asks the clock of the database, which another machine sets', () => {
  const files = globSync('**/*.ts', { cwd: source, exclude: ['testing/**', '**/*.test.ts'] });

  expect(files.filter((file) => file.startsWith('database/migrations/')).length).toBeGreaterThan(20);
  expect(files.flatMap((file) => asks(readFileSync(join(source, file), 'utf8')).map((found) => [file, found]))).toEqual(
    [],
  );
});

test.each([
  'sql`select now()`',
  'sql`select * from classes where starts_at > current_timestamp`',
  "sql.raw('delete from mails where at < CURRENT_DATE')",
  `"update mails set at = datetime('now')"`,
  "sql`select strftime('%s', 'now')`",
  'sql`select clock_timestamp() > ?`',
])('the search finds %s', (text) => {
  expect(asks(text)).toHaveLength(1);
});
