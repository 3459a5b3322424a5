import type { Store } from '../store/store.ts';
import { buildRelease } from './build-release.ts';
import { keepRelease } from './keep-release.ts';

/**
 * Builds a workspace and keeps the result as an immutable release, known by the hash of all of it.
 *
 * @param inputs hash of what the build reads
 * @returns the hash
 */
export const createRelease = (store: Store, name: string, inputs: string): Promise<string> =>
  keepRelease(store, name, async (draft) => (await buildRelease(draft, name, inputs)).release);
