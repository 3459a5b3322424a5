import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { inRounds, type Rounds } from '../rounds.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { plot } from './plot.ts';
import { explanation, report } from './report.ts';
import { results } from './results.ts';
import { type Origins, type VariantOptions, withVariants } from './variants.ts';
import { approaches, type Visit, visit } from './visit.ts';

export interface PagesOptions extends VariantOptions {
  only: readonly string[];
  rounds: number;
  query: string;
  keep: boolean;
  paths: readonly string[];
}

/** In turns. Slow line and processor are Chromium's own emulation. */
export async function benchPages({ only, rounds, query, keep, paths, ...options }: PagesOptions): Promise<void> {
  const found = new Map<string, Rounds<Visit>>();
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  await withVariants(options, async (browser, origins) => {
    const wanted = Object.entries(origins).filter(([name]) => only.length === 0 || only.includes(name));
    process.stdout.write(explanation);
    for (const measured of measuredPages.filter(({ path }) => paths.includes(path))) {
      const page = { ...measured, path: query ? `${measured.path}?${query}` : measured.path };
      const visits = await visitInRounds(browser, page, Object.fromEntries(wanted), rounds);
      found.set(page.path, visits);
      report(page.path, visits);
    }
  });
  if (keep) await keepResults(found, `${rounds} rounds, ${machine()}, ${load} at the start`);
}

const visitInRounds = (browser: Browser, page: MeasuredPage, origins: Origins, rounds: number) =>
  inRounds(origins, rounds, (origin, name, round) => {
    const approach = approaches[(round + approaches.length) % approaches.length] ?? 'nextRested';
    return visit(browser, origin, name === 'static' ? { path: page.path } : page, approach);
  });

async function keepResults(found: ReadonlyMap<string, Rounds<Visit>>, how: string): Promise<void> {
  const time = new Date().toISOString();
  const date = time.slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const title = `${date}, commit ${commit}, ${how}`;
  const file = join(results, `${time.slice(0, 16).replace(':', '')}-${commit}`);
  await mkdir(results, { recursive: true });
  await writeFile(`${file}.svg`, plot(found, title));
  const visits = Object.fromEntries([...found].map(([path, variants]) => [path, Object.fromEntries(variants)]));
  await writeFile(`${file}.json`, `${JSON.stringify({ title, visits }, undefined, 1)}\n`);
  process.stdout.write(`\n${title}\n${file}.svg\n${file}.json\n`);
}

const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
