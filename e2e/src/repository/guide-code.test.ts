import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const runElsewhere: Readonly<Record<string, string>> = {
  'WordPress, html': 'e2e/src/hosts/host-server.ts',
  'What your server learns, ': 'api/src/resources/key/event-sender.test.ts',
  'What your server learns, js': 'api/src/resources/key/signature.test.ts',
  'Versions, sh': 'delivery/src/extras/partners/verify-published.test.ts',
  'Size, sh': 'e2e/tests/embed/failures.spec.ts',
};

test('code in the guide for partners: a test takes each block by section and language', () => {
  const taken = execFileSync('git', ['ls-files', 'e2e/tests/embed'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => [...read(file).matchAll(/\bsnippetsOf\('([^']+)', '(\w*)'\)/g)])
    .map(([, section, language]) => `${section}, ${language}`);
  const blocks = codeBlocks(read('docs/partners.md'));

  expect(blocks.length).toBeGreaterThan(20);
  expect([...new Set(blocks)].filter((block) => !taken.includes(block) && !runElsewhere[block])).toEqual([]);
  expect([...taken, ...Object.keys(runElsewhere)].filter((block) => !blocks.includes(block))).toEqual([]);
});

function codeBlocks(guide: string): string[] {
  const found: string[] = [];
  let section = '';
  let isCode = false;
  for (const line of guide.split('\n')) {
    if (!isCode && line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (!line.startsWith('```')) continue;
    if (!isCode) found.push(`${section}, ${line.slice(3)}`);
    isCode = !isCode;
  }
  return found;
}
