import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import { delivery } from '../places.ts';
import { type RunResult, run } from '../run.ts';
import { copyReleases } from './copy-releases.ts';
import { type RunningSite, type SiteFolders, siteEnv, startSite } from './start-site.ts';

/** A site that one test may break: its own releases, database and server. */
export interface OwnSite {
  url: string;
  folders: SiteFolders;
  /** What the server has said so far. */
  output: () => string;
  registry: () => Promise<Registry>;
  /** Folder of the browser files of an area's live release. */
  browserFiles: (area: string) => Promise<string>;
  /** Takes the browser files of an area's live release away. */
  takeAway: (area: string) => Promise<void>;
  putBack: (area: string) => Promise<void>;
  /** Runs a command of delivery on this site; `checkout` may name another copy of the sources. */
  command: (args: readonly string[], checkout?: string) => Promise<RunResult>;
  stopServer: () => Promise<void>;
  /** Stops the server and removes the folders. */
  stop: () => Promise<void>;
}

/** Copies the releases of the running site and serves them on a port of their own. */
export async function startOwnSite(folder: string, origin: string, from: string): Promise<OwnSite> {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  await copyReleases(from, folders.releases);
  const running: RunningSite = await startSite(folders, origin);
  const registry = async (): Promise<Registry> => (await fetch(`${running.url}/registry.json`)).json();
  const browserFiles = async (area: string) => {
    const { areas } = await registry();
    return join(folders.releases, area, areas[area]?.release ?? '', 'browser');
  };
  return {
    url: running.url,
    folders,
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
    command: (args, checkout) =>
      run(pinnedNode, [checkout ? join(checkout, 'delivery/src/cli.ts') : delivery, ...args], {
        env: siteEnv(folders, origin),
      }),
    stopServer: running.stop,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
