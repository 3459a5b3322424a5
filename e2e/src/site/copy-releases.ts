import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a server writes while it runs: files come and go, and they say nothing of another site. */
const ofServers = 'reports';

/**
 * Copies a folder of releases. What delivery never writes again is linked; the few files that it rewrites are copied.
 * Whoever wants to change a linked file has to replace it.
 */
export async function copyReleases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile()) await copyFile(join(from, entry.name), join(to, entry.name));
    else if (entry.name !== ofServers) await linkFolder(join(from, entry.name), join(to, entry.name));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = (kind: 'isDirectory' | 'isFile') =>
    entries.filter((entry) => entry[kind]()).map((entry) => relative(from, join(entry.parentPath, entry.name)));
  for (const folder of paths('isDirectory')) await mkdir(join(to, folder), { recursive: true });
  await Promise.all(paths('isFile').map((file) => link(join(from, file), join(to, file))));
}
