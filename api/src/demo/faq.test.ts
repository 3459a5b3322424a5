import { communicationCases, mostOf, unevenSums } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import faq from './faq.json' with { type: 'json' };

test('answers about the sums of weights: the sums of the cases', () => {
  const [first, second] = communicationCases.map(mostOf).filter((most) => most !== 100);

  const entry = faq.find(({ question }) => question === `Why does one case reach ${first} and another ${second}?`);

  expect(entry?.answer).toContain(unevenSums());
});
