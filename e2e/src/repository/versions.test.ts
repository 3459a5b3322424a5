import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const versionOf = (file: string): string => JSON.parse(read(file)).version;
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^(?:api\/postgres|bench\/lighthouse|e2e\/(?:engines|frameworks|hosts))\//.test(file));

test('version: the same in every workspace, and described in the changes', () => {
  const version = versionOf('package.json');

  expect(manifests.length).toBeGreaterThan(5);
  expect(manifests.filter((file) => versionOf(file) !== version)).toEqual([]);
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
});
