import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import { delivery } from '../places.ts';
import { type RunResult, run } from '../run.ts';
import { copyReleases } from './copy-releases.ts';
import { type RunningSite, type SiteFolders, siteEnv, startSite } from './start-site.ts';

/** Releases that one test may change or break. */
export interface OwnStore {
  folders: SiteFolders;
  registry: () => Promise<Registry>;
  /** Runs a command of delivery on these releases; `checkout` may name another copy of the sources. */
  command: (args: readonly string[], checkout?: string, env?: Record<string, string>) => Promise<RunResult>;
  /** Removes the folders. */
  remove: () => Promise<void>;
}

/** The same with a server of its own, and with its own database. */
export interface OwnSite extends OwnStore {
  url: string;
  /** What the server has printed so far. */
  output: () => string;
  /** What the server names as live. */
  registry: () => Promise<Registry>;
  /** Folder of the browser files of an area's live release. */
  browserFiles: (area: string) => Promise<string>;
  /** Takes the browser files of an area's live release away. */
  takeAway: (area: string) => Promise<void>;
  putBack: (area: string) => Promise<void>;
  stopServer: () => Promise<void>;
}

/** Copies the releases of the running site, which were prerendered for that origin. */
export async function copyStore(folder: string, origin: string, from: string): Promise<OwnStore> {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await copyReleases(from, folders.releases);
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

/** Serves a copy of the releases on a port of its own. */
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
