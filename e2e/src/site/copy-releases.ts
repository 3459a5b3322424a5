import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Copies a folder of releases. What delivery never writes again is linked; the few files that it rewrites are copied.
 * Whoever wants to change a linked file has to replace it.
 */
export async function copyReleases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = (kind: 'isDirectory' | 'isFile') =>
    entries.filter((entry) => entry[kind]()).map((entry) => relative(from, join(entry.parentPath, entry.name)));
  for (const folder of paths('isDirectory')) await mkdir(join(to, folder), { recursive: true });
  const place = (file: string) => (file.includes('/') || file.includes('\\') ? link : copyFile);
  await Promise.all(paths('isFile').map((file) => place(file)(join(from, file), join(to, file))));
}
