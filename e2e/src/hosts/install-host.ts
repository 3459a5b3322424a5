import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './npm-command.ts';

/** Installs the packages of a host's lock, unless they are there already. */
export async function installHost(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if ((await textOf(installed)) === lock) return;
  const { code, output } = await runNpm(['ci'], folder);
  if (code !== 0) throw new Error(`npm ci in ${folder} failed.\n${output}`);
  await writeFile(installed, lock);
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
