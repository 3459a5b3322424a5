import { kindOf } from '../kind-of.ts';
import { allKinds } from '../kinds/rules.ts';
import { cardKinds } from '../rules/rule.ts';
import {
  type BlindSet,
  blindSets,
  type Counts,
  percentOf,
  type RuleCounts,
  type Shown,
  type Standing,
  standingOf,
  type TextSet,
  type Truth,
  textSets,
  totalTruth,
} from '../standing.ts';
import { readText } from '../text/read-text.ts';
import { orderOf } from './not-seen-of.ts';
import type { CorpusText, OtherCorpusText } from './read-corpus.ts';
import { expectedOf, notSeenIn, type Order, readAll, shownIn } from './shown-in.ts';
import { weighSigns } from './weigh-signs.ts';

type Corpus = Readonly<Record<TextSet, readonly CorpusText[]>>;
type Others = Readonly<Record<TextSet, readonly OtherCorpusText[]>>;

export function measure(corpus: Corpus, others: Others): Measured {
  const rules = countedRules(corpus);
  const standings = Object.fromEntries(rules.map(([rule, counts]) => [rule, standingIn(corpus, rule, counts)]));
  const read = blindSets.map((set) => [set, readAll(corpus[set], standings)] as const);
  const notSeen = Object.fromEntries(read.map(([set, texts]) => [set, notSeenIn(texts)]));
  const order = orderOf(notSeen['other-hand'] ?? {});
  const weights = weighSigns([...corpus['written-with'], ...corpus['set-aside']]);
  const guess = (source: string) => kindOf(source, weights);
  return {
    texts: Object.fromEntries(sets.map((set) => [set, corpus[set].length])),
    rules: Object.fromEntries(rules),
    standings,
    notSeen,
    order,
    weights,
    shown: Object.fromEntries(
      read.map(([set, texts]) => [set, shownIn(texts, others[set], order, guess)]),
    ) as Measured['shown'],
  };
}

export const figuresOf = ({ texts, rules, notSeen, shown }: Measured): string =>
  `import type { BlindSet, RuleCounts, Shown, TextSet, Truth } from './standing.ts';

/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. */
export const figures: Figures = ${written({ texts, rules, notSeen, shown })};

interface Figures {
  texts: Readonly<Record<TextSet, number>>;
  /** Hits, misses, false alarms. */
  rules: Readonly<Record<string, RuleCounts>>;
  /** By criterion: how often it was not seen and not there, and how often it was there. */
  notSeen: Readonly<Partial<Record<TextSet, Readonly<Record<string, Truth>>>>>;
  shown: Readonly<Record<BlindSet, Shown>>;
}
`;

/** As Biome formats it. */
function written(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  if (typeof value !== 'object' || value === null) return `${value}`;
  const parts = Object.entries(value).map(([name, part]) => `${key(name)}: ${written(part, `${indent}  `)}`);
  const line = parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  return line.length + indent.length < 108 && !line.includes('\n')
    ? line
    : `{\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}}`;
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The source of standings.ts: what follows from the figures, which /lab itself does not load. */
export function standingsOf({ standings, shown }: Measured): string {
  const believed = blindSets.map((set) => percentOf(totalTruth(cardKinds.map((kind) => shown[set][kind].notSeen))));
  const rulesThatAre = (standing: Standing) =>
    Object.keys(standings)
      .filter((rule) => standings[rule] === standing)
      .join(' ');
  return `const rules = (standing: 'hint' | 'not used', ids: string) => ids.split(' ').map((id) => [id, standing]);

/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = Object.fromEntries([
  ...rules(
    'hint',
    '${rulesThatAre('hint')}',
  ),
  ...rules('not used', '${rulesThatAre('not used')}'),
]);

/** Of 100 criteria that are called not seen, how many are really not there; of the sets that know no rule the lowest. */
export const reallyNotThere = ${Math.min(...believed)};
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
        expected: expectedOf(text, criterion),
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

export interface Measured {
  texts: Readonly<Record<string, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
  standings: Readonly<Record<string, Standing>>;
  notSeen: Readonly<Record<string, Readonly<Record<string, Truth>>>>;
  order: Order;
  weights: readonly string[];
  shown: Readonly<Record<BlindSet, Shown>>;
}
