import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '../areas.ts';

const root = join(import.meta.dirname, '../../..');

/** A file for each language and view. */
const tables = globSync('mf-*/src/embed/words/*/*.json', { cwd: root }).map((path) => {
  const [area = '', , , , language = '', file = ''] = path.split(/[\\/]/);
  const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return { path, area, language, file, words };
});
const languages = [...new Set(tables.map(({ language }) => language))];
const areas = [...new Set(tables.map(({ area }) => area))];

const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /embed[\\/]words|\.test\.|node_modules/.test(String(name)) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** As they are written between the quotation marks. */
const saidIn = (source: string) =>
  [...source.matchAll(/\bsay\(\s*(['"])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text.replaceAll('\\n', '\n'));

const places = (text: string) => [...new Set(text.match(/\{\d?\}|\[|\]/g))].sort();

test('words: areas with elements have tables in German and French', () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'fr']));
  expect(areaNames(root).map((name) => `mf-${name}`)).toEqual(expect.arrayContaining(areas));
  expect(areas.length).toBeGreaterThanOrEqual(1);
});

test.each(tables)('$path: a row for every text that another language has in this file', ({ area, file, words }) => {
  const others = tables.filter((table) => table.area === area && table.file === file);

  expect(others).toHaveLength(languages.length);
  expect(others.flatMap((table) => Object.keys(table.words)).filter((text) => !(text in words))).toEqual([]);
});

test.each(tables)('$path: each text has the values of the English one', ({ words }) => {
  const wrong = Object.entries(words).filter(([english, text]) => {
    const [ofOne = '', ofSeveral = ofOne] = english.split('|');
    const [first = '', second = first] = text.split('|');
    return (
      `${places(second)}` !== `${places(ofSeveral)}` || !places(first).every((one) => places(english).includes(one))
    );
  });

  expect(wrong).toEqual([]);
});

test.each(tables)('$path: no row for a text that is gone', ({ area, words }) => {
  const source = sourceOf(`{${area},shared}/src/**/*.{ts,tsx}`);

  expect(Object.keys(words).filter((text) => !source.includes(text))).toEqual([]);
});

test.each(areas)('words of %s: a row for every text that it says', (area) => {
  const texts = new Set(tables.filter((table) => table.area === area).flatMap(({ words }) => Object.keys(words)));
  const said = saidIn(sourceOf(`${area}/src/**/*.{ts,tsx}`));

  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => !texts.has(text))).toEqual([]);
});
