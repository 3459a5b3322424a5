import { expect, test } from 'vitest';
import { storeIn } from './store.ts';

test('store: everything is below its folder', () => {
  const store = storeIn('/test');

  expect(store.registry).toBe('/test/registry.json');
  expect(store.release('catalog', '0123456789abcdef')).toBe('/test/catalog/0123456789abcdef');
  expect(store.pages(7)).toBe('/test/pages/7');
});
