import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';
import { folderCycles } from './folder-cycles.ts';

const paths = (files: Record<string, string>) => folderCycles(new Map(Object.entries(files))).map(({ path }) => path);

test('folders that import each other: named with a file on each side', () => {
  const sources = new Map([
    ['src/build/build.ts', "import { store } from '../store/store.ts';"],
    ['src/store/store.ts', "import type { Build } from '../build/build.ts';"],
  ]);

  expect(folderCycles(sources)).toEqual([
    {
      path: 'src/build > src/store > src/build',
      imports: ['src/build/build.ts -> src/store/store.ts', 'src/store/store.ts -> src/build/build.ts'],
    },
  ]);
});

test('folders that import each other in different files: named', () => {
  expect(
    paths({
      'src/build/build.ts': "import '../store/store.ts';",
      'src/store/lock.ts': "const build = await import('../build/inputs.ts');",
    }),
  ).toEqual(['src/build > src/store > src/build']);
});

test('three folders in a circle: named once', () => {
  expect(
    paths({
      'src/a/a.ts': "export * from '../b/b.ts';",
      'src/b/b.ts': "import { c } from '../c/c.ts';",
      'src/c/c.ts': "import { a } from '../a/a.ts';",
    }),
  ).toEqual(['src/a > src/b > src/c > src/a']);
});

test('folders inside a folder: compared with each other', () => {
  expect(
    paths({
      'src/parts/a/a.ts': "import { b } from '../b/b.ts';",
      'src/parts/b/b.ts': "import { a } from '../a/a.ts';",
    }),
  ).toEqual(['src/parts/a > src/parts/b > src/parts/a']);
});

test('file and folder beside it that import each other: named', () => {
  expect(
    paths({
      'src/context.ts': "import { hash } from './security/passwords.ts';",
      'src/security/limit.ts': "import type { Context } from '../context.ts';",
    }),
  ).toEqual(['src/context.ts > src/security > src/context.ts']);
});

test('file that imports a folder, and another file that the folder imports: nothing', () => {
  expect(
    paths({
      'src/cli.ts': "import { start } from './commands/start.ts';",
      'src/commands/start.ts': "import { readConfig } from '../config.ts';",
      'src/config.ts': "import { join } from 'node:path';",
    }),
  ).toEqual([]);
});

test('two files of one folder that import each other: left to the linter', () => {
  expect(paths({ 'src/a.ts': "import './b.ts';", 'src/b.ts': "import './a.ts';" })).toEqual([]);
});

const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

test.each(workspaces)('workspace %s: no folders import each other', async (name) => {
  expect(folderCycles(await sourceFiles(join(root, name)))).toEqual([]);
});

const isSource = /\.tsx?$/;
const isLeftOut = /(^|\/)(node_modules|dist|hosts|frameworks)\/|\.(test|spec)\.tsx?$|\/(test|testing)\//;

async function sourceFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isLeftOut.test(path))
    .sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}
