/** @module-tag all */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cache, root } from '../places.ts';
import { plainEnv, run } from '../run.ts';
import { createEarlierDatabase } from '../site/earlier-database.ts';

const patient = 600_000;

test(
  'recipe of a new field of a class: the compiler passes, and over the database of an earlier version the command line, the CSV file and the public call have the field',
  async () => {
    const copy = await copyOfCheckout();
    const env = { DEMO: '1', DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'silent' };
    const trainer = (...args: string[]) =>
      run(process.execPath, ['api/src/command-line/main.ts', ...args], { cwd: copy, env });
    createEarlierDatabase(join(copy, 'data'), 7).close();

    for (const step of stepsOf('api/README.md', '## A new field of a class')) apply(copy, step);
    await compile(copy);

    const address = await startApi(copy, env);
    const changed = await trainer('change-class', '--id', '500001', '--equipment', 'Test laptop');
    expect(changed).toMatchObject({ code: 0, stdout: 'Changed class 500001.\n' });
    const file = join(copy, 'classes.csv');
    expect((await trainer('export', file)).code).toBe(0);
    const [head = '', ...rows] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toContain(',equipment,');
    expect(rows.find((row) => row.startsWith('500001,'))).toContain(',Test laptop,');

    const answer = await fetch(`${address}/calle/GetClassList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kv: { startLimit: 0, limit: 1, fkClassId: '500001', fkDpLangId: '' } }),
    });
    expect((await answer.json()).tbl[0].r[0]).toMatchObject({ id: '500001', equipment: 'Test laptop' });
  },
  patient,
);

test(
  'recipes of a page in an area and of a new action of a class: the compiler passes, and so do their tests',
  async () => {
    const copy = await copyOfCheckout();
    const steps = [
      ...stepsOf('CONTRIBUTING.md', '### A page in an area'),
      ...stepsOf('api/README.md', '## A new action of a class'),
    ];
    for (const step of steps) apply(copy, step);
    await compile(copy);

    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--tags-filter=!all'];
    const ofPage = ['--project', 'mf-catalog', 'src/area.test.ts', 'src/books/books.page.test.tsx'];
    const ofAction = ['--project', 'api', 'src/resources/class/every-door.test.ts', 'src/desk/roles.test.ts'];
    for (const tests of [ofPage, ofAction])
      expect(await run(process.execPath, [...vitest, ...tests], { cwd: copy })).toMatchObject({ code: 0 });
  },
  patient,
);

async function compile(copy: string): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { output, code } = await run(process.execPath, [tsc, '-b'], { cwd: copy });
  expect([output, code]).toEqual(['', 0]);
}

async function copyOfCheckout(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'recipe-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }), patient);
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = stdout.split('\0').filter((path) => path && existsSync(join(root, path)));
  for (const name of files) cpSync(join(root, name), join(copy, name));
  const own = 'node_modules/@agile-languages';
  cpSync(join(root, own), join(copy, own), { recursive: true, verbatimSymlinks: true });
  for (const workspace of new Set(files.map((name) => name.split('/')[0] ?? ''))) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(copy, packages));
  }
  return copy;
}

interface Step {
  isChange: boolean;
  file: string;
  lines: string[];
}

/** The first line of each block names its file. */
function stepsOf(document: string, heading: string): Step[] {
  const text = readFileSync(join(root, document), 'utf8');
  const [, section = ''] = new RegExp(`^${heading}\\n(.*?)^##`, 'ms').exec(text) ?? [];
  const blocks = section.matchAll(/^( *)```(tsx?|diff)\n(.*?)^ *```$/gms);
  const steps = [...blocks].map(([, indent = '', language, code = '']) => {
    const [name = '', ...lines] = code
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(indent.length));
    const file = name.replace(/^ ?\/\/ /, '').replace('NNNN', '9000');
    return { isChange: language === 'diff', file, lines };
  });
  expect(steps.length).toBeGreaterThan(0);
  return steps;
}

/** What is replaced has to be there once. */
function apply(copy: string, { isChange, file, lines }: Step): void {
  const path = join(copy, file);
  if (!isChange) {
    expect(existsSync(path)).toBe(false);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`);
    return;
  }
  const side = (without: string) => lines.filter((line) => !line.startsWith(without)).map((line) => line.slice(1));
  const parts = readFileSync(path, 'utf8').split(`${side('+').join('\n')}\n`);
  expect([file, parts.length]).toEqual([file, 2]);
  writeFileSync(path, parts.join(`${side('-').join('\n')}\n`));
}

async function startApi(copy: string, env: Record<string, string>): Promise<string> {
  const api = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: copy,
    env: { ...plainEnv(), ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(api, 'exit');
  onTestFinished(async () => {
    api.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for await (const text of api.stdout.setEncoding('utf8')) {
    said += text;
    const [, address] = /Provider API: (\S+)\n/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`The API did not start: ${said}`);
}
