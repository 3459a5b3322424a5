import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../places.ts';
import { runTool } from './check.ts';
import type { Step } from './step.ts';
import { type VitestReport, vitestCounts } from './vitest-counts.ts';

/** Tests that Vitest runs: those of these projects, or all when there are none. */
export const unitTests = (projects: readonly string[], isVerbose: boolean): Step => ({
  name: 'unit tests',
  work: async () => {
    const report = join(cache, 'unit-tests.json');
    await mkdir(cache, { recursive: true });
    await rm(report, { force: true });
    const chosen = projects.flatMap((project) => ['--project', project]);
    const shown = isVerbose ? ['--reporter=verbose'] : ['--reporter=dot', '--silent=passed-only'];
    const { code, output } = await runTool('vitest', [
      'run',
      ...chosen,
      ...shown,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const counts = vitestCounts(await readReport(report), code);
    return { ...counts, summary: `${counts.passed + counts.failed} tests`, output };
  },
});

async function readReport(file: string): Promise<VitestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
