import { expect, test } from 'vitest';
import type { Fingerprint } from '../store/page-list.ts';
import { countReasons, reasonFor } from './fingerprint.ts';

const testPrint: Fingerprint = {
  shell: 'first',
  areas: { catalog: 'first', experts: 'first' },
  configuration: 'first',
  data: 'first',
};

test('page that is not in the revision before: new', () => {
  expect(reasonFor(undefined, testPrint)).toBe('new page');
});

test('page with everything as before: no reason', () => {
  expect(reasonFor(testPrint, { ...testPrint })).toBeUndefined();
});

test.each([
  ['shell', { shell: 'next' }, 'shell changed'],
  ['an area', { areas: { catalog: 'first', experts: 'next' } }, 'experts changed'],
  ['an area that it did not show before', { areas: { ...testPrint.areas, stories: 'first' } }, 'stories changed'],
  ['an area that it does not show any more', { areas: { catalog: 'first' } }, 'experts changed'],
  ['configuration', { configuration: 'next' }, 'configuration changed'],
  ['data', { data: 'next' }, 'data changed'],
  ['code and data', { areas: { catalog: 'next', experts: 'first' }, data: 'next' }, 'catalog changed'],
])('page with another %s: %s', (_, change, reason) => {
  expect(reasonFor(testPrint, { ...testPrint, ...change })).toBe(reason);
});

test('reasons: counted, the most frequent first', () => {
  expect(countReasons(['catalog changed', 'data changed', 'catalog changed', 'new page'])).toBe(
    '2 catalog changed, 1 data changed, 1 new',
  );
});
