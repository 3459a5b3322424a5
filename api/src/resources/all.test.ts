import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from './all.ts';

test('every resource: tried through every door by a test in a folder of its own', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = folders.map(({ name }) => readFileSync(join(import.meta.dirname, name, 'every-door.test.ts'), 'utf8'));
  const tried = texts.flatMap((text) => text.match(/\btryEveryDoor\(/g) ?? []);

  expect(tried).toHaveLength(resources.length);
});
