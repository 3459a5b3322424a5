import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@agile-languages/shared/registry';
import { buildHosts } from '../hosts/build-hosts.ts';
import { serveHosts } from '../hosts/host-server.ts';
import { cache } from '../places.ts';
import { copySources } from './checkout.ts';
import { signInToDesk } from './own-data.ts';
import { loadPages } from './site-pages.ts';
import { type RunningSite, startSite } from './start-site.ts';

export default async function globalSetup() {
  const folder = join(cache, `run-${process.pid}`);
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await mkdir(folder, { recursive: true });
  await removeLeftovers();
  const [site, built] = await Promise.all([
    startSite(folders),
    leavesOutAll(process.argv) ? '' : buildHosts().catch(withoutBuilt),
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

/** The configuration does not know what the command leaves out. */
const leavesOutAll = (words: readonly string[]) =>
  words.some((word, at) => words[at - 1] === '--grep-invert' && new RegExp(word).test('@all'));

/** A first start compresses while it serves; tests see the site as it is later. */
async function compressed({ output }: RunningSite): Promise<void> {
  for (let tries = 0; tries < 6000 && !output().includes('compress what is live'); tries += 1) await setTimeout(50);
}

function withoutBuilt(cause: unknown): string {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`);
  return '';
}

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
