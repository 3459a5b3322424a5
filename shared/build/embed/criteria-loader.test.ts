import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { communicationCases } from '../../src/content/cases.ts';
import { criteriaText } from '../../src/content/criteria-text.ts';
import { languageById } from '../../src/content/languages.ts';
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

test('texts of Languages: one line for each of their topics', () => {
  const texts = load('?1111112,1111115&texts');
  const lines = texts['1111112'].split('\n');

  expect(Object.keys(texts)).toEqual(['1111112', '1111115']);
  expect(lines).toHaveLength(38);
  expect(lines[0]).toBe(
    'Service name and one-line purpose|You can say what the service does in one sentence a customer would repeat.',
  );
});

test('topics that are not fetched: of each Language with which a case begins', async () => {
  const source = await readFile(join(import.meta.dirname, '../../src/embed/criteria.ts'), 'utf8');
  const ids = /firstCriteriaTexts.*\?([\d,]+)&texts/.exec(source)?.[1]?.split(',') ?? [];
  const first = communicationCases.map(({ weights }) => Object.keys(weights)[0]);

  expect(new Set(ids.map((id) => languageById(id)?.key))).toEqual(new Set(first));
});
