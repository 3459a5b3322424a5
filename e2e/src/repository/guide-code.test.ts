import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const runElsewhere: Readonly<Record<string, string>> = {
  'WordPress, html 1': 'e2e/src/hosts/host-server.ts',
  'What your server learns,  1': 'api/src/resources/key/event-sender.test.ts',
  'What your server learns, js 1': 'api/src/resources/key/signature.test.ts',
  'Versions, sh 1': 'delivery/src/extras/partners/verify-published.test.ts',
  'Size, sh 1': 'e2e/tests/embed/failures.spec.ts',
};

test('code in the guide for partners: a test takes each block by section, language and place', () => {
  const taken = execFileSync('git', ['ls-files', 'e2e/tests/embed'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => takenBlocks(read(file)));
  const blocks = codeBlocks(read('docs/partners.md'));

  expect(blocks.length).toBeGreaterThan(20);
  expect(blocks.filter((block) => !taken.includes(block) && !runElsewhere[block])).toEqual([]);
  expect([...taken, ...Object.keys(runElsewhere)].filter((block) => !blocks.includes(block))).toEqual([]);
});

test('links in the guide beside or inside of an element with a key: they have the key', () => {
  const guide = read('docs/partners.md');
  const withKey = [...guide.matchAll(/```html\n(.*?)```/gs)]
    .map(([, code = '']) => code)
    .filter((code) => /pk_acme/.test(code));
  const links = withKey.flatMap((code) => code.match(/<a href="https:[^"]*"/g) ?? []);

  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !/[?&]partner=pk_acme\b/.test(link))).toEqual([]);
});

test('second example of a section in the same language: a test that takes the first does not take it', () => {
  const guide = ['# Test', '```html', 'one', '```', '```js', '```', '```html', 'two', '```'].join('\n');

  expect(codeBlocks(guide)).toEqual(['Test, html 1', 'Test, js 1', 'Test, html 2']);
  expect(takenBlocks("const [first = ''] = snippetsOf('Test', 'html');")).toEqual(['Test, html 1']);
  expect(takenBlocks("const [, second = ''] = snippetsOf('Test', 'html');")).toEqual(['Test, html 2']);
});

/** By the names that a test gives to the blocks of a section. */
const takenBlocks = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]*)\] = snippetsOf\('([^']+)', '(\w*)'\)/g)].flatMap(([, names = '', section, language]) =>
    names.split(',').flatMap((name, index) => (name.trim() ? [`${section}, ${language} ${index + 1}`] : [])),
  );

function codeBlocks(guide: string): string[] {
  const found: string[] = [];
  let section = '';
  let isCode = false;
  for (const line of guide.split('\n')) {
    if (!isCode && line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (!line.startsWith('```')) continue;
    const kind = `${section}, ${line.slice(3)}`;
    if (!isCode) found.push(`${kind} ${found.filter((block) => block.startsWith(`${kind} `)).length + 1}`);
    isCode = !isCode;
  }
  return found;
}
