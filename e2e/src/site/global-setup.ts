import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../places.ts';
import { startSite } from './start-site.ts';

/** Releases and serves the whole site, fresh, for all tests of this run. */
export default async function globalSetup() {
  const folder = join(cache, `run-${process.pid}`);
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await mkdir(folder, { recursive: true });
  const site = await startSite(folders);
  process.env.E2E_SITE = site.url;
  process.env.E2E_FOLDER = folder;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
