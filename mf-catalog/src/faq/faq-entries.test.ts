import { testFaqRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { faqEntries, faqGroups, findEntries } from './faq-entries.ts';

test('id of a question: made of its words', () => {
  expect(faqEntries([testFaqRow({ question: "What is a 'Language' here?" })])[0]?.id).toBe('what-is-a-language-here');
});

test('ids of two questions with the same words: the second gets a number', () => {
  const twice = faqEntries([testFaqRow({ question: 'Why?' }), testFaqRow({ question: 'Why' })]);

  expect(twice.map(({ id }) => id)).toEqual(['why', 'why-2']);
});

test('id of a question without a letter of this alphabet: there is one', () => {
  expect(faqEntries([testFaqRow({ question: '???' })])[0]?.id).toBe('question');
});

test('groups of questions: in the order in which they appear, unknown ones under their own name', () => {
  const rows = [
    testFaqRow({ question: 'Test a', group: 'classes' }),
    testFaqRow({ question: 'Test b', group: 'Test group' }),
    testFaqRow({ question: 'Test c', group: 'classes' }),
  ];

  expect(faqGroups(faqEntries(rows)).map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Classes', ['test-a', 'test-c']],
    ['Test group', ['test-b']],
  ]);
});

test('questions without a group: one list without a title', () => {
  const groups = faqGroups(faqEntries([testFaqRow({ group: undefined }), testFaqRow({ group: undefined })]));

  expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([[undefined, 2]]);
});

test('search of questions: words that begin like the query go before letters inside a word', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'Test of activation', answer: '' }),
    testFaqRow({ question: 'Test of VAT', answer: '' }),
  ]);

  expect(findEntries(entries, 'vat').map(({ id }) => id)).toEqual(['test-of-vat', 'test-of-activation']);
});

test('search of questions: every word must be in question or answer, markup does not count', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'Test of price', answer: '<p>Paid <strong>once</strong>.</p>' }),
    testFaqRow({ question: 'Test of seats', answer: '<p>Paid monthly.</p>' }),
  ]);

  expect(findEntries(entries, 'PAID once').map(({ id }) => id)).toEqual(['test-of-price']);
  expect(findEntries(entries, 'strong')).toEqual([]);
  expect(findEntries(entries, ' ')).toHaveLength(2);
});

test('search of questions: words that only make a question do not count, and some are better than none', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'Test of refunds', answer: '<p>You may cancel.</p>' }),
    testFaqRow({ question: 'Test of a voucher', answer: '' }),
    testFaqRow({ question: 'How do I begin?', answer: '' }),
  ]);

  expect(findEntries(entries, 'How do I cancel').map(({ id }) => id)).toEqual(['test-of-refunds']);
  expect(findEntries(entries, 'gift voucher').map(({ id }) => id)).toEqual(['test-of-a-voucher']);
  expect(findEntries(entries, 'gift card')).toEqual([]);
});

test('search of questions: letters of any keyboard, also written as entities', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'Test of a city', answer: '<p>In K&ouml;ln, the provider’s.</p>' }),
  ]);

  for (const query of ['köln', 'KOLN', "provider's", 'providers']) expect(findEntries(entries, query)).toHaveLength(1);
});
