import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, patternOf } from '@agile-languages/shared/paths';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const testId = 'test-id';
const addresses = Object.values(paths).map((address) => (typeof address === 'string' ? address : address(testId)));
const patterns = files
  .filter((file) => /^mf-[\w-]+\/area\.json$/.test(file))
  .flatMap((file) => Object.keys(JSON.parse(read(file)).routes));

test('addresses in shared/paths: each is the home page or has a route of an area', () => {
  const unknown = addresses.filter((address) => !patternOf(['/', ...patterns], address.replace(/[?#].*/, '')));

  expect(patterns).toContain('/class/:id');
  expect(unknown).toEqual([]);
});

test('program with an address in quotation marks, behind an origin and in a comment: the first two are found', () => {
  expect(handWritten(`// See '/guide'.\n<Link to="/faq"> \`\${origin}/class/\${id}\``)).toHaveLength(2);
});

test('source of the shell, the areas and the API: writes none of these addresses by hand', () => {
  const written = files
    .filter((file) => /^(shell|api|mf-[\w-]+)\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$|\/area\.ts$/.test(file))
    .flatMap((file) => handWritten(read(file)).map((address) => `${file}: ${address}`));

  expect(written).toEqual([]);
});

function handWritten(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
  return addresses
    .filter((address) => address !== '/')
    .flatMap((address) => {
      const [start = '', rest] = address.split(testId);
      const end = rest === undefined ? String.raw`(?=["'\x60?#$])` : String.raw`\$\{[^}]*\}(?!\.)`;
      return code.match(new RegExp(String.raw`(?<=["'\x60]|rigin\})${escaped(start)}${end}`, 'g')) ?? [];
    });
}

const escaped = (text: string) => text.replaceAll(/[/#?.]/g, String.raw`\$&`);
