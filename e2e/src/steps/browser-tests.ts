import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenBrowser } from '../browser/chosen-browser.ts';
import { cache } from '../places.ts';
import { runTool } from './check.ts';
import { figuresOf, type PlaywrightReport, playwrightCounts } from './playwright-counts.ts';
import type { Step } from './step.ts';

/** Looks for a browser, or fetches one. Counts nothing: without one the tests in it fail. */
export const browser: Step = {
  name: 'browser',
  work: async () => ({ passed: 0, failed: 0, output: '', summary: (await chosenBrowser()).name }),
};

/** Releases and serves the site, then tries it in the browser. */
export const browserTests: Step = {
  name: 'released site',
  work: async () => {
    const file = join(cache, 'browser-tests.json');
    await rm(file, { force: true });
    const { code, output } = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts']);
    const report = await readReport(file);
    const counts = playwrightCounts(report, code);
    return { ...counts, summary: `${counts.passed + counts.failed} tests`, figures: figuresOf(report ?? {}), output };
  },
};

async function readReport(file: string): Promise<PlaywrightReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
