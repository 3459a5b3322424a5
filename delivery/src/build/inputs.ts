import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { codeFolder, root, workspaceOf } from '../paths.ts';

const notInput = /(^|\/)(node_modules|dist|test)(\/|$)|\.test\.tsx?$|\.md$/;

/** Hash of everything a build reads: the workspace, what it may import, and the installed versions. */
export function inputsOf(name: string): Promise<string> {
  const shared = join(codeFolder, 'shared');
  const ofThisCheckout = root === codeFolder ? [join(shared, 'src'), join(shared, 'build')] : [];
  const folders = [workspaceOf(name), ...ofThisCheckout];
  return hashOf(root, folders, [join(root, 'package-lock.json')]);
}

/** Name of the build of a workspace from these inputs. */
export const buildIdOf = (name: string, inputs: string): string => `${name}-${inputs.slice(0, 8)}`;

/** Hash of the names and bytes of files, and of all below folders that a build may read. */
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
