import { loadavg } from 'node:os';
import { inText, printTable } from '../figures.ts';
import { chosenPaths } from '../options.ts';
import { type VariantOptions, withVariants } from '../pages/variants.ts';
import { failuresOf, figureOf, inRounds, type Rounds, ratioOf } from '../rounds.ts';
import { kinds, type ThreadTime } from './trace.ts';
import { followTraced, openTraced } from './traced-visits.ts';

export interface CpuOptions extends VariantOptions {
  rounds: number;
  paths: readonly string[];
}

const comparedVariants = ['monolith', 'before', 'site'];

const tracedPages = ['/', '/languages/1111117', '/my-needs'];

const tracedLinks = [
  { from: '/', to: '/my-needs' },
  { from: '/dpac', to: '/faq' },
  { from: '/languages/1111111', to: '/my-needs' },
  { from: '/my-needs', to: '/for-companies' },
];

const explanation = `Milliseconds that the main thread worked, from traces: medians, no emulation of a slower processor.
In brackets: 95 % interval of the median; none where there are fewer than six values.

  /from → /to   from the click on a link, on which the pointer rested for 2.5 s, until the first frame with the next heading
  /path         from the request of the address until the page is idle
  script        compile, evaluate and functions; garbage, style, layout and paint are counted without script around them
  ÷ monolith    median of the ratios within a round
`;

const columns = ['total', 'script', ...kinds] as const;

/** Of the site and of the monolith, when a page opens and when a link is followed. */
export async function benchCpu({ rounds, paths, ...options }: CpuOptions): Promise<void> {
  const traced = [...new Set([...tracedPages, ...tracedLinks.map(({ from }) => from)])];
  const chosen = chosenPaths(paths, traced);
  await withVariants(options, async (browser, all) => {
    const origins = Object.fromEntries(Object.entries(all).filter(([name]) => comparedVariants.includes(name)));
    process.stdout.write(`${explanation}Load average ${loadavg()[0]?.toFixed(1)} at the start.\n`);
    for (const link of tracedLinks.filter(({ from }) => chosen.includes(from)))
      reportTable(
        `${link.from} → ${link.to}`,
        'total',
        await inRounds(origins, rounds, (of) => followTraced(browser, of, link)),
      );
    for (const path of tracedPages.filter((one) => chosen.includes(one)))
      reportTable(path, 'script', await inRounds(origins, rounds, (of) => openTraced(browser, of + path)));
  });
}

function reportTable(title: string, compared: keyof ThreadTime, rounds: Rounds<ThreadTime>): void {
  printTable(
    [title, ...columns, `${compared} ÷ monolith`],
    [...rounds.keys()].map((name) => [
      name,
      ...columns.map((kind) => inText(figureOf(rounds, name, kind), 1, kind === compared)),
      name === 'monolith' ? '' : inText(ratioOf(rounds, [name, 'monolith'], compared), 2),
    ]),
  );
  for (const sentence of failuresOf(rounds)) process.stdout.write(`${sentence}\n`);
}
