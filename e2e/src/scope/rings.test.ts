import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';
import { runTool } from '../run.ts';
import { scopeOf } from './scope.ts';

const patient = 120_000;
const daily = scopeOf({ name: undefined, isChanged: false, isAll: false });
const everything = scopeOf({ name: undefined, isChanged: false, isAll: true });

async function unitTests(...args: readonly string[]): Promise<Listed[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'list-'));
  const report = join(folder.path, 'list.json');
  const { code, output } = await runTool('vitest', ['list', `--json=${report}`, ...args]);
  if (code !== 0) throw new Error(output);
  const tests: { file: string; name: string }[] = JSON.parse(await readFile(report, 'utf8'));
  return tests.map(({ file, name }) => ({ file: relative(root, file), title: `${file} ${name}` }));
}

async function browserTests(...args: readonly string[]): Promise<Listed[]> {
  const list = ['test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
  const env = { E2E_CHOSEN_BROWSER: JSON.stringify({ name: 'none', args: [] }) };
  const { stdout } = await runTool('playwright', [...list, ...args], { env });
  const testsOf = ({ specs = [], suites = [] }: Suite): Listed[] => [
    ...specs.map(({ file, id }) => ({ file: `e2e/tests/${file}`, title: id })),
    ...suites.flatMap(testsOf),
  ];
  return testsOf(JSON.parse(stdout));
}

interface Listed {
  file: string;
  title: string;
}

interface Suite {
  specs?: readonly { file: string; id: string }[];
  suites?: readonly Suite[];
}

const lists = (list: (...args: readonly string[]) => Promise<Listed[]>, chosen: readonly (readonly string[])[]) =>
  Promise.all(chosen.map(async (args) => (await list(...args)).map(({ title }) => title).sort()));

test('npm test -- --all: leaves out no unit test and no browser test', () => {
  expect([everything.unitTests, everything.browserTests]).toEqual([[], []]);
});

const filesIn = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

test('every file of tests: is run by Vitest, or is in a folder of Playwright', { timeout: patient }, async () => {
  const listed = new Set((await unitTests('--filesOnly')).map(({ file }) => file));

  const others = filesIn('*.test.ts', '*.test.tsx', '*.spec.ts').filter((file) => !listed.has(file));

  expect(listed.size).toBeGreaterThan(500);
  expect(others.filter((file) => !/^e2e\/(?:tests\/[\w-]+|browsers|frameworks)\/[\w-]+\.spec\.ts$/.test(file))).toEqual(
    [],
  );
});

test('every file of tests of the site in a browser: is run by Playwright', {
  tags: ['all'],
  timeout: patient,
}, async () => {
  const listed = new Set((await browserTests()).map(({ file }) => file));

  expect(filesIn('e2e/tests/*.spec.ts').filter((file) => !listed.has(file))).toEqual([]);
});

test('daily ring and the tests with the tag "all": together every test, none of them twice', {
  tags: ['all'],
  timeout: patient,
}, async () => {
  const onlyTagged = { unitTests: ['--tags-filter', 'all'], browserTests: ['--grep', String.raw`@all(?:\s|$)`] };
  const rings = [everything, daily, onlyTagged];
  for (const [list, chosen] of [
    [unitTests, rings.map((ring) => ['--static-parse', ...ring.unitTests])],
    [browserTests, rings.map((ring) => ring.browserTests ?? [])],
  ] as const) {
    const [all = [], ofEveryDay = [], tagged = []] = await lists(list, chosen);

    expect(tagged.length).toBeGreaterThan(20);
    expect([...ofEveryDay, ...tagged].sort()).toEqual(all);
  }
});
