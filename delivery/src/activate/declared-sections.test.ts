/** @module-tag all */
import { expect, test } from 'vitest';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import { eachFor, pagesOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const inSlot = { description: { sections: { test: { slot: 'test-end' } } } };

test('area with a section for a slot: the registry says so, the home page is prerendered', async () => {
  const { store } = await liveTestStore();
  const stories = await testRelease(store, 'stories', 'first', inSlot);

  const done = await activate(store, { stories });

  expect(done?.prerendered).toEqual({ ...eachFor(pagesOf('stories'), 'new page'), '/': 'stories changed' });
  expect((await readRegistry(store))?.areas.stories).toMatchObject({ slots: { test: 'test-end' } });
});

test('its next release without it: the registry does not say so any more, the home page is prerendered', async () => {
  const { store } = await liveTestStore();
  await activate(store, { stories: await testRelease(store, 'stories', 'first', inSlot) });
  const stories = await testRelease(store, 'stories', 'next');

  const done = await activate(store, { stories });

  expect(done?.prerendered).toMatchObject({ '/': 'stories changed' });
  expect(done?.registry.areas.stories).not.toHaveProperty('slots');
});

test('another area released: the home page with the section is reused', async () => {
  const { store } = await liveTestStore();
  await activate(store, { stories: await testRelease(store, 'stories', 'first', inSlot) });

  const done = await activate(store, { enrolment: await testRelease(store, 'enrolment', 'next') });

  expect(done?.reused).toContain('/');
  expect(done?.registry.areas.stories).toMatchObject({ slots: { test: 'test-end' } });
});

test('area that offers nothing any more: its pages and its section are gone, once that is stated', async () => {
  const { store } = await liveTestStore();
  await activate(store, { stories: await testRelease(store, 'stories', 'first', inSlot) });
  const nothing = { routes: {}, sections: {}, chunks: { routes: {}, sections: {} } };
  const empty = await testRelease(store, 'stories', 'empty', { description: nothing });

  await expect(activate(store, { stories: empty })).rejects.toThrow('would be gone: /stories');
  const done = await activate(store, { stories: empty }, { removes: true });

  expect(done?.prerendered).toEqual({ '/': 'stories changed' });
  expect(done?.removed.toSorted()).toEqual([...pagesOf('stories')].toSorted());
});

test('rollback to the release with the section: the home page of then, not that of the release without it', async () => {
  const { store } = await liveTestStore();
  const first = await testRelease(store, 'stories', 'first', inSlot);
  await activate(store, { stories: first });
  await activate(store, { stories: await testRelease(store, 'stories', 'next') });
  const back = { name: 'stories', folder: store.pages(2) };

  const done = await activate(store, { stories: first }, { note: { kind: 'rollback', why: 'test' }, back });

  expect(done?.prerendered).toEqual({});
  const list = await readPageList(store.pages(4));
  expect(list?.pages['/']).toMatchObject({ in: 2, fingerprint: { areas: { stories: first } } });
});
