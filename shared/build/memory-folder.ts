import { existsSync, statfsSync } from 'node:fs';

const sharedMemory = '/dev/shm';

/** Where the machine has one with room: containers often have 64 MB there. */
export const memoryFolder: string | undefined = hasRoom(sharedMemory) ? sharedMemory : undefined;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 31;
}
