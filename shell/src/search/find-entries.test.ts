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

test.each([
  ['refunds', 'Do I get a refund?'],
  ['invoices', 'Do I get an invoice?'],
  ['classes', 'Class on Friday'],
  ['companies', 'For a company'],
  ['movies', 'A movie of a class'],
  ['cookies', 'One cookie is set'],
  ['movie', 'Our movies'],
  ['policy', 'Our policies'],
])('%s: one of them, and more of them, are the same word', (query, title) => {
  const found = findEntries([testEntry('Terms'), testEntry(title)], query);

  expect(found.entries.map((entry) => entry.title)).toEqual([title]);
  expect(found.slips).toEqual([]);
});

test.each([
  ['vouchers', 'Discounts, by code'],
  ['passwords', 'I forgot it'],
  ['cookie', 'Imprint and privacy'],
  ['money back', 'Do I get a refund?'],
  ['log in', 'Login'],
  ['sign in', 'Login'],
  ['personal data', 'Imprint and privacy'],
])('%s: what the site calls it', (query, title) => {
  const entries = [testEntry('Data in a log'), testEntry('The sign is back'), testEntry(title)];

  expect(titlesOf(entries, query)[0]).toBe(title);
});

test.each([
  ['cancel my class', 'Can I cancel a class?'],
  ['is my certificate valid', 'Certificate Registry'],
  ['How do I pay?', 'Where do I pay?'],
  ['how much', 'What does it cost?'],
  ['How much?', 'What does it cost?'],
  ['data protection', 'Personal data'],
  ['impressum', 'Imprint'],
  ['company address', 'Imprint'],
  ['phone number', 'Imprint'],
  ['sign up', 'Activation'],
  ['promo code', 'A voucher or a code'],
  ['planning poker', 'The deck at the table'],
  ['zoom', 'Live online'],
])('%s: the words that say what it is about, as the site calls them', (query, title) => {
  const entries = [
    testEntry('How is my day?', 'Do I do much?'),
    testEntry('About the handbook'),
    testEntry('Who may sign, and the planning'),
    testEntry(title),
  ];
  const found = findEntries(entries, query);

  expect(found.entries[0]?.title).toBe(title);
  expect(found.isNearest).toBe(false);
});

test('words of a visitor’s phrase, each by itself: found after what has the phrase', () => {
  const entries = [testEntry('Who is back', 'Has the money.'), testEntry('Money back')];

  expect(titlesOf(entries, 'money back')).toEqual(['Money back', 'Who is back']);
});

test.each(['vouchr', 'vouchar', 'voucherr', 'vuocher'])(
  '%s, one slip: what is meant, and which word it was',
  (query) => {
    const found = findEntries([testEntry('Terms'), testEntry('Discounts, by code')], query);

    expect(found.entries.map(({ title }) => title)).toEqual(['Discounts, by code']);
    expect(found).toMatchObject({ isNearest: false, slips: [{ typed: query, meant: ['voucher'] }], unknown: [] });
  },
);

test('many words that are one slip away: three, first those that begin alike', () => {
  const entries = ['bouse', 'couse', 'louse', 'housa', 'housb'].map((title) => testEntry(title));

  expect(findEntries(entries, 'house').slips).toEqual([{ typed: 'house', meant: ['housa', 'housb', 'bouse'] }]);
});

test('one slip in a word that only a page has: found', () => {
  expect(titlesOf([testEntry('Segmentation'), testEntry('Terms')], 'segmantation')).toEqual(['Segmentation']);
});

test.each([
  ['frm', 'short words'],
  ['segmontatoin', 'two slips'],
])('%s, %s: not guessed', (query) => {
  expect(findEntries([testEntry('Form'), testEntry('Segmentation')], query)).toMatchObject({
    entries: [],
    unknown: [query],
  });
});

test('words that nothing has: named as they were typed', () => {
  expect(findEntries([testEntry('Form')], 'Form Zürich-West').unknown).toEqual(['Zürich-West']);
});
