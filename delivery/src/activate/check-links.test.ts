import { expect, test } from 'vitest';
import type { RevisionPages } from '../store/page-list.ts';
import { pageListOf, writePages } from '../test/test-pages.ts';
import { testStore } from '../test/test-store.ts';
import { checkNewLinks, linkToRemoved } from './check-links.ts';

async function checked(before: string[], pages: Record<string, string>) {
  const { directory } = await testStore();
  const next = await writePages(directory, pages);
  return linkToRemoved(directory, pageListOf(...before), next);
}

test('link to a page that is removed: named with the pages that link to it', async () => {
  const link = '<header><a class="x" href="/old?tab=1#top">Old</a></header>';

  await expect(
    checked(['/a', '/b', '/c', '/d', '/old'], { '/a': link, '/b': link, '/c': link, '/d': link }),
  ).resolves.toBe('at /old any more, to which 4 pages link: /a, /b, /c …');
});

test.each([
  ['nothing is removed', ['/a'], { '/a': '<a href="/nowhere">x</a>' }],
  ['removed, and nobody links to it', ['/a', '/old'], { '/a': '<a href="/a">x</a><link href="/old">' }],
  ['removed, and a fallback document serves it', ['/a', '/x/1'], { '/a': '<a href="/x/1">x</a>', '/x/:id': '' }],
  ['link that led to nothing before', ['/a', '/old'], { '/a': '<a href="/nowhere">x</a>' }],
])('%s: accepted', async (_, before, pages) => {
  await expect(checked(before, pages as Record<string, string>)).resolves.toBeUndefined();
});

test('pattern that is removed: links to its addresses are named', async () => {
  await expect(checked(['/a', '/x/:id'], { '/a': '<a href="/x/7">x</a>' })).resolves.toBe(
    'at /x/7 any more, to which 1 page links: /a',
  );
});

async function revision(texts: Record<string, string>): Promise<RevisionPages> {
  const { directory } = await testStore();
  return { folder: directory, list: await writePages(directory, texts) };
}

test('new link to nothing: refused with the pages that have it', async () => {
  const before = await revision({ '/a': '', '/b': '' });
  const next = await revision({ '/a': '<a href="/fqa?x=1">x</a>', '/b': '<a class="y" href="/fqa">x</a>' });

  await expect(checkNewLinks(before, next, ['/a', '/b'])).rejects.toThrow(
    'There is nothing at /fqa, to which /a, /b would link. Nothing has changed.',
  );
});

test.each([
  ['link to a page', '<a href="/b/">x</a>'],
  ['link to an address of a pattern', '<a href="/x/7#top">x</a>'],
  [
    'link to what the server answers',
    '<a href="/files/a.pdf">x</a><a href="/desk">x</a><a href="/embed/v1/a.js">x</a>',
  ],
  ['link to elsewhere', '<a href="//other.test/a">x</a><a href="https://other.test/a">x</a><a href="#a">x</a>'],
  ['link that the live page has as well', '<a href="/old">x</a>'],
])('%s: accepted', async (_, html) => {
  const before = await revision({ '/a': '<a href="/old">x</a>' });
  const next = await revision({ '/a': html, '/b': '', '/x/:id': '' });

  await expect(checkNewLinks(before, next, ['/a'])).resolves.toBeUndefined();
});
