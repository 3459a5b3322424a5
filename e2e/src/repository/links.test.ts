import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');
const documents = tracked('*.md');

/** One that begins with a slash leads to a page of the site. */
test('links in documents: lead to files that are there', () => {
  const lost = documents.flatMap((document) =>
    [...withoutCode(textOf(document)).matchAll(/\]\((?!https?:|[#/])([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${document}: ${target}`),
  );

  expect(documents).toContain('CONTRIBUTING.md');
  expect(lost).toEqual([]);
});

/** They name what was there then. */
const history = /^(CHANGELOG\.md|docs\/decisions\/\d)/;
const example = /^(mf-example|mf-catalog\/src\/books|books|x)[/.]/;

test('files that documents name: are there', () => {
  const files = tracked('*.ts', '*.tsx', '*.css').map((file) => `/${file}`);
  const lost = documents
    .filter((document) => !history.test(document))
    .flatMap((document) =>
      codeIn(textOf(document))
        .filter((name) => /^\w[\w@./-]*\.(ts|tsx|css)$/.test(name) && !example.test(name))
        .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${document}: ${name}`),
    );

  expect(lost).toEqual([]);
});

test('tables of folders in READMEs: name every folder of src', () => {
  const tables = documents.filter(
    (document) => /^[\w-]+\/README\.md$/.test(document) && /^\| folder/m.test(textOf(document)),
  );
  const missing = tables.flatMap((document) => {
    const names = new Set(codeIn(textOf(document)).flatMap((code) => code.split('/')));
    return readdirSync(join(root, dirname(document), 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'test' && !names.has(entry.name))
      .map(({ name }) => `${document}: ${name}`);
  });

  expect(tables).toContain('api/README.md');
  expect(missing).toEqual([]);
});

const codeIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]*)`/g)].map(([, code = '']) => code);

const withoutCode = (markdown: string) => markdown.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
