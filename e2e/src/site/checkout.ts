import { copyFile, link, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';

const workspaces = ['shared', 'shell', 'api', 'delivery', ...areaNames(root).map(areaFolder)];
const ownFiles = ['package.json', 'package-lock.json', 'biome.json', '.gitignore'];
const notCopied = /(^|[\\/])node_modules([\\/]|$)|\.test\.tsx?$/;

export const copySources = (sources: string): Promise<void> => place(root, sources, copyFile);

/**
 * Below the project, so packages are found. Its files are links: change them with `replaceFile`. @param compiled what
 * Node has compiled
 */
export async function linkCheckout(folder: string, sources: string, compiled: string): Promise<string> {
  await place(sources, folder, link);
  for (const name of ownFiles) await copyFile(join(root, name), join(folder, name));
  const links = join(folder, 'node_modules/@agile-languages');
  await mkdir(links, { recursive: true });
  for (const name of workspaces) await symlink(join(folder, name), join(links, name), 'junction');
  const caches = join(folder, '.cache');
  const fonts = join(root, '.cache/fonts');
  for (const kept of [caches, fonts, compiled]) await mkdir(kept, { recursive: true });
  await symlink(fonts, join(caches, 'fonts'), 'junction');
  await symlink(compiled, join(caches, 'node'), 'junction');
  return folder;
}

export async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, text);
}

async function place(from: string, to: string, put: (source: string, target: string) => Promise<void>): Promise<void> {
  for (const name of workspaces) {
    const entries = await readdir(join(from, name), { recursive: true, withFileTypes: true });
    const paths = (kind: 'isDirectory' | 'isFile') =>
      entries
        .filter((entry) => entry[kind]())
        .map((entry) => relative(from, join(entry.parentPath, entry.name)))
        .filter((path) => !notCopied.test(path));
    await mkdir(join(to, name), { recursive: true });
    for (const path of paths('isDirectory')) await mkdir(join(to, path), { recursive: true });
    await Promise.all(paths('isFile').map((path) => put(join(from, path), join(to, path))));
  }
}
