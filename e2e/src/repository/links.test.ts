import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('links in documents: lead to files that are there', () => {
  const lost = documents.flatMap((document) =>
    [...withoutCode(readFileSync(join(root, document), 'utf8')).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${document}: ${target}`),
  );

  expect(documents).toContain('CONTRIBUTING.md');
  expect(lost).toEqual([]);
});

const withoutCode = (markdown: string) => markdown.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
