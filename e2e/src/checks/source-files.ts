import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const isSource = /\.tsx?$/;
const isLeftOut = /(^|\/)(node_modules|dist|hosts|frameworks)\/|\.(test|spec)\.tsx?$|\/(test|testing)\//;

/** Text of every source file below a folder, without its tests, by its path with `/` between folders. */
export async function sourceFiles(folder: string): Promise<Map<string, string>> {
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
