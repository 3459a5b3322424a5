import { type Estimate, inText, printTable } from '../figures.ts';
import { failuresOf, figureOf, type Rounds, ratioOf } from '../rounds.ts';
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

const cell = (estimate: Estimate, figure: keyof Visit) =>
  inText(estimate, figure === 'shift' ? 3 : 0, figure !== 'requests' && figure !== 'depth');

interface Goal {
  what: string;
  limit: number;
  measured: Estimate;
}

function goalsOf(visits: Rounds<Visit>): Goal[] {
  const ratio = (one: string, other: string, figure: keyof Visit) => ratioOf(visits, [one, other], figure);
  const goals: [what: string, limit: number, measured: Estimate][] = [
    ['LCP ÷ static', 1, ratio('site', 'static', 'lcp')],
    ['first control ÷ monolith', 1.05, ratio('site', 'monolith', 'first')],
    ['control below ÷ monolith', 1.05, ratio('site', 'monolith', 'below')],
    ['bytes until first ÷ monolith', 1.08, ratio('site', 'monolith', 'firstBytes')],
    ['bytes until both ÷ monolith', 1.08, ratio('site', 'monolith', 'workingBytes')],
    ['layout shift', 0, figureOf(visits, 'site', 'shift')],
    ['next, rested ÷ monolith', 1, ratio('site', 'monolith', 'nextRested')],
    ['400 areas: first control ÷ 4 areas', 1.02, ratio('site400', 'site', 'first')],
    ['400 areas: next, hovered ÷ 4 areas', 1.1, ratio('site400', 'site', 'nextHovered')],
  ];
  return goals
    .map(([what, limit, measured]) => ({ what, limit, measured }))
    .filter(({ measured }) => !Number.isNaN(measured.median));
}

const reached = ({ limit, measured: { median, low } }: Goal): 'yes' | 'perhaps' | 'no' =>
  median <= limit + rounding ? 'yes' : low <= limit + rounding ? 'perhaps' : 'no';

/** Figures are printed with two digits. */
const rounding = 0.004;

/** By more than the interval of what was measured. */
export const missedGoals = (path: string, visits: Rounds<Visit>): string[] =>
  goalsOf(visits)
    .filter((goal) => reached(goal) === 'no')
    .map(({ what, limit, measured }) => `${path}: ${what} is ${inText(measured, 2)}, and has to be at most ${limit}.`);

export function report(path: string, visits: Rounds<Visit>): void {
  const names = [...visits.keys()];
  printTable(
    [path, ...names],
    figures.map(([figure, title]) => [title, ...names.map((name) => cell(figureOf(visits, name, figure), figure))]),
  );
  printTable(
    [`ratios on ${path}`, 'goal', 'measured', 'reached'],
    goalsOf(visits).map((goal) => [goal.what, `≤ ${goal.limit}`, inText(goal.measured, 2), reached(goal)]),
  );
  if (visits.has('before'))
    printTable(
      [`ratios on ${path}`, '÷ before'],
      figures.slice(0, 6).map(([figure, title]) => [title, inText(ratioOf(visits, ['site', 'before'], figure), 2)]),
    );
  for (const sentence of failuresOf(visits)) process.stdout.write(`${sentence}\n`);
}
