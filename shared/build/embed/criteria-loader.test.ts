import { expect, test } from 'vitest';
import { criteriaText } from '../../src/content/criteria-text.ts';
import { readCriteria } from '../../src/content/read-criteria.ts';
import criteriaLoader from './criteria-loader.ts';

const load = (resourceQuery: string) =>
  JSON.parse(criteriaLoader.call({ resourceQuery }).replace(/^export default (.*);$/s, '$1'));

test('scores: every Language of the bank, each category with one digit for each topic', () => {
  const money = criteriaText.find(([id]) => id === '1111112');
  const [group] = readCriteria(money?.[1] ?? '');
  const scores = load('?scores');

  expect(scores.map(([id]: string[]) => id)).toEqual(criteriaText.map(([id]) => id));
  expect(scores[0].slice(0, 3)).toEqual(['1111112', 'money', 'Money']);
  expect(scores[0][3].split('|')[0]).toBe(`${group?.name} ${group?.topics.map(({ score }) => score).join('')}`);
});

test('texts of a Language: one line for each of its topics', () => {
  const lines = load('?1111112&texts').split('\n');

  expect(lines).toHaveLength(38);
  expect(lines[0]).toBe(
    'Service name and one-line purpose|You can say what the service does in one sentence a customer would repeat.',
  );
});
