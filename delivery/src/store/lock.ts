import { fileLock } from './file-lock.ts';
import type { Store } from './store.ts';
import { type LockTimes, type Turn, withLock } from './with-lock.ts';

/** Runs `work` when no other command changes the folder of the store. */
export const locked = <Result>(
  store: Store,
  work: (turn: Turn) => Promise<Result>,
  times?: Partial<LockTimes>,
): Promise<Result> => withLock(fileLock(store.lock), work, times);
