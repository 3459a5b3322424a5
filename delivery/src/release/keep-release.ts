import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { isIntact } from './verify-release.ts';

/**
 * Keeps a release as `<name>/<hash>/`. One that is there and whole is left as it is. Its browser files are compressed when
 * it becomes live.
 *
 * @param fill writes the release into the folder that it gets
 * @returns the hash, as `fill` returned it
 */
export async function keepRelease(
  store: Store,
  name: string,
  fill: (draft: string) => Promise<string>,
): Promise<string> {
  const draft = join(store.directory, name, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    const release = await fill(draft);
    if (await isIntact(store, name, release)) return release;
    await rm(store.release(name, release), { recursive: true, force: true });
    await rename(draft, store.release(name, release));
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
