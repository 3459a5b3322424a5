import { readFile } from 'node:fs/promises';
import { readSides } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';

/** What a command has found and decided upon: another text when another command has changed something of it. */
export async function basisOf(store: Store): Promise<string> {
  const files = [store.registry, store.frozen, store.keys, store.site];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const canaries = (await readSides(store)).filter(({ kind }) => kind === 'canary');
  return JSON.stringify([texts, canaries.map(({ name, release }) => [name, release])]);
}
