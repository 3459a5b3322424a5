import { readFile, stat } from 'node:fs/promises';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import { expect, test } from 'vitest';
import { testStore } from '../../test/test-store.ts';
import { writeFramedPages } from './framed-pages.ts';

test.each(elementSpecs)(
  'framed page of $tag: the element with its link and the attributes that a query may set',
  async ({ module, tag, fallback }) => {
    const store = await testStore();
    await writeFramedPages(store);

    const page = await readFile(store.embed(`frame/${module}.html`), 'utf8');

    expect(page).toMatch(new RegExp(`<${tag} loading="eager" data-attributes="[a-z -]*partner campaign[a-z -]*">`));
    expect(page).toContain(`<a href="${fallback.path}" rel="noopener">${fallback.text}</a>`);
  },
);

test('framed pages of the same sources: not written again', async () => {
  const store = await testStore();
  await writeFramedPages(store);
  const before = await stat(store.embed('frame'));

  await writeFramedPages(store);

  expect((await stat(store.embed('frame'))).ino).toBe(before.ino);
});
