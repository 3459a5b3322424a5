import { configure } from '@agile-languages/shared/platform';
import { testConfig, testProfileRow, testSampleRow } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { peopleList, worksList } from './item-list.json-ld.ts';

beforeEach(() => configure(testConfig));

test('item list, second page of experts: a Person each, counted from the first of all', () => {
  const rows = [testProfileRow({ id: '7/8', fullname: 'Test One' }), testProfileRow({ id: '9', fullname: 'Test Two' })];

  expect(peopleList({ page: 2, lastPage: 2, total: 12, rows })).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 12,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 11,
          item: { '@type': 'Person', name: 'Test One', url: 'http://site.test/single-profile/7%2F8' },
        },
        {
          '@type': 'ListItem',
          position: 12,
          item: { '@type': 'Person', name: 'Test Two', url: 'http://site.test/single-profile/9' },
        },
      ],
    },
  ]);
});

test('item list, samples: a CreativeWork each', () => {
  const rows = [testSampleRow({ id: '5', className: 'Test sample' })];

  expect(worksList({ page: 1, lastPage: 1, total: 1, rows })).toMatchObject([
    {
      itemListElement: [
        { position: 1, item: { '@type': 'CreativeWork', name: 'Test sample', url: 'http://site.test/sample/5' } },
      ],
    },
  ]);
});

test('item list, not known yet, or nothing there: no list', () => {
  expect(peopleList(undefined)).toEqual([]);
  expect(worksList({ page: 1, lastPage: 1, total: 0, rows: [] })).toEqual([]);
});
