import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenBrowser } from '../browser/chosen-browser.ts';
import { cache } from '../places.ts';
import { browserTestsOf, type Team } from '../teams/teams.ts';
import { runTool } from './check.ts';
import { figuresOf, type PlaywrightReport, playwrightCounts } from './playwright-counts.ts';
import type { Step } from './step.ts';

/** After how long Playwright ends the tests and says which ones failed, in milliseconds. A slow machine needs half of it. */
const globalTimeout = 2_400_000;

/** After how long Playwright itself is ended, in milliseconds. */
const limit = globalTimeout + 300_000;

/** Looks for a browser, or fetches one. Counts nothing: without one the tests in it fail. */
export const browser: Step = {
  name: 'browser',
  work: async () => ({ passed: 0, failed: 0, output: '', summary: (await chosenBrowser()).name }),
};

/** Releases and serves the site, then tries it in the browser: all of it, or what concerns one team. */
export const browserTests = (team: Team | undefined, isVerbose: boolean): Step => ({
  name: 'released site',
  work: async () => {
    const file = join(cache, 'browser-tests.json');
    await rm(file, { force: true });
    const chosen = team ? ['--grep', browserTestsOf(team)] : [];
    const env = { E2E_REPORTER: isVerbose ? 'list' : 'dot', ...withoutColours };
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--global-timeout', `${globalTimeout}`, ...chosen];
    const { code, output } = await runTool('playwright', args, { env, limit });
    const report = await readReport(file);
    const counts = playwrightCounts(report, code);
    return { ...counts, summary: `${counts.passed + counts.failed} tests`, figures: figuresOf(report ?? {}), output };
  },
});

/** Playwright sets FORCE_COLOR for its workers, and Node warns of every process that has NO_COLOR as well. */
const withoutColours = { NO_COLOR: undefined, FORCE_COLOR: '0' };

async function readReport(file: string): Promise<PlaywrightReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
