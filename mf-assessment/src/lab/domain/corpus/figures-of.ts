import type { Counts } from '../standing.ts';
import { countTexts } from './count.ts';
import { texts } from './texts.ts';

/** The source of figures.ts: how many texts each set has, and the counts of every rule in each. */
export function figuresOf(): string {
  const rules: Record<string, Record<string, Counts>> = {};
  for (const [set, own] of Object.entries(texts))
    for (const [rule, counts] of Object.entries(countTexts(own))) rules[rule] = { ...rules[rule], [set]: counts };
  const lengths = Object.entries(texts).map(([set, { length }]) => `'${set}': ${length}`);
  const lines = Object.entries(rules).map(([rule, counts]) => {
    const sets = Object.entries(counts).map(([set, numbers]) => `'${set}': [${numbers.join(', ')}]`);
    return `    ${rule}: { ${sets.join(', ')} },\n`;
  });
  return `/** Counted from the corpus by its test; \`npm run lab-figures\` writes it again. Per set: hits, misses, false alarms. */
export const figures = {
  texts: { ${lengths.join(', ')} },
  rules: {
${lines.join('')}  },
} as const;
`;
}
