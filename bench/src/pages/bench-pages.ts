import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { UsageError } from '@agile-languages/shared/errors';
import { chromium } from '@playwright/test';
import { withSite } from '../site.ts';
import { measuredPages } from './measured-pages.ts';
import { buildMonolith } from './monolith.ts';
import { plot } from './plot.ts';
import { explanation, report } from './report.ts';
import { runRounds, type Visits } from './rounds.ts';
import { serveVariants } from './variants.ts';

export interface PagesOptions {
  /** Origin of a running site. Default: a released site of its own. */
  site?: string | undefined;
  /** Origin of another site that takes part in the same rounds. */
  before?: string | undefined;
  /** Variants to visit. Default: all. */
  only: readonly string[];
  rounds: number;
  /** Whether the plot and every visit are kept in `bench/results/`. */
  keep: boolean;
  /** Paths of the pages to visit. Default: all. */
  paths: readonly string[];
}

/**
 * Visits each page as static HTML, as a monolith and as the site, in turns, and prints medians and the median ratio
 * within a round. Slow line and processor are Chromium's own emulation.
 */
export async function benchPages({ site, before, only, rounds, keep, paths }: PagesOptions): Promise<void> {
  const measured: readonly string[] = measuredPages.map(({ path }) => path);
  const unknown = paths.filter((path) => !measured.includes(path));
  if (unknown.length > 0)
    throw new UsageError(`Not measured: ${unknown.join(', ')}. Measured pages: ${measured.join(', ')}.`);
  const { executablePath, args } = await chosenBrowser();
  await withSite(site, async (origin) => {
    const monolith = await buildMonolith();
    const variants = await serveVariants(origin, before?.replace(/\/$/, ''), monolith);
    const origins = Object.fromEntries(
      Object.entries(variants.origins).filter(([name]) => only.length === 0 || only.includes(name)),
    );
    const browser = await chromium.launch({ executablePath, args: [...args] });
    const found = new Map<string, Visits>();
    const load = `load average ${loadavg()[0]?.toFixed(1)}`;
    process.stdout.write(explanation);
    try {
      for (const page of measuredPages.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
        const visits = await runRounds(browser, page, origins, rounds);
        found.set(page.path, visits);
        report(page.path, visits);
      }
    } finally {
      await browser.close();
      variants.stop();
      await monolith.remove();
    }
    if (keep) await keepResults(found, `${rounds} rounds, ${machine()}, ${load} at the start`);
  });
}

const results = join(import.meta.dirname, '../../results');

async function keepResults(found: ReadonlyMap<string, Visits>, how: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const title = `${date}, commit ${commit}, ${how}`;
  const file = join(results, `${date}-${commit}`);
  await mkdir(results, { recursive: true });
  await writeFile(`${file}.svg`, plot(found, title));
  const visits = Object.fromEntries([...found].map(([path, variants]) => [path, Object.fromEntries(variants)]));
  await writeFile(`${file}.json`, `${JSON.stringify({ title, visits }, undefined, 1)}\n`);
  process.stdout.write(`\n${title}\n${file}.svg\n${file}.json\n`);
}

const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
