import { allKinds } from '../kinds/rules.ts';
import { readBy } from '../rules/rule.ts';
import {
  type Counts,
  leastRightOfVague,
  marksOf,
  type RuleCounts,
  type Standing,
  standingOf,
  type TextSet,
  textSets,
  totalOf,
} from '../standing.ts';
import { readText } from '../text/read-text.ts';
import type { CorpusText } from './read-corpus.ts';
import { expectedOf } from './shown-in.ts';

export const readVerdicts = (corpus: Corpus): Verdicts => inSets((set) => corpus[set].flatMap(verdictsOf));

const inSets = <Value>(of: (set: TextSet) => Value) =>
  Object.fromEntries(Object.keys(textSets).map((set) => [set, of(set as TextSet)])) as Record<TextSet, Value>;

/**
 * Where the vague marks of a rule are right too seldom, they are not used (`44v`), and only its other marks count for it.
 */
export function standingsIn(verdicts: Verdicts): Record<string, Standing> {
  const unused = countedRules(verdicts, 'vague')
    .filter(
      ([, counts]) =>
        marksOf(totalOf(Object.values(counts))) > 0 && standingOf(counts, leastRightOfVague) === 'not used',
    )
    .map(([rule]) => rule);
  const found = Object.fromEntries(countedRules(verdicts, 'found'));
  const standings = countedRules(verdicts).map(([rule, counts]): [string, Standing] => [
    rule,
    standingIn(verdicts, rule, (unused.includes(rule) && found[rule]) || counts),
  ]);
  const isUsed = new Set(standings.flatMap(([rule, standing]) => (standing === 'not used' ? [] : [rule])));
  const vague = unused.filter((rule) => isUsed.has(rule)).map((rule) => [`${rule}v`, 'not used'] as const);
  return Object.fromEntries([...standings, ...vague]);
}

/** A rule is a hint at best while no text of its kind is by another hand. */
function standingIn(verdicts: Verdicts, rule: string, counts: RuleCounts): Standing {
  const standing = standingOf(counts);
  const isTried = verdicts['other-hand'].some((verdict) => verdict.rule === rule);
  return standing === 'shown' && !isTried ? 'hint' : standing;
}

export function countedRules(verdicts: Verdicts, verdict?: string): [rule: string, counts: RuleCounts][] {
  const counted = inSets((set) => countVerdicts(verdicts[set], verdict));
  const rules = new Set(Object.values(counted).flatMap((counts) => Object.keys(counts)));
  const none: Counts = [0, 0, 0];
  return [...rules].map((rule) => [rule, inSets((set) => counted[set][rule] ?? none)]);
}

function countVerdicts(verdicts: readonly RuleVerdict[], verdict?: string): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  const counted = (word: string) => (verdict === undefined || word === verdict ? word : '');
  for (const { rule, ...words } of verdicts) {
    const [expected, given] = [counted(words.expected), counted(words.given)];
    const [hits, misses, falseAlarms] = counts[rule] ?? [0, 0, 0];
    counts[rule] = [
      hits + Number(given !== '' && given === expected),
      misses + Number(expected !== '' && given !== expected),
      falseAlarms + Number(given !== '' && given !== expected),
    ];
  }
  return counts;
}

export function verdictsOf(text: CorpusText): RuleVerdict[] {
  const read = readText(text.source);
  const { groups, checks } = allKinds[text.kind];
  return [
    ...groups
      .flatMap(({ rules }) => rules)
      .map((rule) => ({
        rule: `${rule.criterion}`,
        expected: expectedOf(text, rule.criterion),
        given: (read.isEnglish ? readBy(rule, read)?.verdict : undefined) ?? '',
      })),
    ...checks.map(({ id, find }) => ({
      rule: id,
      expected: text.checks.has(id) ? 'found' : '',
      given: read.isEnglish && find(read) ? 'found' : '',
    })),
  ];
}

interface RuleVerdict {
  rule: string;
  expected: string;
  given: string;
}

export type Corpus = Readonly<Record<TextSet, readonly CorpusText[]>>;
type Verdicts = Readonly<Record<TextSet, readonly RuleVerdict[]>>;
