import { expect, test } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

async function released(css: string, files: Readonly<Record<string, string>> = {}) {
  const { store } = await liveTestStore();
  const catalog = await testRelease(store, 'catalog', 'next', { files: { 'browser/main.css': css, ...files } });
  return activate(store, { catalog });
}

test.each([
  '.a1-B_own .sect p { color: red }',
  '.\\31 x7Q_own { color: red }',
  '@layer area { .a1-B_own { animation: a1-B_rise } @keyframes a1-B_rise { from { opacity: 0 } } }',
])('built styles %s: live', async (css) => {
  expect((await released(css))?.registry.revision).toBe(2);
});

test.each([
  ['an element of every page', 'main a { pointer-events: none }'],
  ['a class of the shell', '.sect { display: none }'],
  ['a class of another area', '.test_experts { display: none }'],
  ['an animation of another area', '.a1-B_own { color: red } @keyframes test_experts { }'],
  ['a class that is no name of the build', '.part { display: none }'],
  ['other styles', "@import './more.css';"],
  ['a font', '@font-face { font-family: Test; src: url(x.woff2) }'],
])('built styles that reach %s: refused with the file', async (_, css) => {
  await expect(released(css)).rejects.toThrow(
    /^Release \w+ of catalog is refused: browser\/main\.css reaches beyond its area: .* Nothing has changed\.$/,
  );
});

test('styles that no page is described to load: looked at as well', async () => {
  await expect(released('.test_catalog {}', { 'browser/more.css': 'html { font-size: 30px }' })).rejects.toThrow(
    'browser/more.css reaches beyond its area: html',
  );
});

test('going back to a release from before this was looked at: done', async () => {
  const { store } = await liveTestStore();
  const files = { 'browser/main.css': 'main {}' };
  const catalog = await testRelease(store, 'catalog', 'old', { files });

  const done = await activate(store, { catalog }, { note: { kind: 'rollback', why: '' } });

  expect(done?.registry.areas.catalog?.release).toBe(catalog);
});
