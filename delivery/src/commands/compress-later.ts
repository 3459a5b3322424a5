import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { line, step } from '../progress.ts';
import { readUses, unservedFiles } from '../store/page-list.ts';
import { uncompressedIn } from '../store/precompress.ts';
import { namesIn, readRegistry, releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

/**
 * Compresses files that are served and have no compressed copies yet, in a process that gives way to all others and ends
 * with this one.
 *
 * @param drafts folder for unfinished copies, on the disk of the files
 * @param folders folders with the files
 */
export async function compressLater(name: string, drafts: string, folders: readonly string[]): Promise<void> {
  const found = (await Promise.all(folders.map(uncompressedIn))).flat();
  const files = found.filter((file) => !unservedFiles.includes(basename(file)));
  if (files.length === 0) return;
  await step(
    `compress ${name}`,
    () => compress(drafts, files),
    () => `${files.length} files`,
  );
}

async function compress(drafts: string, files: readonly string[]): Promise<void> {
  const child = fork(new URL('../store/compress.child.ts', import.meta.url));
  child.send({ drafts, files });
  const [code] = await once(child, 'exit');
  if (code !== 0) line('Some files are served uncompressed until the next start.');
}

/** Folders of the pages and of the browser files of what is live. */
export async function liveFolders(store: Store): Promise<string[]> {
  const registry = await readRegistry(store);
  if (!registry) return [];
  const releases = namesIn(registry).map((name) => store.release(name, releaseIn(registry, name) ?? ''));
  const pages = store.pages(registry.revision);
  const used = (await readUses(pages)).map(store.pages);
  const folders = [...releases.map((release) => join(release, 'browser')), pages, ...used];
  return folders.filter((folder) => existsSync(folder));
}
