import { readdir, readFile, stat } from 'node:fs/promises';
import { previewContainerId, previewHosts } from '@agile-languages/shared/embed/spec';
import { expect, test } from 'vitest';
import { testStore } from '../../test/test-store.ts';
import { writePreviewPages } from './preview-pages.ts';

test('preview pages: each host has a page with the loader and an empty node for the element, and a style sheet', async () => {
  const store = await testStore();
  await writePreviewPages(store);

  const names = await readdir(store.embed('preview'));

  expect(names).toEqual(expect.arrayContaining(previewHosts.flatMap(({ id }) => [`${id}.html`, `${id}.css`])));
  for (const { id } of previewHosts) {
    const page = await readFile(store.embed(`preview/${id}.html`), 'utf8');
    expect(page).toContain('src="../v1/loader.js"');
    expect(page).toContain(`<div id="${previewContainerId}"></div>`);
  }
});

test('preview pages of the same sources: not written again', { tags: ['all'] }, async () => {
  const store = await testStore();
  await writePreviewPages(store);
  const before = await stat(store.embed('preview'));

  await writePreviewPages(store);

  expect((await stat(store.embed('preview'))).ino).toBe(before.ino);
});
