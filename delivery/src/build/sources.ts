import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { areaNames } from '@agile-languages/shared/build/checkout';
import type { AreaDescription, Registry } from '@agile-languages/shared/registry';
import { codeFolder, root, workspaceOf } from '../paths.ts';
import { releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

const notInput = /(^|\/)(node_modules|dist|test)(\/|$)|\.test\.tsx?$|\.md$/;

export function inputsOf(name: string): Promise<string> {
  const shared = join(codeFolder, 'shared');
  const ofThisCheckout = root === codeFolder ? [join(shared, 'src'), join(shared, 'build')] : [];
  const folders = [workspaceOf(name), ...ofThisCheckout];
  return hashOf(root, folders, [join(root, 'package-lock.json')]);
}

export const buildIdOf = (name: string, inputs: string): string => `${name}-${inputs.slice(0, 8)}`;

export async function hashOf(base: string, folders: string[], more: string[]): Promise<string> {
  const lists = await Promise.all(folders.map(filesBelow));
  const files = [...lists.flat(), ...more].sort();
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(`${relative(base, file)}\0`).update(texts[index] ?? '');
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notInput.test(relative(folder, file)));
}

const run = promisify(execFile);

/** With `+` behind it when files differ; `undefined` without version control. */
export async function commitOf(checkout: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', ['-C', checkout, ...args])).stdout.trim();
  try {
    const [top = '', commit] = (await git('rev-parse', '--show-toplevel', 'HEAD')).split('\n');
    if (!commit || realpathSync(top) !== realpathSync(checkout)) return undefined;
    return (await git('status', '--porcelain', '--untracked-files=no')) ? `${commit}+` : commit;
  } catch {
    return undefined;
  }
}

/** A team's own repository has no shell. */
export const sourceNames = (): string[] => [...(root === codeFolder ? ['shell'] : []), ...areaNames(root)];

export async function differingNames(
  store: Store,
  registry: Registry | undefined,
  names: readonly string[],
): Promise<string[]> {
  const differences = await Promise.all(
    names.map(async (name) => {
      const live = releaseIn(registry, name);
      const inputs = await inputsOf(name);
      return !live || (await buildOf(store, name, live)) !== buildIdOf(name, inputs);
    }),
  );
  return names.filter((_, index) => differences[index]);
}

const buildOf = async (store: Store, name: string, release: string) =>
  (await readDescription<AreaDescription>(store, name, release)).build;
