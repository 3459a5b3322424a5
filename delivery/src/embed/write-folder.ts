import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Writes a folder that appears complete or not at all: it is written under another name first. A folder that is there
 * already is replaced.
 *
 * @param write puts the files into the folder that it gets
 */
export async function writeFolder(folder: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await write(draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
