import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { makePictures, withTokens } from './pictures.ts';

const testCss = ':root{--ink:#10231f;--paper: #f4f7f1}@media dark{:root{--ink:#eaf2ec}}';
const testDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="var(--ink)"><text y="90" font-family="var(--head)">Test</text></svg>';

const hashOf = (base: string) => base.split('/')[2] ?? '';

test('tokens: their light values and the names of the fonts', () => {
  expect(withTokens('<g fill="var(--ink)" font-family="var(--head)" font-weight="650"/>', testCss)).toBe(
    '<g fill="#10231f" font-family="Besley" font-weight="600"/>',
  );
});

test('token without a value: fails with its name', () => {
  expect(() => withTokens('<g fill="var(--none-such)"/>', testCss)).toThrow('The styles define no colour --none-such.');
});

test('pictures: PNG of 1200 × 630 below the hash of their drawings', async () => {
  const store = await testStore();

  const { base, ready } = makePictures(store, { site: testDrawing, other: testDrawing }, testCss);
  await ready;

  const folder = store.pictures(hashOf(base));
  expect(await readdir(folder)).toEqual(['other.png', 'site.png']);
  const png = await readFile(join(folder, 'site.png'));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('same drawings again: not drawn again; another colour: another address', async () => {
  const store = await testStore();
  const first = makePictures(store, { site: testDrawing }, testCss);
  await first.ready;
  const file = join(store.pictures(hashOf(first.base)), 'site.png');
  const { mtimeMs } = await stat(file);

  const second = makePictures(store, { site: testDrawing }, testCss);
  await second.ready;
  const third = makePictures(store, { site: testDrawing }, testCss.replace('#10231f', '#000000'));
  await third.ready;

  expect(second.base).toBe(first.base);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  expect(third.base).not.toBe(first.base);
});

test('drawing that cannot be read: fails', async () => {
  const { ready } = makePictures(await testStore(), { site: 'not a drawing' }, testCss);

  await expect(ready).rejects.toThrow();
});
