import { readFile } from 'node:fs/promises';
import { type HeldLock, Overtaken } from '../store/lock.ts';
import { readSides } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';

export interface PausedLock {
  pause: () => Promise<void>;
  /** When the site has changed meanwhile, `keepUnfinished` serves the next try. */
  resume: (keepUnfinished?: () => Promise<string | undefined>) => Promise<void>;
}

export async function pausedLock(store: Store, lock: HeldLock): Promise<PausedLock> {
  const before = await stateOf(store);
  return {
    pause: () => lock.pause(),
    resume: async (keepUnfinished) => {
      await lock.resume().catch(async (cause) => {
        throw cause instanceof Overtaken ? new Overtaken(await keepUnfinished?.()) : cause;
      });
      if ((await stateOf(store)) !== before) throw new Overtaken(await keepUnfinished?.());
    },
  };
}

async function stateOf(store: Store): Promise<string> {
  const files = [store.registry, store.frozen, store.owners, store.keys, store.site];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const canaries = (await readSides(store)).filter(({ kind }) => kind === 'canary');
  return JSON.stringify([texts, canaries.map(({ name, release }) => [name, release])]);
}
