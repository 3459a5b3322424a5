import { join } from 'node:path';
import { compressFiles } from '../store/compress-files.ts';
import type { ReleaseChange } from '../store/history.ts';
import { uncompressedIn } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';

/** Compresses the browser files of releases that are to become live, where the store wants it before. */
export async function compressReleases(store: Store, changed: readonly ReleaseChange[]): Promise<void> {
  if (store.compressesFirst === 'nothing') return;
  for (const { name, to } of changed)
    await compressFiles(store.directory, await uncompressedIn(join(store.release(name, to), 'browser')));
}
