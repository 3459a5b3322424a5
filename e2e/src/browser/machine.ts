import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';
import { run } from '../run.ts';

export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  arch: string;
  isRoot: boolean;
  exists: (file: string) => boolean;
  inPath: (name: string) => string[];
  /** A closed network is given up after half a minute without progress. */
  installWithPlaywright: () => Promise<boolean>;
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
