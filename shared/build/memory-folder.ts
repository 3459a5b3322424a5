import { existsSync, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';

/** A folder whose files stay in memory, where the machine has one with room. Containers often have 64 MB there. */
export const memoryFolder: string | undefined = hasRoom(sharedMemory) ? sharedMemory : undefined;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 31;
}
