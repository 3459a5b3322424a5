import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsOfChanges, changesIn } from './scope.ts';

test('branch with a commit and files that are not committed: all of them have changed since it left main', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'changes-'));
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder.path, encoding: 'utf8' });
  const commit = (name: string) => {
    writeFileSync(join(folder.path, name), 'test');
    git('add', name);
    git('commit', '--message', 'test');
  };
  git('init', '--initial-branch', 'main');
  commit('before');
  const since = git('rev-parse', 'HEAD').trim();
  git('checkout', '--quiet', '-b', 'test');
  commit('committed');
  writeFileSync(join(folder.path, 'before'), 'changed');
  writeFileSync(join(folder.path, 'added'), 'test');

  expect(changesIn(folder.path)).toEqual({ since, files: ['before', 'committed', 'added'] });
});

test.each([
  [['mf-catalog/src/area.ts'], 'catalog/faq.spec.ts faq: test', true],
  [['mf-catalog/src/area.ts'], 'pages/every-page.spec.ts /faq: test @catalog', true],
  [['mf-catalog/src/area.ts'], 'shell/home.spec.ts home: test', false],
  [['e2e/tests/shell/home.spec.ts'], 'shell/home.spec.ts home: test', true],
  [['e2e/tests/shell/home.spec.ts'], 'shell/search.spec.ts search: test', false],
  [['e2e/hosts/plain/index.html'], 'embed/box.spec.ts box: test', true],
  [['e2e/src/test.ts'], 'shell/home.spec.ts home: test', true],
])('change of %j: the test "%s" runs: %s', (files, title, runs) => {
  expect(new RegExp(browserTestsOfChanges(files) ?? 'none').test(title)).toBe(runs);
});

test('change of a document: no browser test runs', () => {
  expect(browserTestsOfChanges(['docs/teams.md'])).toBeUndefined();
});
