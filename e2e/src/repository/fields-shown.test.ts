import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const rows = 'shared/src/api/rows.ts';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('fields of rows that public calls answer: a view, or what views share, reads each', () => {
  const fields = [...read(rows).matchAll(/^export const \w+Fields: FieldKinds<\w+> = \{(.*?)\};/gms)].flatMap(
    ([, body = '']) => [...body.matchAll(/(\w+): '/g)].map(([, name = '']) => name),
  );
  const views = execFileSync('git', ['ls-files', 'mf-*/src/*', 'shell/src', 'shared/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test(ing)?[-/]/.test(file) && file !== rows);
  const words = new Set(views.flatMap((file) => read(file).match(/\w+/g) ?? []));

  expect(fields).toEqual(expect.arrayContaining(['sessionVenues', 'group']));
  expect(fields.filter((name) => !words.has(name))).toEqual([]);
});
