const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

export const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;

export const p99 = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length * 0.99)] ?? Number.NaN;

export interface Estimate {
  median: number;
  low: number;
  high: number;
}

/**
 * With an interval by ranks that contains the true median in at least 95 of 100 cases, whatever the distribution. Fewer
 * than six values have none.
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

function lowRank(count: number): number {
  let rank = 0;
  let below = 0.5 ** count;
  for (let sum = below; sum <= 0.025 && rank < count; sum += below) {
    rank++;
    below *= (count - rank + 1) / rank;
  }
  return rank;
}

/** `1300 (1245 to 1360)`, or `–` for what was not measured. */
export function inText({ median, low, high }: Estimate, digits = 0, withInterval = true): string {
  if (Number.isNaN(median)) return '–';
  const interval = ` (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  return median.toFixed(digits) + (withInterval && Number.isFinite(low) ? interval : '');
}

export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  process.stdout.write(`${['', line(head), rule, ...rows.map(line), ''].join('\n')}\n`);
}
