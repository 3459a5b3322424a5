import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { cache } from '@agile-languages/e2e/src/places.ts';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { chromium } from '@playwright/test';
import { median, printTable } from '../figures.ts';
import { packCandidates } from './pack-candidates.ts';
import { type Change, type DrillSite, liveReleases, releaseMachine, siteCommand } from './release-machine.ts';
import { browse, type TabResult } from './visitor-tabs.ts';

/**
 * Two machines change one site at once while five tabs browse and fill in forms. @returns whether every change did what
 * it should, none was lost, and no tab saw an error, a failed request or lost text
 */
export async function benchReleases(rounds: number): Promise<boolean> {
  const folder = join(cache, `run-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    return await releasesIn(folder, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function releasesIn(folder: string, rounds: number): Promise<boolean> {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const { executablePath, args } = await chosenBrowser();
  const candidates = await packCandidates(folder);
  const { url: origin, stop } = await startSite(folders);
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const site = { origin, folders };
  try {
    let isOver = false;
    let changed = Promise.withResolvers<void>();
    const browsing = browse(browser, { origin, isOver: () => isOver, nextChange: () => changed.promise });
    const first = await liveReleases(site);
    const machines = [
      releaseMachine(site, candidates, ['catalog', 'experts'], first),
      releaseMachine(site, candidates, ['enrolment'], first),
    ];
    const changes: Change[] = [];
    for (let round = 1; round <= rounds; round++) {
      changes.push(...(await Promise.all(machines.map((change) => change()))));
      if (round === rounds) isOver = true;
      changed.resolve();
      changed = Promise.withResolvers();
      process.stdout.write(`round ${round} of ${rounds}\n`);
    }
    changed.resolve();
    return report(changes, await browsing, await lostIn(site, changes.length));
  } finally {
    await browser.close();
    await stop();
  }
}

async function lostIn(site: DrillSite, count: number): Promise<string[]> {
  const { code, output } = await siteCommand(site, ['history', '--verify']);
  const { stdout } = await siteCommand(site, ['history']);
  const recorded = stdout.split('\n').filter((line) => line.includes('drill')).length;
  return [
    ...(code === 0 ? [] : [output]),
    ...(recorded === count ? [] : [`${count} changes, ${recorded} in the history.`]),
  ];
}

function report(changes: readonly Change[], tabs: readonly TabResult[], lost: readonly string[]): boolean {
  const byKind = Object.entries(Object.groupBy(changes, ({ kind }) => kind));
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  printTable(
    ['change', 'times', 'failed', 'median in s', 'slowest in s'],
    byKind.map(([kind, ofKind = []]) => {
      const times = ofKind.map(({ milliseconds }) => milliseconds);
      const failed = ofKind.filter(({ fault }) => fault).length;
      return [kind, String(times.length), String(failed), seconds(median(times)), seconds(Math.max(...times))];
    }),
  );
  printTable(
    ['tab', 'done', 'problems'],
    tabs.map(({ name, done, problems }) => [name, String(done), String(problems.length)]),
  );
  const problems = tabs.flatMap((tab) => tab.problems.map((problem) => `${tab.name}: ${problem}`));
  const faults = [...changes.flatMap(({ fault }) => fault ?? []), ...problems, ...lost];
  for (const fault of new Set(faults)) process.stdout.write(`${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'Nothing failed, nothing was lost.\n' : `${faults.length} faults.\n`);
  return faults.length === 0;
}
