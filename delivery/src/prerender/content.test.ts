import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { keepPublishedContent, publishedContent } from './content.ts';

test('number of the published content: kept with the store until it is not known any more', async () => {
  const store = await testStore();

  expect(await publishedContent(store)).toBeUndefined();
  await keepPublishedContent(store, 7);
  expect(await publishedContent(store)).toBe(7);
  await keepPublishedContent(store, undefined);
  expect(await publishedContent(store)).toBeUndefined();
});
