const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

export const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;

export const p99 = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** A median with an interval that contains the true one in at least 95 of 100 cases. */
export interface Estimate {
  median: number;
  low: number;
  high: number;
}

/**
 * The median of measured values and its interval by ranks, which assumes nothing about how the values are distributed.
 * Values that are not numbers are left out. Fewer than six values have no such interval: theirs is without bounds.
 */
export function estimate(values: readonly number[]): Estimate {
  const known = sorted(values.filter((value) => !Number.isNaN(value)));
  const rank = lowRank(known.length);
  const at = (index: number, without: number) => (rank === 0 ? without : (known[index] ?? without));
  return {
    median: median(known),
    low: at(rank - 1, Number.NEGATIVE_INFINITY),
    high: at(known.length - rank, Number.POSITIVE_INFINITY),
  };
}

/** The greatest rank below which the median lies with a probability of at most 2.5 %; 0 when there is none. */
function lowRank(count: number): number {
  let rank = 0;
  let below = 0.5 ** count;
  for (let sum = below; sum <= 0.025 && rank < count; sum += below) {
    rank++;
    below *= (count - rank + 1) / rank;
  }
  return rank;
}
