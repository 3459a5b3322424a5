import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import cssLoader, { fingerprint } from './css-loader.ts';

const root = join(import.meta.dirname, '../../..');
const load = (path: string, css: string) =>
  cssLoader
    .call({ rootContext: '/area', resourcePath: `/area/${path}` }, css)
    .split('\n')
    .slice(1);

test('plain CSS: its text is added as it is', () => {
  expect(load('src/root.css', '.agile{color:red}')).toEqual(['addStyles(".agile{color:red}");', '']);
});

test('style sheet that texts are added to: a module of this repository', () => {
  const [line = ''] = cssLoader.call({ rootContext: '/area', resourcePath: '/area/src/root.css' }, '').split('\n');

  expect(existsSync(JSON.parse(/from (".*");/.exec(line)?.[1] ?? ''))).toBe(true);
});

test('CSS module: one name for a class in every selector and in the export', () => {
  const name = fingerprint('src/card.module.css');

  expect(load('src/card.module.css', '.card{gap:.5em}.card:hover .title,.title{margin:0}')).toEqual([
    `addStyles(".${name}0{gap:.5em}.${name}0:hover .${name}1,.${name}1{margin:0}");`,
    `export default {"card":"${name}0","title":"${name}1"};`,
    '',
  ]);
});

test('numbers, file names and texts in values: not taken for classes', () => {
  const css = '.a{inset:.5em;background:url(x.png);content:"a.b"}';

  expect(load('src/x.module.css', css)[0]).toContain('{inset:.5em;background:url(x.png);content:\\"a.b\\"}');
});

test('the same class name in two files: two names', () => {
  expect(load('src/a.module.css', '.title{margin:0}')).not.toEqual(load('src/b.module.css', '.title{margin:0}'));
});

test('CSS module with many classes: no two names are the same to a page without a doctype', () => {
  const css = Array.from({ length: 99 }, (_, index) => `.c${index}{margin:0}`).join('');
  const names: object = JSON.parse(/default (.*);/.exec(load('src/x.module.css', css).join('\n'))?.[1] ?? '');

  expect(new Set(Object.values(names).map((name) => name.toLowerCase())).size).toBe(99);
});

test('CSS modules of the project: no two of them have the same fingerprint', () => {
  const own = globSync('mf-*/src/**/*.module.css', { cwd: root }).map((path) => path.replace(/^mf-\w+[\\/]/, ''));
  const common = globSync('shared/src/**/*.module.css', { cwd: root }).map((path) => join('..', path));
  const paths = [...new Set([...own, ...common])];

  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(paths.map(fingerprint)).size).toBe(paths.length);
});
