import { expect, test } from 'vitest';
import { caseTitle, communicationCases, highestLevel, mostOf, unevenSums } from './cases.ts';

test('eight cases: titles and weights as the specification states them', () => {
  const lines = communicationCases.map((communicationCase) => {
    const weights = Object.entries(communicationCase.weights).map(([key, weight]) => `${key} ${weight}`);
    return `${communicationCase.number} ${caseTitle(communicationCase)}: ${weights.join(', ')}`;
  });

  expect(lines).toEqual([
    '1 Business Development - Internal: money 100',
    '2 Data Flow Management - Internal: money 30, flow 20, story 30, form 25',
    '3 Business Development - Internal: money 15, flow 10, story 20, form 10, management 20, programming 15',
    '4 Digital Product Development - Internal: management 20, flow 20, story 60',
    '5 Business Development - Internal: money 60, flow 40',
    '6 Business Development - Digital Product Management: money 40, flow 30, story 30',
    '7 Digital Product Development - Digital Product Management: management 40, story 40, flow 20',
    '8 Digital Product Development - Digital Product Development: money 20, story 60, flow 20',
  ]);
});

test('most of a case: 100, but 105 in case 2 and 90 in case 3', () => {
  expect(communicationCases.map(mostOf)).toEqual([100, 105, 90, 100, 100, 100, 100, 100]);
});

test('sums that are not 100: in a sentence', () => {
  expect(unevenSums()).toBe('In case 2 they add up to 105 and in case 3 to 90');
});

test('highest level: the end of a scale for all cases', () => {
  expect(highestLevel).toBe(105);
});
