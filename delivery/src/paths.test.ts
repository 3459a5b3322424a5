import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceNames } from './build/sources.ts';
import { workspaceOf } from './paths.ts';

test.each(sourceNames())('%s: built from a workspace with a build preset', (name) => {
  expect(existsSync(join(workspaceOf(name), 'rspack.config.ts'))).toBe(true);
});
