import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/**
 * Makes a folder with complete pages and their registry the folder of a revision, if there is none yet. Of several
 * processes, on whatever machines, exactly one succeeds: a folder cannot be renamed to one that has files.
 *
 * @returns `false` when another process was first
 */
export async function claimRevision(store: Store, revision: number, draft: string): Promise<boolean> {
  try {
    await rename(draft, store.pages(revision));
    return true;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return false;
    throw cause;
  }
}

/** The registry that a revision was claimed with, or `undefined` when nobody has claimed it. */
export async function claimedRegistry(store: Store, revision: number): Promise<Registry | undefined> {
  const text = await readFile(join(store.pages(revision), 'registry.json'), 'utf8').catch(() => '');
  const registry = checkRegistry(parseJson(text));
  return typeof registry === 'string' ? undefined : registry;
}
