import type { SearchEntry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const testEntry = (title: string, text = '', context = ''): SearchEntry => ({
  path: `/${title}`,
  title,
  context,
  text,
});

const titlesOf = (entries: readonly SearchEntry[], query: string) =>
  findEntries(entries, query).map(({ title }) => title);

test('query: every word has to be in title, context or text', () => {
  const entries = [testEntry('Form, evening', 'with Elif', 'Class'), testEntry('Form', 'Ten hours.')];

  expect(titlesOf(entries, 'form class elif')).toEqual(['Form, evening']);
  expect(titlesOf(entries, 'form refund')).toEqual([]);
});

test('order: the same title, whole words before letters inside a word, titles before texts', () => {
  const entries = [
    testEntry('Activation'),
    testEntry('Costs', 'The price and VAT.'),
    testEntry('Your VAT number'),
    testEntry('VAT'),
  ];

  expect(titlesOf(entries, 'vat')).toEqual(['VAT', 'Your VAT number', 'Activation', 'Costs']);
});

test('accents and capitals: do not count', () => {
  expect(titlesOf([testEntry('Yıldız Şahin'), testEntry('Zoë')], 'ZOE')).toEqual(['Zoë']);
});

test('query without a word: nothing', () => {
  expect(titlesOf([testEntry('Form')], '  ')).toEqual([]);
});
