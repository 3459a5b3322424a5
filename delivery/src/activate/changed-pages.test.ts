import { expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

test('changed pages: the first of them by name, and those that are gone', () => {
  const prerendered = { '/faq': 'data changed', '/': 'data changed' } as const;

  expect(changedPages({ prerendered, removed: [] })).toBe('2 pages: /faq, /');
  expect(changedPages({ prerendered: {}, removed: ['/sample/1'] })).toBe('gone: /sample/1');
  expect(changedPages({ prerendered: { '/faq': 'new page' }, removed: ['1', '2', '3', '4', '5', '6', '7'] })).toBe(
    '1 page: /faq; gone: 1, 2, 3, 4, 5 and 2 more',
  );
});
