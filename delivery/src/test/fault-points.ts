/** Faults in the steps of a change of a store that others can see. */
import fs, { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** `kill`: before the step. `torn`: in the middle of what it writes. `full`: the disk takes nothing from then on. */
export type StrikeFault = 'kill' | 'torn' | 'full';

export interface FaultPoint {
  directory: string;
  /** Number of the step. Absent: there is no fault. */
  at?: number;
  fault?: StrikeFault;
}

/** @returns how many steps there were */
export function meetFault({ directory, at, fault }: FaultPoint): () => number {
  let steps = 0;
  let isFull = false;

  /** What is written into drafts and locks is no part of what others see. */
  const isStep = (path: unknown) => {
    const place = relative(directory, String(path));
    return !place.startsWith('..') && !place.includes('draft-') && !place.startsWith('.lock');
  };

  async function end(): Promise<void> {
    process.kill(process.pid, 'SIGKILL');
    await wait(60_000);
  }

  const half = (data: unknown) => (typeof data === 'string' ? data.slice(0, data.length / 2) : Buffer.alloc(0));

  const writing =
    (write: typeof writeFile): typeof writeFile =>
    async (path, data, ...more) => {
      const isHere = isStep(path) && ++steps === at;
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
  const moving = <Move extends typeof rename | typeof rm>(move: Move, target: 0 | 1) =>
    (async (...args: Parameters<Move>) => {
      if (isStep(args[target]) && ++steps === at) {
        if (fault !== 'full') await end();
        isFull = true;
      }
      return (move as (...input: unknown[]) => Promise<void>)(...args);
    }) as Move;

  Object.assign(fs, {
    writeFile: writing(writeFile),
    appendFile: writing(appendFile as typeof writeFile),
    rename: moving(rename, 1),
    rm: moving(rm, 0),
  });
  syncBuiltinESMExports();
  return () => steps;
}
