/** @module-tag all */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { area } from '@agile-languages/shared/build';
import { expect, onTestFinished, test } from 'vitest';
import { runBuild } from '../../build/build.ts';
import { template } from '../../commands/new-area.ts';
import { root } from '../../paths.ts';
import { readArtefact } from '../receive/read-artefact.ts';
import { createRepository } from './create-repository.ts';
import { packForTeams } from './team-package.ts';

const run = promisify(execFile);

/** Packages of others are found there. */
async function testRepository() {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/team-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const repository = join(folder, 'stories');
  await createRepository(repository, 'stories');
  const files = (await readdir(repository, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const installed = join(repository, 'node_modules/@agile-languages/shared');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, await packForTeams(folder)), '-C', installed, '--strip-components', '1']);
  await copyFile(join(root, 'package-lock.json'), join(repository, 'package-lock.json'));
  const tool = (path: string, ...args: string[]) => run(process.execPath, [path, ...args], { cwd: repository });
  return { folder, repository, installed, files: files.map(({ name }) => name), tool };
}

test('repository of its own: types, tests and build succeed, and the area needs what it would need here', async () => {
  const { folder, files, installed, tool } = await testRepository();
  const packages = join(root, 'node_modules');

  await tool(join(packages, 'typescript/bin/tsc'), '-p', '.');
  const tests = await tool(join(packages, 'vitest/vitest.mjs'), 'run');
  const file = join(folder, 'stories.tgz');
  await tool(join(installed, 'delivery/src/extras/own-repositories/team.js'), 'pack', 'stories', '--out', file);

  expect(tests.stdout).toMatch(/3 passed/);
  const { description } = await readArtefact(file, join(folder, 'unpacked'));
  const here = await runBuild('example', area(template)({ outDir: join(folder, 'here'), build: 'example' }));
  expect(description).toMatchObject({ version: '1.0.0', needs: here.needs });
  expect(files.filter((name) => /\.tsx?$/.test(name)).sort()).toEqual([
    'area.ts',
    'latest.section.test.tsx',
    'latest.section.tsx',
    'rspack.config.ts',
    'stories.page.test.tsx',
    'stories.page.tsx',
    'vitest.config.ts',
  ]);
});

test('shell, in a repository of its own: is not among what can be packed', async () => {
  const { installed, tool } = await testRepository();

  await expect(
    tool(join(installed, 'delivery/src/extras/own-repositories/team.js'), 'pack', 'shell'),
  ).rejects.toMatchObject({
    stderr: 'There is no area "shell". Areas are: stories.\n',
  });
});

test('type error in a repository of its own: found', async () => {
  const { repository, tool } = await testRepository();
  await rm(join(repository, 'mf-stories/src/latest/latest.section.tsx'));

  await expect(tool(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).rejects.toMatchObject({
    stdout: expect.stringContaining('latest.section.tsx'),
  });
});

test('package of the same sources: the same bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const packed = async () => readFile(join(folder, await packForTeams(folder)));

  expect((await packed()).equals(await packed())).toBe(true);
});
