import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenBrowser } from '../browser/chosen-browser.ts';
import { cache } from '../places.ts';
import { runTool } from '../run.ts';
import type { Scope } from '../scope/scope.ts';
import { figuresOf, type PlaywrightReport, playwrightCounts, type VitestReport, vitestCounts } from './counts.ts';
import type { Step } from './run-steps.ts';

/** In milliseconds. */
const unitTestLimit = 2_100_000;

/** In milliseconds: Playwright says then which tests failed. */
const globalTimeout = 2_900_000;

/** In milliseconds: Playwright itself is ended. */
const limit = globalTimeout + 300_000;

/** Playwright sets FORCE_COLOR, and Node warns where NO_COLOR is set, too. */
const withoutColours = { NO_COLOR: undefined, FORCE_COLOR: '0' };

/** Many unit tests wait for processes and timers, so what reads files alone runs beside them. */
export function stepsOf(scope: Scope, isVerbose: boolean): Step[][] {
  return [
    [
      check('format', 'biome', ['format', ...scope.sources]),
      check('lint', 'biome', ['lint', '--error-on-warnings', ...scope.sources]),
      check('types', 'tsc', ['-b', ...scope.types]),
      check('unused code', 'knip', ['--no-config-hints', ...scope.unused]),
      unitTests(scope.unitTests, isVerbose),
    ],
    ...(scope.browserTests ? [[browser], [browserTests(scope.browserTests, isVerbose)]] : []),
  ];
}

const check = (name: string, tool: string, args: readonly string[]): Step => ({
  name,
  work: async () => {
    const { code, output } = await runTool(tool, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, summary: '', output };
  },
});

const unitTests = (chosen: readonly string[], isVerbose: boolean): Step => ({
  name: 'unit tests',
  work: async () => {
    const report = join(cache, 'unit-tests.json');
    await mkdir(cache, { recursive: true });
    await rm(report, { force: true });
    const shown = isVerbose ? ['--reporter=verbose'] : ['--reporter=dot', '--silent=passed-only'];
    const kept = ['--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runTool('vitest', ['run', ...chosen, ...shown, ...kept], { limit: unitTestLimit });
    const counts = vitestCounts(await readReport<VitestReport>(report), code);
    return { ...counts, summary: `${counts.passed + counts.failed} tests`, output };
  },
});

/** Counts nothing: without a browser the tests in it fail. */
const browser: Step = {
  name: 'browser',
  work: async () => ({ passed: 0, failed: 0, output: '', summary: (await chosenBrowser()).name }),
};

const browserTests = (chosen: readonly string[], isVerbose: boolean): Step => ({
  name: 'released site',
  work: async () => {
    const file = join(cache, 'browser-tests.json');
    await rm(file, { force: true });
    const env = { E2E_REPORTER: isVerbose ? 'list' : 'dot', ...withoutColours };
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--global-timeout', `${globalTimeout}`, ...chosen];
    const { code, output } = await runTool('playwright', args, { env, limit });
    const report = await readReport<PlaywrightReport>(file);
    const counts = playwrightCounts(report, code);
    return { ...counts, summary: `${counts.passed + counts.failed} tests`, figures: figuresOf(report ?? {}), output };
  },
});

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
