import { signs } from '../kind-signs.ts';
import { cardKinds } from '../rules/rule.ts';
import { isEnglish } from '../text/is-english.ts';
import type { CorpusText } from './read-corpus.ts';

/**
 * How much each sign speaks for each kind, by logistic regression over these texts; the first number is for the kind itself.
 * Texts of a sentence or two count half, and weights are kept small, so that few texts prove little.
 */
export function weighSigns(texts: readonly CorpusText[]): string[] {
  const samples = texts.filter(({ source }) => isEnglish(source)).map(sampleOf);
  const weights = cardKinds.map(() => new Float64Array(signs.length + 1));
  const total = samples.reduce((sum, { share }) => sum + share, 0);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((own) => own.map((weight, index) => (index > 0 ? weight : 0)));
    for (const sample of samples) addTo(slopes, sample, weights);
    for (const [kind, own] of weights.entries())
      own.set(own.map((weight, index) => weight - (rate * (slopes[kind]?.[index] ?? 0)) / total));
  }
  return weights.map((own) => [...own].map((weight) => Math.round(weight * scale)).join(' '));
}

function addTo(slopes: readonly Float64Array[], { kind, found, share }: Sample, weights: readonly Float64Array[]) {
  const odds = weights.map((own) => Math.exp(found.reduce((sum, index) => sum + (own[index] ?? 0), 0)));
  const all = odds.reduce((sum, value) => sum + value, 0);
  for (const [index, slope] of slopes.entries()) {
    const error = share * ((odds[index] ?? 0) / all - Number(index === kind));
    for (const sign of found) slope[sign] = (slope[sign] ?? 0) + error;
  }
}

const sampleOf = ({ kind, source, found, vague }: CorpusText): Sample => ({
  kind: cardKinds.indexOf(kind),
  found: [0, ...signs.flatMap((sign, index) => (sign.test(source) ? [index + 1] : []))],
  share: found.size + vague.size > 3 ? 1 : 0.5,
});

const steps = 100;
const rate = 7.5;
const scale = 10;

/** The source of kind-weights.ts. */
export const weightsOf = (weights: readonly string[]): string => `/**
 * How much each sign counts for a story, a form, an API, a flow and a business case. Counted from the sets of the author of
 * the rules; \`npm run lab-figures\` writes it again.
 */
export const weights: readonly string[] = [
${weights.map((own) => `  '${own}',\n`).join('')}];
`;

interface Sample {
  kind: number;
  found: readonly number[];
  share: number;
}
