import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';

const workspaces = ['shared', 'shell', 'api', 'delivery', ...areaNames(root).map(areaFolder)];

/**
 * A second copy of the sources, for a test that changes them. It is below the project,
 * so installed packages are found above it; the workspaces are its own.
 */
export async function copyCheckout(folder: string): Promise<string> {
  const links = join(folder, 'node_modules/@agile-languages');
  await mkdir(links, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'biome.json', '.gitignore'])
    await cp(join(root, name), join(folder, name));
  for (const name of workspaces) {
    const from = join(root, name);
    await cp(from, join(folder, name), {
      recursive: true,
      filter: (path) => !relative(from, path).split(/[\\/]/).includes('node_modules'),
    });
    await symlink(join(folder, name), join(links, name), 'junction');
  }
  return folder;
}
