import { readFileSync } from 'node:fs';
import { communicationCases, mostOf, unevenSums } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import faq from './faq.json' with { type: 'json' };

test('answers about the sums of weights: the sums of the cases', () => {
  const [first, second] = communicationCases.map(mostOf).filter((most) => most !== 100);

  const entry = faq.find(({ question }) => question === `Why does one case reach ${first} and another ${second}?`);

  expect(entry?.answer).toContain(unevenSums());
});

test('answer about cancelling: names the link of the page of a member’s classes, and those in mails', () => {
  const page = readFileSync(new URL('../calls/app-site/redirect.browser.js', import.meta.url), 'utf8');
  const answer = faq.find(({ question }) => question.startsWith('Can I cancel'))?.answer;

  expect(page).toContain("'Give the seat back'");
  expect(answer).toContain('<strong>Give the seat back</strong>');
  expect(answer).toContain('link in any of our mails');
});
