import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../places.ts';
import { startSite } from './start-site.ts';

/** Releases and serves the whole site, fresh, for all tests of this run. */
export default async function globalSetup() {
  const folder = join(cache, `run-${process.pid}`);
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await mkdir(folder, { recursive: true });
  await removeLeftovers();
  const site = await startSite(folders);
  process.env.E2E_SITE = site.url;
  process.env.E2E_FOLDER = folder;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Folders of runs that were ended before they could clear up. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(cache)) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
