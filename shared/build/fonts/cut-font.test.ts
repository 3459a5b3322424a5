import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { basicLetters, codePointsOf, cutFont, wordLetters } from './cut-font.ts';

const require = createRequire(import.meta.url);
const css = await readFile(join(import.meta.dirname, '../../src/ui/fonts.css'), 'utf8');
const faces = css.split('@font-face').flatMap((face) => {
  const [, address = '', query = ''] = /url\("([^"?]+)\??([^"]*)"\)/.exec(face) ?? [];
  const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  const isFirst = face.includes('font-display: optional');
  return address
    ? [{ address, cut: new URLSearchParams(query), range: range.replaceAll(/\s+/g, ' ').trim(), isFirst }]
    : [];
});
const fontOf = (address: string) => readFile(require.resolve(address));
const basicFaces = faces.filter(({ cut }) => cut.get('letters') === 'basic');
const besley = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';

test('faces of the basic letters: their ranges are the letters that fonts are cut to', () => {
  expect(basicFaces).toHaveLength(4);
  for (const { cut, range } of basicFaces) expect(range).toBe(cut.get('of') === 'words' ? wordLetters : basicLetters);
});

test('basic letters: in the range of no other face of the same kind, so that no browser asks for another file while the first is late', () => {
  const others = faces.filter((face) => !basicFaces.includes(face));

  expect(others).toHaveLength(8);
  for (const { address, range } of others) {
    const basic = new Set(codePointsOf(address.includes('italic') ? wordLetters : basicLetters));
    expect(codePointsOf(range).filter((point) => basic.has(point))).toEqual([]);
  }
});

test('basic letters of all faces: at most 42,000 bytes, at most 24,700 of them before the first paint', async () => {
  const sizes = await Promise.all(
    basicFaces.map(async ({ address, cut, isFirst }) => ({
      isFirst,
      size: (await cutFont(await fontOf(address), cut)).length,
    })),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0);

  expect(sum(sizes)).toBeLessThanOrEqual(42_000);
  expect(sum(sizes.filter(({ isFirst }) => isFirst))).toBeLessThanOrEqual(24_700);
});

test('cut font: keeps the names that the licence wants', async () => {
  const cut = await cutFont(await fontOf(besley), new URLSearchParams('letters=basic&weight=650'));
  const plain = await subsetFont(cut, 'a', { targetFormat: 'sfnt', preserveNameIds: [0, 13, 14] });

  const names = plain.toString('latin1').replaceAll('\0', '');
  expect(names).toContain('Copyright 2020 The Besley Project Authors');
  expect(names).toContain('https://scripts.sil.org/OFL');
});

test('licences of the fonts: no name is reserved, so a cut font may keep it', async () => {
  for (const name of new Set(faces.map(({ address }) => address.split('/files/')[0]))) {
    const licence = await readFile(require.resolve(`${name}/LICENSE`), 'utf8');
    expect(licence).toContain('SIL Open Font License, Version 1.1');
    expect(licence.split('This Font Software is licensed')[0]).not.toMatch(/reserved font name/i);
  }
});

test('basic letters and the rest: together the whole font, nothing twice', async () => {
  const font = await fontOf(besley);
  const [basic, rest] = await Promise.all(
    ['basic', 'rest'].map((letters) => cutFont(font, new URLSearchParams({ letters, weight: '650' }))),
  );
  const again = await cutFont(basic ?? font, new URLSearchParams('letters=rest'));

  expect(rest?.length).toBeGreaterThan(4000);
  expect(again.length).toBeLessThan(2000);
});

test.each(['letters=greek', 'weight=bold', 'weight=700-400'])('cut to %s: fails with its name', (query) => {
  expect(() => cutFont(Buffer.alloc(0), new URLSearchParams(query))).toThrow(query.split('=')[1]);
});

test('unicode-range: its code points', () => {
  expect(codePointsOf('U+41-43, U+E4')).toEqual([0x41, 0x42, 0x43, 0xe4]);
});
