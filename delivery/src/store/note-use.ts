import { utimes } from 'node:fs/promises';
import type { Store } from './store.ts';

export const noteUse = (store: Store, name: string, release: string, now = new Date()): Promise<void> =>
  utimes(store.release(name, release), now, now).catch(() => {});
