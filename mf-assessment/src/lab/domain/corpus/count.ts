import { allKinds } from '../kinds/rules.ts';
import type { Counts } from '../standing.ts';
import { readText } from '../text/read-text.ts';
import type { CorpusText } from './read-corpus.ts';

/** Hits, misses and false alarms of every rule and check over these texts. A mark counts when its verdict is the expected one. */
export function countTexts(texts: readonly CorpusText[]): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  for (const { rule, expected, given } of texts.flatMap(verdictsOf)) {
    const [hits, misses, falseAlarms] = counts[rule] ?? [0, 0, 0];
    counts[rule] = [
      hits + Number(given !== '' && given === expected),
      misses + Number(expected !== '' && given !== expected),
      falseAlarms + Number(given !== '' && given !== expected),
    ];
  }
  return counts;
}

/** What is expected of each rule in one text, and what it gives; empty for nothing. */
export function verdictsOf(text: CorpusText): RuleVerdict[] {
  const read = readText(text.source);
  const { groups, checks } = allKinds[text.kind];
  return [
    ...groups
      .flatMap(({ rules }) => rules)
      .map(({ criterion, isShape, detect }) => ({
        text: text.id,
        rule: `${criterion}`,
        expected: text.found.has(criterion) ? 'found' : text.vague.has(criterion) ? 'vague' : '',
        given: (read.isEnglish || isShape ? detect(read)?.verdict : undefined) ?? '',
      })),
    ...checks.map(({ id, find }) => ({
      text: text.id,
      rule: id,
      expected: text.checks.has(id) ? 'found' : '',
      given: read.isEnglish && find(read) ? 'found' : '',
    })),
  ];
}

interface RuleVerdict {
  text: string;
  rule: string;
  expected: string;
  given: string;
}
