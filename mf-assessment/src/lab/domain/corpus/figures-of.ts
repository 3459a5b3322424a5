import { allKinds } from '../kinds/rules.ts';
import { type Counts, type RuleCounts, type Standing, standingOf } from '../standing.ts';
import type { TextSet } from '../text-sets.ts';
import { countTexts } from './count.ts';
import { texts } from './texts.ts';

const sets = Object.keys(texts) as TextSet[];

/** The source of figures.ts: how many texts each set has, and the counts of every rule in each. */
export function figuresOf(): string {
  const lines = [...countedRules()].map(
    ([rule, counts]) => `    ${rule}: { ${inSets((set) => `[${counts[set].join(', ')}]`)} },\n`,
  );
  return `import type { RuleCounts } from './standing.ts';
import type { TextSet } from './text-sets.ts';

/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. Per set: hits, misses, false alarms. */
export const figures: Figures = {
  texts: { ${inSets((set) => texts[set].length)} },
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
export function standingsOf(): string {
  const lines = [...countedRules()]
    .map(([rule, counts]) => [rule, standingIn(rule, counts)])
    .filter(([, standing]) => standing !== 'shown')
    .map(([rule, standing]) => `  ${rule}: '${standing}',\n`);
  return `/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
${lines.join('')}};
`;
}

/** A rule of a kind that nobody else has written texts of is a hint at best. */
function standingIn(rule: string, counts: RuleCounts): Standing {
  const standing = standingOf(counts);
  const kind = Object.values(allKinds).find(({ groups }) =>
    groups.some((group) => group.rules.some(({ criterion }) => `${criterion}` === rule)),
  )?.kind;
  const isTried = !kind || texts['other-hand'].some((text) => text.kind === kind);
  return standing === 'shown' && !isTried ? 'hint' : standing;
}

const inSets = (text: (set: TextSet) => string | number) => sets.map((set) => `'${set}': ${text(set)}`).join(', ');

function countedRules(): Map<string, RuleCounts> {
  const counted = sets.map((set) => [set, countTexts(texts[set])] as const);
  const rules = new Set(counted.flatMap(([, counts]) => Object.keys(counts)));
  const none: Counts = [0, 0, 0];
  return new Map(
    [...rules].map((rule) => [
      rule,
      Object.fromEntries(counted.map(([set, counts]) => [set, counts[rule] ?? none])) as RuleCounts,
    ]),
  );
}
