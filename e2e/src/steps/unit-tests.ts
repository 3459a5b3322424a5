import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../places.ts';
import { runTool } from './check.ts';
import type { Step } from './step.ts';
import { type VitestReport, vitestCounts } from './vitest-counts.ts';

/** Tests that Vitest runs, chosen by project: `api`, or `!api` for all but that one. */
export const unitTests = (name: string, project: string): Step => ({
  name,
  work: async () => {
    const report = join(cache, `${project.replace('!', 'not-')}.json`);
    await mkdir(cache, { recursive: true });
    await rm(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runTool('vitest', ['run', '--project', project, ...reporters]);
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
