import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AreaDescription, Registry, ShellDescription } from '@agile-languages/shared/registry';

export async function liveReleases(releases: string) {
  const read = async <Value>(path: string): Promise<Value> => JSON.parse(await readFile(join(releases, path), 'utf8'));
  const registry = await read<Registry>('registry.json');
  const shell = await read<ShellDescription>(`shell/${registry.shell.release}/release.json`);
  const areas = await Promise.all(
    Object.entries(registry.areas).map(async ([name, { release }]) => ({
      name,
      description: await read<AreaDescription>(`${name}/${release}/release.json`),
    })),
  );
  return { registry, shell, areas };
}

/** In bytes. */
export async function brotliSize(releases: string, name: string, release: string, file: string): Promise<number> {
  return (await stat(join(releases, name, release, 'browser', `${file}.br`))).size;
}

/** Without compressed copies: a site makes them while it is served. */
export async function checksums(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sums = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
