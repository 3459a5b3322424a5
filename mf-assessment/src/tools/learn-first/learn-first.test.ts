import { english } from '@agile-languages/shared/formats';
import { expect, test } from 'vitest';
import { bank } from '../../assessment/bank.ts';
import { caseOf } from '../../assessment/cases.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { sentenceOf } from './learn-first.tsx';
import { onMonday, scale } from './meaning.content.ts';

test.each([
  ['nothing', [], 'All 38 topics are on.'],
  ['a topic', ['Money > Segmentation > Segment size'], '1 of 38 topics is missing; it is in Money.'],
  ['a category', ['Money > Segmentation'], '7 of 38 topics are missing; all in Money.'],
])('sentence of the level, %s missing', (_, marks, sentence) => {
  expect(sentenceOf(caseOf(1), marksOf(...marks), english)).toBe(sentence);
});

test('sentence of the level, several Languages: the one with most, or those with as many', () => {
  const segmentation = 'Money > Segmentation';

  expect(sentenceOf(caseOf(5), marksOf(segmentation, 'Data Flow'), english)).toMatch(/; most are in Data Flow\.$/);
  expect(sentenceOf(caseOf(1), marksOf(segmentation, 'Data Flow'), english)).toMatch(/; all in Money\.$/);
});

test('what to do on Monday: a sentence for every category, and none without one', () => {
  const ids = bank.flatMap(({ categories }) => categories.map(({ id }) => id));

  expect(Object.keys(onMonday).toSorted()).toEqual(ids.toSorted());
});

test('levels in words: from the highest down to 0, so that every level has words', () => {
  const from = scale.map((band) => band.from);

  expect(from).toEqual(from.toSorted((a, b) => b - a));
  expect(from.at(-1)).toBe(0);
});
