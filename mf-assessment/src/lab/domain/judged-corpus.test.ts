import { expect, test } from 'vitest';
import type { CorpusText } from './corpus/read-corpus.ts';
import { allTexts, texts } from './corpus/texts.ts';
import { judge } from './judge.ts';
import { kindOf } from './kind-of.ts';
import { allKinds } from './kinds/rules.ts';

const knownKinds = (known: readonly CorpusText[]) => known.filter(({ kind, source }) => kindOf(source) === kind);

test('kind of every text that has a shape: as its author meant it, but for five', () => {
  const own = [...texts['written-with'], ...texts['set-aside']].filter(({ found }) => found.size > 3);

  const known = knownKinds(own);

  expect(own.filter((text) => !known.includes(text)).map(({ id }) => id)).toEqual([
    'NFL11',
    'W10',
    'W15',
    'B12',
    'OK01',
  ]);
});

test('kind of texts by another hand: guessed for four of five; visitors choose another', () => {
  const other = texts['other-hand'];

  expect(knownKinds(other).length / other.length).toBeGreaterThan(0.8);
});

test('marks: inside the text, for every text of the corpus', () => {
  const outside = allTexts.flatMap(({ id, kind, source }) =>
    judge(source, allKinds[kind])
      .findings.filter(({ mark }) => mark && (mark.start < 0 || mark.end > source.length || mark.start >= mark.end))
      .map(({ rule }) => `${id} ${rule.criterion}`),
  );

  expect(outside).toEqual([]);
});
