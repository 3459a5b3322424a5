import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs work with an empty folder that is removed after it. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'agile-languages-')));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
