import type { Estimate } from '../figures.ts';
import { printTable } from '../table.ts';
import { failuresOf, type Rounds, ratioOf, timeOf } from './rounds.ts';
import { kinds, type ThreadTime } from './thread-time.ts';

/** What the tables mean, printed above them. */
export const explanation = `Milliseconds that the main thread worked, from traces: medians, no emulation of a slower processor.
In brackets: 95 % interval of the median; none where there are fewer than six values.

  /from → /to   from the click on a link, on which the pointer rested for 2.5 s, until the first frame with the next heading
  /path         from the request of the address until the page is idle
  script        compile, evaluate and functions; garbage, style, layout and paint are counted without script around them
  ÷ monolith    median of the ratios within a round
`;

const columns = ['total', 'script', ...kinds] as const;

/** Prints a row for each variant, with the ratio of one kind of work to that of the monolith. */
export function reportTable(title: string, compared: keyof ThreadTime, rounds: Rounds): void {
  const names = [...rounds.keys()];
  printTable(
    [title, ...columns, `${compared} ÷ monolith`],
    names.map((name) => [
      name,
      ...columns.map((kind) => shown(timeOf(rounds, name, kind), 1, kind === compared)),
      name === 'monolith' ? '' : shown(ratioOf(rounds, name, 'monolith', compared), 2, true),
    ]),
  );
  for (const name of names) {
    const failures = failuresOf(rounds, name);
    if (failures.length > 0) process.stdout.write(`${failures.length} visits of ${name} failed: ${failures[0]}\n`);
  }
}

function shown({ median, low, high }: Estimate, digits: number, withInterval: boolean): string {
  if (Number.isNaN(median)) return '–';
  const interval = withInterval && Number.isFinite(low);
  return median.toFixed(digits) + (interval ? ` (${low.toFixed(digits)} to ${high.toFixed(digits)})` : '');
}
