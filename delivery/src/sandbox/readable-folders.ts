import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeFolder, root } from '../paths.ts';

/** What the code of a server bundle needs of this machine beside the releases themselves: the packages, and `shared`. */
export function readableFolders(): string[] {
  const folders = [
    join(codeFolder, 'package.json'),
    join(codeFolder, 'shared'),
    join(codeFolder, 'delivery/src'),
    ...packageFolders(root),
  ];
  return folders.map((folder) => realpathSync(folder));
}

/** Every `node_modules` that packages of a folder are looked for in. */
function packageFolders(folder: string): string[] {
  const packages = join(folder, 'node_modules');
  const above = dirname(folder) === folder ? [] : packageFolders(dirname(folder));
  return existsSync(packages) ? [packages, ...above] : above;
}
