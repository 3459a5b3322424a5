import { expect, test } from 'vitest';
import type { PagesBefore } from '../prerender/plan.ts';
import { writePages } from '../test/test-pages.ts';
import { testStore } from '../test/test-store.ts';
import { checkNewLinks } from './check-new-links.ts';

/** Pages of a revision with these texts. */
async function revision(texts: Record<string, string>): Promise<PagesBefore> {
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
