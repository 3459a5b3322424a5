/** @module-tag all */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@agile-languages/shared/paths';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cache, root } from '../places.ts';
import { run } from '../run.ts';
import { createEarlierDatabase } from '../site/earlier-database.ts';
import { startSite } from '../site/start-site.ts';

const patient = 600_000;
const patiently = { timeout: patient };
let copy = '';

beforeAll(async () => {
  copy = await copyOfCheckout();
  for (const [document, heading] of [
    ['CONTRIBUTING.md', '### A page in an area'],
    ['api/README.md', '## A new field of a class'],
    ['api/README.md', '## A new action of a class'],
  ] as const)
    for (const step of stepsOf(document, heading)) apply(copy, step);
}, patient);

afterAll(() => rm(copy, { recursive: true, force: true }), patient);

test('recipes of a page, of a field and of an action: the compiler passes', patiently, async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { output, code } = await run(process.execPath, [tsc, '-b'], { cwd: copy });

  expect([output, code]).toEqual(['', 0]);
});

test.each([
  ['mf-catalog', 'src/area.test.ts', 'src/books/books.page.test.tsx'],
  ['api', 'src/resources/class/every-door.test.ts', 'src/resources/enrolment/mails.test.ts', 'src/desk/roles.test.ts'],
])('recipes, tests of %s that they name: pass', patiently, async (project, ...tests) => {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project];

  const { code, output } = await run(process.execPath, [...vitest, ...tests], { cwd: copy });

  expect(code, output).toBe(0);
});

test(
  'recipes, over the database of an earlier version: the site starts, with the page; the command line, the CSV file, the public call, the page of the class and a mail have the field; the action is a command',
  patiently,
  async () => {
    const folders = { releases: join(copy, 'releases'), data: join(copy, 'data') };
    const env = { DEMO: '1', DATA_DIR: folders.data, LOG_LEVEL: 'silent' };
    const trainer = async (...args: string[]) => {
      const { code, output, stdout } = await run(process.execPath, ['api/src/command-line/main.ts', ...args], {
        cwd: copy,
        env,
      });
      expect([code, output]).toEqual([0, output]);
      return stdout;
    };
    createEarlierDatabase(folders.data, 7).close();
    const site = await startSite(folders, undefined, { PUBLISH: 'on' }, copy);
    onTestFinished(site.stop);
    const pageAt = async (path: string) => (await fetch(site.url + path)).text();

    const books = await pageAt('/books');
    expect(books).toContain('<h1>Books</h1>');
    expect(books).toContain('"calle/GetFaqList"');

    expect(await trainer('change-class', '--id', '500001', '--equipment', 'Test laptop')).toBe(
      'Changed class 500001.\n',
    );
    const file = join(copy, 'classes.csv');
    await trainer('export', file);
    const [head = '', ...rows] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toContain(',equipment,');
    expect(rows.find((row) => row.startsWith('500001,'))).toContain(',Test laptop,');

    const answer = await fetch(`${site.url}/api/calle/GetClassList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kv: { startLimit: 0, limit: 1, fkClassId: '500001', fkDpLangId: '' } }),
    });
    expect((await answer.json()).tbl[0].r[0]).toMatchObject({ id: '500001', equipment: 'Test laptop' });
    await expect.poll(() => pageAt(paths.class('500001')), { timeout: 60_000 }).toContain('>Test laptop</span>');

    await trainer('enrol', '--email', 'anna@example.org', '--class', '500001');
    expect(await pageAt('/outbox')).toContain('Equipment: Test laptop');
    await trainer('remark-class', '--id', '500001', '--words', 'A company has asked for it.');
  },
);

async function copyOfCheckout(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'recipe-'));
  // PostgreSQL is installed in it and started as another user.
  chmodSync(copy, 0o755);
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
