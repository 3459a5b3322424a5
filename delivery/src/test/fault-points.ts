import fs, { type writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** `kill`: before the step. `torn`: in the middle of what it writes. `full`: the disk takes nothing from then on. */
export type StrikeFault = 'kill' | 'torn' | 'full';

export interface FaultPoint {
  directory: string;
  at?: number;
  fault?: StrikeFault;
}

/** Whatever else the module has is a step. */
const reading = 'access constants glob lstat open opendir readFile readdir readlink realpath stat statfs watch'.split(
  ' ',
);

/** Their second argument is what others see then. */
const twoPaths = ['copyFile', 'cp', 'link', 'rename', 'symlink'];

/** @returns the steps, as `rename pages/3` */
export function meetFault({ directory, at, fault }: FaultPoint): () => readonly string[] {
  const steps: string[] = [];
  let isFull = false;

  /** Drafts and locks are no part of what others see. */
  const isStep = (path: unknown) => {
    const place = relative(directory, String(path));
    return !place.startsWith('..') && !place.includes('draft-') && !place.startsWith('.lock');
  };

  async function end(): Promise<void> {
    process.kill(process.pid, 'SIGKILL');
    await wait(60_000);
  }

  const half = (data: unknown) => (typeof data === 'string' ? data.slice(0, data.length / 2) : Buffer.alloc(0));

  const begin = (name: string, path: unknown) => steps.push(`${name} ${relative(directory, String(path))}`) === at;

  const writing =
    (name: string, write: typeof writeFile): typeof writeFile =>
    async (path, data, ...more) => {
      const isHere = isStep(path) && begin(name, path);
      if (isHere && fault === 'kill') await end();
      if (isHere && fault === 'full') isFull = true;
      if ((isHere && fault === 'torn') || (isFull && isStep(path))) {
        await write(path, half(data), ...more);
        if (fault === 'torn') await end();
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
          syscall: 'write',
          path,
        });
      }
      await write(path, data, ...more);
    };

  /** Full disks take new names, and give away old files. */
  const changing =
    (name: string, change: (...args: unknown[]) => unknown) =>
    async (...args: unknown[]) => {
      const path = args[twoPaths.includes(name) ? 1 : 0];
      if (isStep(path) && begin(name, path)) {
        if (fault !== 'full') await end();
        isFull = true;
      }
      return change(...args);
    };

  for (const name of Object.keys(fs).filter((key) => !reading.includes(key))) {
    const call = Reflect.get(fs, name);
    Reflect.set(fs, name, ['writeFile', 'appendFile'].includes(name) ? writing(name, call) : changing(name, call));
  }
  syncBuiltinESMExports();
  return () => steps;
}
