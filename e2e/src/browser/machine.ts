import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';
import { run } from '../run.ts';

/** What looking for a browser needs to know of this machine, and may do to it. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  arch: string;
  isRoot: boolean;
  exists: (file: string) => boolean;
  /** Files of this name in the folders of PATH. */
  inPath: (name: string) => string[];
  /** Answers whether it worked; a closed network is given up after half a minute without progress. */
  installWithPlaywright: () => Promise<boolean>;
  /** Path of the browser that came with the packages. */
  unpackBundled: () => Promise<string>;
  installWithApt: () => Promise<boolean>;
}

const patience = { limit: 180_000, quiet: 30_000 };

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  inPath: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .filter((file) => existsSync(file)),
  installWithPlaywright: async () => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const { code } = await run(pinnedNode, [cli, 'install', '--only-shell', 'chromium'], patience);
    return code === 0;
  },
  unpackBundled: async () => (await import('@sparticuz/chromium')).default.executablePath(),
  installWithApt: async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { ...patience, env });
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
    const { code } = await run('apt-get', install, { ...patience, env });
    return code === 0;
  },
};
