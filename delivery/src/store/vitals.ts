import type { VitalName } from '@agile-languages/shared/registry';

/** Upper bounds that vitals are counted in: `lcp` and `inp` in milliseconds, `cls` without a unit. */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** In which count a value belongs. */
export const boundIndex = (name: VitalName, value: number): number =>
  vitalBounds[name].filter((bound) => value > bound).length;

/** The bound that three of four documents are within; `Infinity` beyond the last, `undefined` without a document. */
export function percentile75(name: VitalName, counts: readonly number[] = []): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let within = 0;
  const index = counts.findIndex((count) => {
    within += count;
    return within >= 0.75 * total;
  });
  return vitalBounds[name][index] ?? Number.POSITIVE_INFINITY;
}
