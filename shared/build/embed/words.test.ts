import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '../areas.ts';

type Table = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../../..');
const folders = globSync('mf-*/src/embed/words*/de.ts', { cwd: root }).map((file) => file.replace(/.de\.ts$/, ''));

/** Texts of the elements by language, for each area that brings some. */
const tables = await Promise.all(
  folders.map(async (folder) => ({
    folder,
    area: folder.split(/[\\/]/)[0] ?? '',
    german: await tableIn(folder, 'de'),
    french: await tableIn(folder, 'fr'),
  })),
);

async function tableIn(folder: string, language: string): Promise<Table> {
  return (await import(join(root, folder, `${language}.ts`))).words;
}

const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /embed[\\/]words|\.test\.|node_modules/.test(String(name)) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** Texts that a source says, as they are written between the quotation marks. */
const saidIn = (source: string) =>
  [...source.matchAll(/\bsay\(\s*(['"])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text.replaceAll('\\n', '\n'));

/** What the forms of a text have between braces or brackets. */
const places = (text: string) => [...new Set(text.match(/\{\d?\}|\[|\]/g))].sort();

test('words: areas with elements have tables', () => {
  expect(folders.length).toBeGreaterThanOrEqual(1);
  expect(areaNames(root).map((name) => `mf-${name}`)).toEqual(expect.arrayContaining(tables.map(({ area }) => area)));
});

test.each(tables)('words in $folder: the same texts in German and French', ({ german, french }) => {
  expect(Object.keys(french)).toEqual(Object.keys(german));
});

test.each(tables)('words in $folder: each has the values of the English text', ({ german, french }) => {
  const wrong = [german, french].flatMap((table) =>
    Object.entries(table).filter(([english, text]) => {
      const [ofOne = '', ofSeveral = ofOne] = english.split('|');
      const [first = '', second = first] = text.split('|');
      return (
        `${places(second)}` !== `${places(ofSeveral)}` || !places(first).every((one) => places(english).includes(one))
      );
    }),
  );

  expect(wrong).toEqual([]);
});

test.each([...new Set(tables.map(({ area }) => area))])('words of %s: a row for every text that it says', (area) => {
  const texts = new Set(tables.filter((table) => table.area === area).flatMap(({ german }) => Object.keys(german)));
  const said = saidIn(sourceOf(`${area}/src/**/*.{ts,tsx}`));

  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => !texts.has(text))).toEqual([]);
});

test.each(tables)('words in $folder: no row for a text that is gone', ({ area, german }) => {
  const source = sourceOf(`{${area},shared}/src/**/*.{ts,tsx}`);

  expect(Object.keys(german).filter((text) => !source.includes(text))).toEqual([]);
});
