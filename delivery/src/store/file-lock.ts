import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from './json.ts';
import { type HeldLock, type Holder, holderIn, type Lock, type LockTimes, withLock } from './lock.ts';
import type { Store } from './store.ts';

function fileLock(lock: string): Lock {
  return {
    acquire: async (own) => {
      await mkdir(dirname(lock), { recursive: true });
      return create(lock, own);
    },
    state: () => stateOf(lock),
    holder: () => holderOf(lock),
    touch: (own) => touch(lock, own),
    remove: (holder) => remove(lock, holder),
    release: async (own) => {
      if ((await holderOf(lock))?.id === own.id) await rm(lock, { force: true });
    },
  };
}

async function create(lock: string, own: Holder): Promise<boolean> {
  const draft = `${lock}.${own.id}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await link(draft, lock);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

async function touch(lock: string, own: Holder): Promise<void> {
  if ((await holderOf(lock))?.id === own.id) await utimes(lock, new Date(), new Date()).catch(() => {});
}

/** Not from a process that has made it since. */
async function remove(lock: string, holder: Holder | undefined): Promise<void> {
  const old = `${lock}.${randomUUID()}.old`;
  await rename(lock, old).catch(() => {});
  const removed = await holderOf(old);
  if (removed && removed.id !== holder?.id) await link(old, lock).catch(() => {});
  await rm(old, { force: true });
}

async function holderOf(lock: string): Promise<Holder | undefined> {
  return holderIn(parseJson(await readFile(lock, 'utf8').catch(() => '')));
}

async function stateOf(lock: string): Promise<string> {
  const found = await stat(lock, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeNs}` : '';
}

export const locked = <Result>(
  store: Store,
  work: (held: HeldLock) => Promise<Result>,
  times?: Partial<LockTimes>,
): Promise<Result> => withLock(fileLock(store.lock), work, times);
