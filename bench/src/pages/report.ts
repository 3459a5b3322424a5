import type { Estimate } from '../figures.ts';
import { printTable } from '../table.ts';
import { failuresOf, figureOf, ratioOf, type Visits } from './rounds.ts';
import type { Visit } from './visit.ts';

const figures: readonly (readonly [figure: keyof Visit, title: string])[] = [
  ['lcp', 'LCP'],
  ['first', 'first control'],
  ['below', 'control below'],
  ['firstBytes', 'bytes until first'],
  ['workingBytes', 'bytes until both'],
  ['idleBytes', 'bytes until idle'],
  ['requests', 'requests'],
  ['depth', 'depth'],
  ['shift', 'shift'],
  ['nextRested', 'next, rested'],
  ['nextHovered', 'next, hovered'],
  ['nextTouched', 'next, touched'],
];

/** What the rows and columns mean, printed above the tables. */
export const explanation = `Medians of cold visits on an emulated phone: round trip 150 ms, 1.6 Mbit/s, processor 4 times slower. Times in ms.
In brackets: 95 % interval of the median; – where there are fewer than six values.

  static      the prerendered document without its code: the bound for painting
  monolith    the same sources in one build without federation and registry, in the same documents:
              what a ratio to it exceeds 1 by is the price of independent releases
  site        as released
  site40, site400   the same with so many areas in the registry, each with routes, release and hashes of its own
  before      the site of --before

  first control, control below   from the request of the address until a click had an effect; one is tried every 20 ms
                                 from the first paint on:
                                 the menu button's state in the first view; a tab, switch or Pause button further down
  bytes until first, both, idle  received, compressed, in files that were complete when the first control worked, when
                                 both did, and in all
  depth                          the document is 1, what it requests 2, what that requests 3
  next                           from the click on a link to another area until its heading is painted:
                                 the pointer rested on the link for 2.5 s, came 200 ms before, or there is none
`;

const shown = (value: number, figure: keyof Visit) =>
  Number.isNaN(value) ? '–' : value.toFixed(figure === 'shift' ? 3 : 0);

const interval = ({ low, high }: Estimate, show: (value: number) => string) =>
  Number.isFinite(low) && Number.isFinite(high) ? ` (${show(low)} to ${show(high)})` : '';

function cell(estimate: Estimate, figure: keyof Visit): string {
  const isCount = figure === 'requests' || figure === 'depth';
  return shown(estimate.median, figure) + (isCount ? '' : interval(estimate, (value) => shown(value, figure)));
}

/** Prints what was found on one page: every figure of every variant, ratios beside their goals, and failed visits. */
export function report(path: string, visits: Visits): void {
  const names = [...visits.keys()];
  printTable(
    [path, ...names],
    figures.map(([figure, title]) => [title, ...names.map((name) => cell(figureOf(visits, name, figure), figure))]),
  );
  const ratio = (one: string, other: string, figure: keyof Visit) => ratioOf(visits, one, other, figure);
  const rows: [what: string, limit: number, measured: Estimate][] = [
    ['LCP ÷ static', 1, ratio('site', 'static', 'lcp')],
    ['first control ÷ monolith', 1.05, ratio('site', 'monolith', 'first')],
    ['control below ÷ monolith', 1.05, ratio('site', 'monolith', 'below')],
    ['bytes until first ÷ monolith', 1.08, ratio('site', 'monolith', 'firstBytes')],
    ['bytes until both ÷ monolith', 1.08, ratio('site', 'monolith', 'workingBytes')],
    ['layout shift', 0, figureOf(visits, 'site', 'shift')],
    ['next, rested ÷ monolith', 1, ratio('site', 'monolith', 'nextRested')],
    ['400 areas: first control ÷ 4 areas', 1.02, ratio('site400', 'site', 'first')],
    ['400 areas: next, hovered ÷ 4 areas', 1.1, ratio('site400', 'site', 'nextHovered')],
    ...(visits.has('before')
      ? figures
          .slice(0, 6)
          .map(([figure, title]): [string, number, Estimate] => [
            `${title} ÷ before`,
            Number.NaN,
            ratio('site', 'before', figure),
          ])
      : []),
  ];
  const two = (value: number) => value.toFixed(2);
  printTable(
    [`ratios on ${path}`, 'goal', 'measured', 'reached'],
    rows
      .filter(([, , { median }]) => !Number.isNaN(median))
      .map(([what, limit, measured]) => [
        what,
        Number.isNaN(limit) ? '–' : `≤ ${limit}`,
        two(measured.median) + interval(measured, two),
        Number.isNaN(limit) ? '–' : measured.median <= limit + 0.004 ? 'yes' : 'no',
      ]),
  );
  for (const name of names) {
    const failures = failuresOf(visits, name);
    if (failures.length > 0) process.stdout.write(`${failures.length} visits of ${name} failed: ${failures[0]}\n`);
  }
}
