import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { run } from '../run.ts';

const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Installs the packages of a host's lock, unless they are there already. */
export async function installHost(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if ((await textOf(installed)) === lock) return;
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [pinnedNode, npm] : ['npm'];
  const { code, output } = await run(command, [...args, 'ci', ...flags], { cwd: folder, limit: 120_000 });
  if (code !== 0) throw new Error(`npm ci in ${folder} failed.\n${output}`);
  await writeFile(installed, lock);
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
