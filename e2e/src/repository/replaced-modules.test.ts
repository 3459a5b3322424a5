import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const files = globSync('{api,bench,delivery,e2e,shared/build}/**/*.test.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** Their modules are those of the next file of the same worker. */
test('tests on Node that replace a module: load the modules anew when they end', () => {
  const replacing = files.filter(([, text]) => /^\s*vi\.(do)?mock\(/imu.test(text));

  expect(replacing.length).toBeGreaterThan(0);
  const kept = replacing.filter(
    ([, text]) => !/after(All|Each)\(\(\) => (vi\.resetModules\(\)|\{[^}]*vi\.resetModules\(\))/u.test(text),
  );
  expect(kept.map(([file]) => file)).toEqual([]);
});
