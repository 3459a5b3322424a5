import { expect, test } from 'vitest';
import { breadcrumbs, itemList } from './index.ts';

test('breadcrumbs: every page with its place and its address', () => {
  const trail = breadcrumbs('http://site.test', { name: 'Tests', path: '/tests' }, { name: 'One', path: '/test/1' });

  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tests', item: 'http://site.test/tests' },
      { '@type': 'ListItem', position: 2, name: 'One', item: 'http://site.test/test/1' },
    ],
  });
});

test('item list of page 3: rows counted from the first of all', () => {
  const page = { page: 3, lastPage: 3, total: 21, rows: ['Test'] };

  expect(itemList(page, (name) => ({ '@type': 'Thing', name }))).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 21,
      itemListElement: [{ '@type': 'ListItem', position: 21, item: { '@type': 'Thing', name: 'Test' } }],
    },
  ]);
});

test('item list of a page that is not known, or empty: none', () => {
  expect(itemList(undefined, () => ({}))).toEqual([]);
  expect(itemList({ page: 1, lastPage: 1, total: 0, rows: [] }, () => ({}))).toEqual([]);
});
