import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Installs what only some tests and benchmarks need, unless it is there: a folder with a lock file of its own.
 *
 * @throws with what npm said
 */
export async function installFolder(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if ((await textOf(installed)) === lock) return;
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  await execute(command, [...first, 'ci', ...installFlags], { cwd: folder, timeout: 120_000 });
  await writeFile(installed, lock);
}

export const installFlags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
