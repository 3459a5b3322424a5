import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Store } from './store.ts';

/** Runs `work` while no other process of this store builds or activates. The lock of a process that has ended is replaced. */
export async function locked<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(store.lock), { recursive: true });
  await take(store);
  try {
    return await work();
  } finally {
    await rm(store.lock, { force: true });
  }
}

async function take(store: Store, isFirstTry = true): Promise<void> {
  try {
    const file = await open(store.lock, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    const holder = Number(await readFile(store.lock, 'utf8').catch(() => ''));
    if (isAlive(holder) || !isFirstTry)
      throw new UserError(`Another release is under way (process ${holder}). Wait until it has ended, then try again.`);
    await rm(store.lock, { force: true });
    await take(store, false);
  }
}

function isAlive(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
