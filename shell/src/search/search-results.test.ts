import type { SearchEntry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { findEntries, snippetOf } from './search-results.tsx';

const testEntry = (title: string, text = '', context = ''): SearchEntry => ({
  path: `/${title}`,
  title,
  context,
  text,
});

const titlesOf = (entries: readonly SearchEntry[], query: string) =>
  findEntries(entries, query).entries.map(({ title }) => title);

test('query: every word has to be in title, context or text', () => {
  const entries = [testEntry('Form, evening', 'with Elif', 'Class'), testEntry('Form', 'Ten hours.')];

  expect(titlesOf(entries, 'form class elif')).toEqual(['Form, evening']);
  expect(findEntries(entries, 'form class elif').isNearest).toBe(false);
});

test('no entry has every word: those with the most come first, and are said to be the nearest', () => {
  const entries = [testEntry('Form', 'Ten hours.'), testEntry('Evening form', 'with Elif'), testEntry('Terms')];
  const { isNearest } = findEntries(entries, 'evening form zzz');

  expect(titlesOf(entries, 'evening form zzz')).toEqual(['Evening form', 'Form']);
  expect(isNearest).toBe(true);
});

test('words of visitors: what the site says for them, after what says the same word', () => {
  const entries = [testEntry('What do classes cost?'), testEntry('A voucher'), testEntry('Discounts, by code')];

  expect(titlesOf(entries, 'pricing')).toEqual(['What do classes cost?']);
  expect(titlesOf(entries, 'voucher')).toEqual(['A voucher', 'Discounts, by code']);
});

test('same words in the title: pages that explain themselves, answers, everything else', () => {
  const answer = { ...testEntry('What does a class cost?', '', 'Questions'), path: '/faq#cost' };
  const entries = [testEntry('Revenue or cost role', '', 'My Needs'), answer, testEntry('Prices')];

  expect(titlesOf(entries, 'pricing')).toEqual(['Prices', 'What does a class cost?', 'Revenue or cost role']);
});

test.each([
  ['friday', 'Upcoming classes'],
  ['deutschland', 'Anna Beck, Germany'],
  ['retro', 'The deck at the table'],
  ['cookies', 'Imprint and privacy'],
])('%s: what the site has for it, and nothing with half of the words', (query, title) => {
  expect(titlesOf([testEntry('Language of Data'), testEntry('Second group'), testEntry(title)], query)).toEqual([
    title,
  ]);
});

test('samples, which are invented: after answers', () => {
  const entries = [testEntry('Meter reading to invoice', '', 'Sample'), testEntry('Do I get an invoice?')];

  expect(titlesOf(entries, 'invoice')).toEqual(['Do I get an invoice?', 'Meter reading to invoice']);
});

test('order: the same title, titles before texts; nothing inside a word', () => {
  const entries = [
    testEntry('Activation'),
    testEntry('Costs', 'The price and VAT.'),
    testEntry('Your VAT number'),
    testEntry('VAT'),
  ];

  expect(titlesOf(entries, 'vat')).toEqual(['VAT', 'Your VAT number', 'Costs']);
});

test('accents and capitals: do not count', () => {
  expect(titlesOf([testEntry('Yıldız Şahin'), testEntry('Zoë')], 'ZOE')).toEqual(['Zoë']);
});

test('query without a word: nothing', () => {
  expect(titlesOf([testEntry('Form')], '  ')).toEqual([]);
});

test('letters that have no accent to leave out: found by their plain letter and by their own', () => {
  const entries = [testEntry('Đorđe Žuža'), testEntry('Óscar Núñez’s class')];

  expect(titlesOf(entries, 'dorde zuza')).toEqual(['Đorđe Žuža']);
  expect(titlesOf(entries, 'đorđe')).toEqual(['Đorđe Žuža']);
  expect(titlesOf(entries, "nunez's")).toEqual(['Óscar Núñez’s class']);
});

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test('short text: as it is', () => {
  expect(snippetOf('Ten hours.', ['ten'])).toBe('Ten hours.');
});

test('long text without the word: its beginning, cut between words', () => {
  expect(snippetOf(words(40, 'test'), ['other'])).toBe(`${words(28, 'test')} …`);
});

test('long text with the word near its end: the words around it', () => {
  const snippet = snippetOf(`${words(60, 'test')} refund ${words(60, 'end')}`, ['refund']);

  expect(snippet).toMatch(/^… test .*refund .* …$/);
  expect(snippet.length).toBeLessThan(150);
});

test('long text of letters that become two when they are compared: still the words around the one that is found', () => {
  const snippet = snippetOf(`${words(120, 'Maß')} refund ${words(60, 'end')}`, ['refund']);

  expect(snippet).toMatch(/^… Maß .*refund .* …$/);
});
