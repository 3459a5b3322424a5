import { kindOf } from '../kind-of.ts';
import {
  type BlindSet,
  blindSets,
  type RuleCounts,
  type Shown,
  type Standing,
  type TextSet,
  type Truth,
  textSets,
} from '../standing.ts';
import { orderOf } from './counted-of.ts';
import { heldOutOf } from './held-out.ts';
import type { OtherCorpusText } from './read-corpus.ts';
import { notSeenIn, type Order, readAll, shownIn } from './shown-in.ts';
import { type Corpus, countedRules, readVerdicts, standingsIn } from './standings-in.ts';
import { weighSigns } from './weigh-signs.ts';

type Others = Readonly<Record<TextSet, readonly OtherCorpusText[]>>;

export function measure(corpus: Corpus, others: Others): Measured {
  const verdicts = readVerdicts(corpus);
  const rules = countedRules(verdicts);
  const standings = standingsIn(verdicts);
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
    heldOut: heldOutOf(corpus),
    order,
    weights,
    shown: Object.fromEntries(
      read.map(([set, texts]) => [set, shownIn(texts, others[set], order, guess)]),
    ) as Measured['shown'],
  };
}

const sets = Object.keys(textSets) as TextSet[];

export const figuresOf = ({ texts, rules, notSeen, heldOut, shown }: Measured): string =>
  `import type { BlindSet, RuleCounts, Shown, TextSet, Truth } from './standing.ts';

/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. */
export const figures: Figures = ${written({ texts, rules, notSeen, heldOut, shown })};

interface Figures {
  texts: Readonly<Record<TextSet, number>>;
  /** Hits, misses, false alarms. */
  rules: Readonly<Record<string, RuleCounts>>;
  /** By criterion: how often it was not seen and not there, and how often it was there. */
  notSeen: Readonly<Partial<Record<TextSet, Readonly<Record<string, Truth>>>>>;
  /** Marks that are right in texts that do not decide which rules are used. */
  heldOut: Readonly<Record<BlindSet, Truth>>;
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

const key = (name: string) => (/^(?:\d+|[a-z]\w*)$/i.test(name) ? name : `'${name}'`);

/** The source of standings.ts, for /lab/rules. */
export const standingsOf = ({
  standings,
}: Measured): string => `/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
${Object.entries(standings)
  .filter(([, standing]) => standing !== 'shown')
  .map(([rule, standing]) => `  ${key(rule)}: '${standing}',\n`)
  .join('')}};
`;

export interface Measured {
  texts: Readonly<Record<string, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
  standings: Readonly<Record<string, Standing>>;
  notSeen: Readonly<Record<string, Readonly<Record<string, Truth>>>>;
  heldOut: Readonly<Record<BlindSet, Truth>>;
  order: Order;
  weights: readonly string[];
  shown: Readonly<Record<BlindSet, Shown>>;
}
