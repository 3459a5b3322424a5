import { expect, test } from 'vitest';
import { checks } from '../checks/checks.ts';
import { rules } from '../rules/rules.ts';
import { standingOf } from '../standing.ts';
import { verdictsOf } from './count.ts';
import { figuresOf } from './figures-of.ts';
import { readCorpus } from './read-corpus.ts';
import { allTexts } from './texts.ts';

test('corpus: at least 120 texts, each with a name of its own', () => {
  const ids = allTexts.map(({ id }) => id);

  expect(ids.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ids).size).toBe(ids.length);
});

test('corpus: every verdict is one of a rule of its kind', () => {
  const known = { story: new Set<number>(), api: new Set<number>() };
  for (const { kind, criterion } of rules) known[kind].add(criterion);

  const unknown = allTexts.flatMap(({ id, kind, found, vague }) =>
    [...found, ...vague].filter((criterion) => !known[kind].has(criterion)).map((criterion) => `${id} ${criterion}`),
  );

  expect(unknown).toEqual([]);
});

test('figures: those of the corpus; npm run lab-figures writes them', async () => {
  await expect(figuresOf()).toMatchFileSnapshot('../figures.ts');
});

test('every rule and check: expected in at least two texts', () => {
  const expected = allTexts.flatMap(verdictsOf).filter((verdict) => verdict.expected);
  const names = [...rules.map(({ criterion }) => `${criterion}`), ...checks.map(({ id }) => id)];

  expect(names.filter((name) => expected.filter(({ rule }) => rule === name).length < 2)).toEqual([]);
});

test('rules that visitors see: at least 75% of their marks are right', () => {
  const shown = rules.filter(({ criterion }) => standingOf(`${criterion}`) !== 'not shipped');

  expect(shown.length).toBeGreaterThan(35);
});

test('a text with an unknown kind is refused', () => {
  expect(() => readCorpus('=== X1 poem\nfound 51\nRoses')).toThrow("Text X1: 'poem' is no kind.");
});
