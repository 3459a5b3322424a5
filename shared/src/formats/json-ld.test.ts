import { expect, test } from 'vitest';
import { testClassRow } from '../test/rows.ts';
import { breadcrumbs, itemList } from './index.ts';
import { courseInstance } from './json-ld.ts';

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

const origin = 'http://site.test';

test('course instance: address, start, mode, workload, trainer and offer of the class', () => {
  expect(courseInstance(testClassRow(), origin)).toEqual({
    '@type': 'CourseInstance',
    name: 'Test class',
    url: 'http://site.test/class/500001',
    startDate: '2026-12-03T18:30:00+03:00',
    courseMode: 'Online',
    courseWorkload: 'PT30H',
    instructor: { '@type': 'Person', name: 'Test Trainer' },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: '480',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('course instance of a class that takes longer than the course of its Language: its own workload', () => {
  expect(courseInstance(testClassRow({ pattern: '20 x 3 h, Tue+Thu 18:00' }), origin).courseWorkload).toBe('PT60H');
  expect(courseInstance(testClassRow({ pattern: '3 x 2.5 h, Sat 10:00' }), origin).courseWorkload).toBe('PT7H30M');
});

test('course instance of a class with a pattern in other words: the workload of its Language', () => {
  expect(courseInstance(testClassRow({ pattern: 'by arrangement' }), origin).courseWorkload).toBe('PT30H');
});

test('course instance of a class to whose price a tax is added: the offer is what one pays', () => {
  expect(courseInstance(testClassRow({ taxRate: '20', due: '576' }), origin).offers.price).toBe('576');
});

test('course instance of a class without seats: sold out', () => {
  expect(courseInstance(testClassRow({ seatsLeft: 0 }), origin).offers.availability).toBe('https://schema.org/SoldOut');
});

test('course instance of a class with its four required fields alone: the rest is left out', () => {
  const row = testClassRow({
    start: undefined,
    pattern: undefined,
    mode: undefined,
    trainerName: undefined,
    fkDpLangId: '999',
  });

  expect(courseInstance(row, origin)).toMatchObject({
    startDate: undefined,
    courseMode: undefined,
    courseWorkload: undefined,
    instructor: undefined,
  });
});
