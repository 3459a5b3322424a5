import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Given, runScript, type Usage, underPinnedNode } from '@agile-languages/shared/build/checkout';
import { cache } from '../places.ts';
import { runTool } from '../run.ts';
import { faultRows, faultTable, type TestResult } from './fault-table.ts';

const usage = {
  script: 'test:faults',
  does: 'Tests of kills, lost connections and full disks, several times each, as a table.',
  flags: { 'no-browser': 'without those in a browser' },
  texts: {
    times: ['number', 'of rounds; default: 3'],
    kills: ['number', 'in a round; default: 10'],
    only: ['part', 'of the path of a test'],
  },
  examples: ['test:faults', 'test:faults -- --only /kill --kills 200 --times 1'],
} as const satisfies Usage;

const unitTests = [
  'api/src/testing/kill',
  'api/src/testing/clock-jumps',
  'api/src/testing/lost-output',
  'api/src/testing/used-descriptors',
  'api/src/testing/hanging-names',
  'api/src/testing/ended-certificate',
  'api/src/security/sign-in-load',
  'api/src/database/sqlite-faults',
  'api/src/database/failures',
  'api/src/database/postgres-faults',
  'api/src/database/standby',
  'api/src/database/transact',
  'api/src/backups/restore',
  'api/src/backups/point-in-time',
  'api/src/http/limit-connections',
  'delivery/src/activate/kill-release',
  'delivery/src/activate/strikes',
  'delivery/src/activate/interleavings',
  'e2e/src/faults/bare-installation',
  'delivery/src/serve/live-site',
  'delivery/src/serve/api-process',
  'delivery/src/store/file-lock',
  'delivery/src/extras/object-storage/object-store',
  'delivery/src/extras/object-storage/lost-connections',
  'shared/src/api/client',
  'shared/src/api/read-rows',
  'shell/src/federation',
];
const browserTests = [
  'tests/shell/area-down',
  'tests/shell/registry',
  'tests/embed/failures',
  'tests/enrolment/check-out-faults',
];

await underPinnedNode();
await runScript(usage, runFaults);

async function runFaults({ flags, texts }: Given<'no-browser', 'times' | 'kills' | 'only'>): Promise<void> {
  const { kills = '10', only = '' } = texts;
  const chosen = (paths: readonly string[]) => paths.filter((path) => path.includes(only));
  const times = Number(texts.times ?? 3);
  const inBrowser = flags.has('no-browser') ? [] : chosen(browserTests);
  const results: TestResult[] = [];
  await mkdir(cache, { recursive: true });
  for (let time = 1; time <= times && chosen(unitTests).length > 0; time++) {
    process.stdout.write(`unit tests, ${time} of ${times}\n`);
    results.push(...(await runUnitTests(chosen(unitTests), kills)));
  }
  if (inBrowser.length > 0) {
    process.stdout.write(`browser tests, ${times} times each\n`);
    results.push(...(await runBrowserTests(inBrowser, times)));
  }
  const rows = faultRows(results);
  process.stdout.write(`\n${faultTable(rows)}\n`);
  for (const { name, why } of results) if (why) process.stdout.write(`\n${name}\n${why}\n`);
  process.exitCode = rows.length > 0 && rows.every(({ failed }) => failed === 0) ? 0 : 1;
}

async function runUnitTests(paths: readonly string[], kills: string): Promise<TestResult[]> {
  const file = join(cache, 'faults-unit.json');
  await rm(file, { force: true });
  const env = { KILL_ROUNDS: kills };
  // A kill or a load in one file would be a fault in another.
  const how = ['--no-file-parallelism', '--reporter=json', `--outputFile.json=${file}`];
  await runTool('vitest', ['run', ...paths, ...how], { env });
  const report: UnitReport = JSON.parse(await readFile(file, 'utf8'));
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, ancestorTitles, status, failureMessages }) => ({
        name: [...ancestorTitles, title].join(', '),
        hasPassed: status === 'passed',
        why: failureMessages.join('\n'),
      })),
  );
}

async function runBrowserTests(paths: readonly string[], times: number): Promise<TestResult[]> {
  const file = join(cache, 'browser-tests.json');
  await rm(file, { force: true });
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...paths, '--repeat-each', String(times)];
  await runTool('playwright', args, { env: { E2E_REPORTER: 'dot' } });
  return specsOf(JSON.parse(await readFile(file, 'utf8')));
}

function specsOf({ specs = [], suites = [] }: Suite): TestResult[] {
  return [...specs.map(({ title, ok }) => ({ name: title, hasPassed: ok })), ...suites.flatMap(specsOf)];
}

interface UnitReport {
  testResults: readonly {
    assertionResults: readonly {
      title: string;
      ancestorTitles: readonly string[];
      status: string;
      failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  specs?: readonly { title: string; ok: boolean }[];
  suites?: readonly Suite[];
}
