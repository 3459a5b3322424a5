import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@agile-languages/shared/registry';
import { buildHosts } from '../hosts/build-hosts.ts';
import { serveHosts } from '../hosts/host-server.ts';
import { cache } from '../places.ts';
import { signInToDesk } from './ask-desk.ts';
import { copySources } from './checkout.ts';
import { loadPages } from './load-pages.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Releases and serves the whole site, fresh, for all tests of this run, and the pages of partners beside it. */
export default async function globalSetup() {
  const folder = join(cache, `run-${process.pid}`);
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await mkdir(folder, { recursive: true });
  await removeLeftovers();
  const [site, built] = await Promise.all([
    startSite(folders),
    buildHosts().catch(withoutBuilt),
    copySources(join(folder, 'sources')),
  ]);
  const { embed = '' }: Registry = await (await fetch(`${site.url}/registry.json`)).json();
  const hosts = await serveHosts(built, site.url, embed);
  process.env.E2E_SITE = site.url;
  process.env.E2E_FOLDER = folder;
  process.env.E2E_HOSTS = hosts.url;
  process.env.E2E_DESK = await signInToDesk(site.url);
  process.env.E2E_PAGES = JSON.stringify(await loadPages(site.url));
  await compressed(site);
  return async () => {
    await hosts.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A first start compresses while it serves. The tests see the site as it is after that. */
async function compressed({ output }: RunningSite): Promise<void> {
  for (let tries = 0; tries < 1200 && !output().includes('compress what is live'); tries += 1) await setTimeout(50);
}

/** Only the tests of hosts that had to be built fail then. */
function withoutBuilt(cause: unknown): string {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`);
  return '';
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
