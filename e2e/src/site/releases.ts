import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, Registry, ShellDescription } from '@agile-languages/shared/registry';

/** What the live releases say of themselves, read from their folders. */
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

/** Bytes of a browser file as it is sent to a browser that accepts brotli. */
export async function brotliSize(releases: string, name: string, release: string, file: string): Promise<number> {
  return (await stat(join(releases, name, release, 'browser', `${file}.br`))).size;
}
