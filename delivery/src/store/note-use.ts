import { utimes } from 'node:fs/promises';
import type { Store } from './store.ts';

/** A release that a command uses from now on. */
export const noteUse = (store: Store, name: string, release: string, now = new Date()): Promise<void> =>
  utimes(store.release(name, release), now, now).catch(() => {});
