import { loadavg } from 'node:os';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { UsageError } from '@agile-languages/shared/errors';
import { chromium } from '@playwright/test';
import { buildMonolith } from '../pages/monolith.ts';
import { serveVariants } from '../pages/variants.ts';
import { withSite } from '../site.ts';
import { explanation, reportTable } from './report.ts';
import { inRounds } from './rounds.ts';
import { followTraced, openTraced } from './traced-visits.ts';

export interface CpuOptions {
  /** Origin of a running site. Default: a released site of its own. */
  site?: string | undefined;
  /** Origin of another site that takes part in the same rounds. */
  before?: string | undefined;
  rounds: number;
  /** Paths of pages that are opened, and left by their link. Default: all. */
  paths: readonly string[];
}

const tracedPages = ['/', '/languages/1111117', '/my-needs'];

const tracedLinks = [
  { from: '/', to: '/my-needs' },
  { from: '/dpac', to: '/faq' },
  { from: '/languages/1111111', to: '/my-needs' },
  { from: '/my-needs', to: '/for-companies' },
];

/** Prints what the main thread works while a page opens and while a link is followed, of the site and of the monolith. */
export async function benchCpu({ site, before, rounds, paths }: CpuOptions): Promise<void> {
  const traced = [...new Set([...tracedPages, ...tracedLinks.map(({ from }) => from)])];
  const unknown = paths.filter((path) => !traced.includes(path));
  if (unknown.length > 0)
    throw new UsageError(`Not traced: ${unknown.join(', ')}. Traced pages: ${traced.join(', ')}.`);
  const isChosen = (path: string) => paths.length === 0 || paths.includes(path);
  const { executablePath, args } = await chosenBrowser();
  await withSite(site, async (origin) => {
    const monolith = await buildMonolith();
    const variants = await serveVariants(origin, before?.replace(/\/$/, ''), monolith);
    const wanted = ['monolith', 'before', 'site'].filter((name) => variants.origins[name]);
    const origins = Object.fromEntries(wanted.map((name) => [name, variants.origins[name] ?? '']));
    const browser = await chromium.launch({ executablePath, args: [...args] });
    process.stdout.write(`${explanation}Load average ${loadavg()[0]?.toFixed(1)} at the start.\n`);
    try {
      for (const link of tracedLinks.filter(({ from }) => isChosen(from)))
        reportTable(
          `${link.from} → ${link.to}`,
          'total',
          await inRounds(origins, rounds, (of) => followTraced(browser, of, link)),
        );
      for (const path of tracedPages.filter(isChosen))
        reportTable(path, 'script', await inRounds(origins, rounds, (of) => openTraced(browser, of + path)));
    } finally {
      await browser.close();
      await variants.stop();
      await monolith.remove();
    }
  });
}
