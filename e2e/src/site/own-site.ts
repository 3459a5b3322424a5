import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import { delivery } from '../places.ts';
import { type RunResult, run } from '../run.ts';
import { type RunningSite, type SiteFolders, siteEnv, startSite } from './start-site.ts';

export interface OwnStore {
  folders: SiteFolders;
  registry: () => Promise<Registry>;
  command: (args: readonly string[], checkout?: string, env?: Record<string, string>) => Promise<RunResult>;
  remove: () => Promise<void>;
}

export interface OwnSite extends OwnStore {
  url: string;
  pid: number;
  output: () => string;
  registry: () => Promise<Registry>;
  browserFiles: (area: string) => Promise<string>;
  takeAway: (area: string) => Promise<void>;
  putBack: (area: string) => Promise<void>;
  stopServer: () => Promise<void>;
}

export async function copyStore(folder: string, origin: string, from: string): Promise<OwnStore> {
  const store = storeIn(folder, origin);
  await copyReleases(from, store.folders.releases);
  return store;
}

export function storeIn(folder: string, origin: string): OwnStore {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  return {
    folders,
    registry: async () => JSON.parse(await readFile(join(folders.releases, 'registry.json'), 'utf8')),
    command: (args, checkout, env) =>
      run(pinnedNode, [checkout ? join(checkout, 'delivery/src/cli.ts') : delivery, ...args], {
        env: { ...siteEnv(folders, origin), ...env },
      }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export async function serveStore(store: OwnStore, origin: string): Promise<OwnSite> {
  const running: RunningSite = await startSite(store.folders, origin);
  const registry = async (): Promise<Registry> => (await fetch(`${running.url}/registry.json`)).json();
  const browserFiles = async (area: string) => {
    const { areas } = await registry();
    return join(store.folders.releases, area, areas[area]?.release ?? '', 'browser');
  };
  return {
    ...store,
    url: running.url,
    pid: running.pid,
    output: running.output,
    registry,
    browserFiles,
    takeAway: async (area) => {
      const files = await browserFiles(area);
      await rename(files, `${files}-away`);
    },
    putBack: async (area) => {
      const files = await browserFiles(area);
      await rename(`${files}-away`, files);
    },
    stopServer: running.stop,
  };
}

/** Files that a server writes come and go. */
const ofServers = 'reports';

/** Files that delivery never writes again are links: a test replaces them. */
export async function copyReleases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile()) await copyFile(join(from, entry.name), join(to, entry.name));
    else if (entry.name !== ofServers) await linkFolder(join(from, entry.name), join(to, entry.name));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = (kind: 'isDirectory' | 'isFile') =>
    entries.filter((entry) => entry[kind]()).map((entry) => relative(from, join(entry.parentPath, entry.name)));
  for (const folder of paths('isDirectory')) await mkdir(join(to, folder), { recursive: true });
  await Promise.all(paths('isFile').map((file) => link(join(from, file), join(to, file))));
}
