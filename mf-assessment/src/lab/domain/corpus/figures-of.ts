import { allKinds } from '../kinds/rules.ts';
import {
  type Counts,
  type RuleCounts,
  recallOf,
  type Standing,
  standingOf,
  type TextSet,
  textSets,
  totalOf,
} from '../standing.ts';
import { readText } from '../text/read-text.ts';
import type { CorpusText } from './read-corpus.ts';

type Corpus = Readonly<Record<TextSet, readonly CorpusText[]>>;

export function figuresOf(corpus: Corpus): string {
  const lines = countedRules(corpus).map(
    ([rule, counts]) => `    ${rule}: { ${inSets((set) => `[${counts[set].join(', ')}]`)} },\n`,
  );
  return `import type { RuleCounts, TextSet } from './standing.ts';

/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. Per set: hits, misses, false alarms. */
export const figures: Figures = {
  texts: { ${inSets((set) => corpus[set].length)} },
  rules: {
${lines.join('')}  },
};

interface Figures {
  texts: Readonly<Record<TextSet, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
}
`;
}

/** The source of standings.ts: what follows from the figures, which /lab itself does not load. */
export function standingsOf(corpus: Corpus): string {
  const lines = countedRules(corpus)
    .map(([rule, counts]) => [rule, standingIn(corpus, rule, counts)])
    .filter(([, standing]) => standing !== 'shown')
    .map(([rule, standing]) => `  ${rule}: '${standing}',\n`);
  return `/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
${lines.join('')}};

/** Of what is in texts by another hand, how many percent the rules see. */
export const seenByOtherHand = ${recallOf(totalOf(countedRules(corpus).map(([, counts]) => counts['other-hand'])))};
`;
}

/** A rule is a hint at best while no text of its kind is by another hand. */
function standingIn(corpus: Corpus, rule: string, counts: RuleCounts): Standing {
  const standing = standingOf(counts);
  const kind = Object.values(allKinds).find(({ groups }) =>
    groups.some((group) => group.rules.some(({ criterion }) => `${criterion}` === rule)),
  )?.kind;
  const isTried = !kind || corpus['other-hand'].some((text) => text.kind === kind);
  return standing === 'shown' && !isTried ? 'hint' : standing;
}

const sets = Object.keys(textSets) as TextSet[];
const inSets = (text: (set: TextSet) => string | number) => sets.map((set) => `'${set}': ${text(set)}`).join(', ');

function countedRules(corpus: Corpus): [rule: string, counts: RuleCounts][] {
  const counted = sets.map((set) => [set, countTexts(corpus[set])] as const);
  const rules = new Set(counted.flatMap(([, counts]) => Object.keys(counts)));
  const none: Counts = [0, 0, 0];
  return [...rules].map((rule) => [
    rule,
    Object.fromEntries(counted.map(([set, counts]) => [set, counts[rule] ?? none])) as RuleCounts,
  ]);
}

function countTexts(texts: readonly CorpusText[]): Record<string, Counts> {
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

export function verdictsOf(text: CorpusText): RuleVerdict[] {
  const read = readText(text.source);
  const { groups, checks } = allKinds[text.kind];
  return [
    ...groups
      .flatMap(({ rules }) => rules)
      .map(({ criterion, detect }) => ({
        rule: `${criterion}`,
        expected: text.found.has(criterion) ? 'found' : text.vague.has(criterion) ? 'vague' : '',
        given: (read.isEnglish ? detect(read)?.verdict : undefined) ?? '',
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
