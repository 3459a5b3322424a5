import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaner } from './lean-modules.ts';

test.each(Object.entries(leaner))('%s: the leaner build is there', (_, path) => {
  expect(existsSync(path)).toBe(true);
});
