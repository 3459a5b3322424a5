import { expect, test } from 'vitest';
import { withShortExports } from './short-exports.ts';

const testFiles = new Map([
  ['list.js', 'let t=1,e=2,n=3;export{t as jsx,e as mount,n as useSay};'],
  ['list.filter.js', 'import{useSay as a,jsx as b}from"./list.js";import{jsx as c}from"./list.other.js";b(a)'],
]);

test('exports of a view: by their short names, mount by its own', () => {
  expect(withShortExports(testFiles, 'list.js').get('list.js')).toBe('let t=1,e=2,n=3;export{t,e as mount,n};');
});

test('imports of a later part: the short names of the view, those of other files as they were', () => {
  expect(withShortExports(testFiles, 'list.js').get('list.filter.js')).toBe(
    'import{n as a,t as b}from"./list.js";import{jsx as c}from"./list.other.js";b(a)',
  );
});

test('view without later parts: as it was', () => {
  const files = new Map([['list.js', 'export{e as mount};']]);

  expect(withShortExports(files, 'list.js')).toEqual(files);
});
