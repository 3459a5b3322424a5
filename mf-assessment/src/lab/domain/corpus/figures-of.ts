import { type RuleCounts, standingOf } from '../standing.ts';
import { countTexts } from './count.ts';
import { texts } from './texts.ts';

/** The source of figures.ts: how many texts each set has, and the counts of every rule in each. */
export function figuresOf(): string {
  const lines = [...countedRules()].map(
    ([rule, { 'written-with': written, 'set-aside': aside }]) =>
      `    ${rule}: { 'written-with': [${written.join(', ')}], 'set-aside': [${aside.join(', ')}] },\n`,
  );
  return `import type { RuleCounts } from './standing.ts';

/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. Per set: hits, misses, false alarms. */
export const figures: Figures = {
  texts: { 'written-with': ${texts['written-with'].length}, 'set-aside': ${texts['set-aside'].length} },
  rules: {
${lines.join('')}  },
};

interface Figures {
  texts: Readonly<Record<keyof RuleCounts, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
}
`;
}

/** The source of standings.ts: what follows from the figures, which /lab itself does not load. */
export function standingsOf(): string {
  const lines = [...countedRules()]
    .map(([rule, counts]) => [rule, standingOf(counts)])
    .filter(([, standing]) => standing !== 'shown')
    .map(([rule, standing]) => `  ${rule}: '${standing}',\n`);
  return `/** Rules and comparisons that are not shown in red; written with figures.ts. */
export const standings: Readonly<Record<string, 'hint' | 'not used'>> = {
${lines.join('')}};
`;
}

function countedRules(): Map<string, RuleCounts> {
  const written = countTexts(texts['written-with']);
  const aside = countTexts(texts['set-aside']);
  const none = [0, 0, 0] as const;
  return new Map(
    Object.keys({ ...written, ...aside }).map((rule) => [
      rule,
      { 'written-with': written[rule] ?? none, 'set-aside': aside[rule] ?? none },
    ]),
  );
}
