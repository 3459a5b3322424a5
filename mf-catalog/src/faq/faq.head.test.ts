import { testFaqRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { faqHead } from './faq.head.ts';
import { faqEntries } from './faq-entries.ts';

const testQuestions = faqEntries([
  testFaqRow({ question: 'Test first?', answer: '<p>Test one.</p>' }),
  testFaqRow({ question: 'Test second?', answer: '<p>Test two.</p>' }),
]);

test('head of the questions: their number, and each with its answer for search engines', () => {
  expect(faqHead({ data: { questions: testQuestions } })).toEqual({
    title: 'Questions and answers',
    description: 'Membership, Languages, classes, assessment, certification and the platform: 2 questions answered.',
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Test first?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Test one.</p>' },
          },
          {
            '@type': 'Question',
            name: 'Test second?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Test two.</p>' },
          },
        ],
      },
    ],
  });
});

test.each([
  [0, 'platform: questions answered.'],
  [1, 'platform: 1 question answered.'],
])('head of %i questions: the description says "%s"', (count, end) => {
  expect(faqHead({ data: { questions: testQuestions.slice(0, count) } }).description).toMatch(new RegExp(`${end}$`));
});

test('head before the questions are known: nothing for search engines', () => {
  expect(faqHead({ data: {} }).jsonLd).toBeUndefined();
});
