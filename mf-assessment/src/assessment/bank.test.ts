import { expect, test } from 'vitest';
import { bank } from './bank.ts';

const topics = bank.flatMap((language) => language.topics);

test('bank: six Languages with 38, 12, 35, 35, 18 and 15 topics', () => {
  expect(bank.map(({ name, topics: own }) => `${name} ${own.length}`)).toEqual([
    'Money 38',
    'Data Flow 12',
    'User Story 35',
    'Form 35',
    'User Story Management 18',
    'Data Oriented Programming 15',
  ]);
});

test('bank: the twenty category names of the specification, in its order', () => {
  expect(bank.flatMap(({ categories }) => categories.map(({ name }) => name))).toEqual([
    'Digital Service',
    'Segmentation',
    'Advantages/Features',
    'Competitor',
    'Revenue Stoppers',
    'Financial Statement',
    'Master Data Flow',
    'User Story',
    'Input',
    'Input Description',
    'Manual Description',
    'Form',
    'Event Action',
    'Form Action',
    'Input Types',
    'Flow Management',
    'User Story Management',
    'Issue Management',
    'Core Concept',
    'API and Operation Description',
  ]);
});

test('bank: ratios of a Language add up to 100', () => {
  expect(bank.map(({ categories }) => categories.reduce((sum, { ratio }) => sum + ratio, 0))).toEqual([
    100, 100, 100, 100, 100, 100,
  ]);
});

test('bank: ids of topics are 1 to 153, each once', () => {
  expect(topics.map(({ id }) => id)).toEqual(Array.from({ length: 153 }, (_, index) => index + 1));
});

test('bank: every score is a whole number and every topic has a name and a meaning', () => {
  expect(topics.filter(({ score }) => !Number.isInteger(score) || score < 1)).toEqual([]);
  expect(topics.filter(({ name, meaning }) => name === '' || !/^[A-Z'].+\.$/.test(meaning))).toEqual([]);
});

test('topic: id, score, name and meaning as published', () => {
  expect(bank[0]?.categories[1]?.topics[1]).toEqual({
    id: 8,
    score: 3,
    name: 'Segment size',
    meaning: 'A number of customers, with the source and the date of the number.',
  });
});
