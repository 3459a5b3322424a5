import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { chromium } from '@playwright/test';
import { median } from '../figures.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { buildMonolith } from './monolith.ts';
import { serveVariants, type VariantName, variantNames } from './variants.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Visits each page as static HTML, as a monolith and as the site, in turns, and prints medians and the median ratio
 * within a round. Slow line and processor are Chromium's own emulation.
 */
export async function benchPages(site: string | undefined, rounds: number): Promise<void> {
  const { executablePath, args } = await chosenBrowser();
  await withSite(site, async (origin) => {
    const monolith = await buildMonolith();
    const variants = await serveVariants(origin, monolith);
    const browser = await chromium.launch({ executablePath, args: [...args] });
    try {
      for (const page of measuredPages) {
        const visits = new Map<VariantName, Visit[]>(variantNames.map((name) => [name, []]));
        for (let round = -1; round < rounds; round++)
          for (const name of variantNames) {
            const found = await visit(browser, variants.origins[name], name === 'static' ? staticOf(page) : page);
            if (round >= 0) visits.get(name)?.push(found);
          }
        report(page.path, visits);
      }
    } finally {
      await browser.close();
      await variants.stop();
      await monolith.remove();
    }
  });
}

const staticOf = ({ path }: MeasuredPage): MeasuredPage => ({ path });

const figures = ['lcp', 'control', 'bytes', 'requests', 'depth', 'shift', 'next'] as const;

function report(path: string, visits: ReadonlyMap<VariantName, Visit[]>): void {
  const valuesOf = (name: VariantName, figure: keyof Visit) => (visits.get(name) ?? []).map((each) => each[figure]);
  printTable(
    [path, 'LCP', 'working control', 'bytes until then', 'requests', 'depth', 'shift', 'next page'],
    variantNames.map((name) => [name, ...figures.map((figure) => shown(median(valuesOf(name, figure)), figure))]),
  );
  const ratio = (one: VariantName, other: VariantName, figure: keyof Visit) => {
    const divisors = valuesOf(other, figure);
    return median(valuesOf(one, figure).map((value, round) => value / (divisors[round] ?? Number.NaN)));
  };
  const more = (figure: keyof Visit) => median(valuesOf('site', figure)) - median(valuesOf('monolith', figure));
  const goals: [goal: string, limit: number, measured: number][] = [
    ['LCP ÷ static', 1.1, ratio('site', 'static', 'lcp')],
    ['working control ÷ monolith', 1.1, ratio('site', 'monolith', 'control')],
    ['bytes until then ÷ monolith', 1.15, ratio('site', 'monolith', 'bytes')],
    ['requests beyond monolith', 2, more('requests')],
    ['layout shift', 0, median(valuesOf('site', 'shift'))],
    ['next page in ms', 50, median(valuesOf('site', 'next'))],
    ['next page ÷ monolith', 1, ratio('site', 'monolith', 'next')],
    ['40 areas: control ÷ 4 areas', 1.02, ratio('site40', 'site', 'control')],
    ['400 areas: control ÷ 4 areas', 1.02, ratio('site400', 'site', 'control')],
    ['400 areas: next page ÷ 4 areas', 1.02, ratio('site400', 'site', 'next')],
  ];
  printTable(
    [`goal for ${path}`, 'at most', 'measured', 'reached'],
    goals.map(([goal, limit, measured]) => [
      goal,
      String(limit),
      measured.toFixed(2),
      measured <= limit + 0.004 ? 'yes' : 'no',
    ]),
  );
}

function shown(value: number, figure: keyof Visit): string {
  if (Number.isNaN(value)) return '–';
  return figure === 'shift' ? value.toFixed(3) : value.toFixed(0);
}
