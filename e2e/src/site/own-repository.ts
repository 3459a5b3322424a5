import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { runNpm, startRegistry } from '../hosts/npm.ts';
import { delivery, root } from '../places.ts';
import { type RunResult, run } from '../run.ts';

export interface OwnRepository {
  folder: string;
  install: () => Promise<RunResult>;
  npmRun: (script: string, ...args: string[]) => Promise<RunResult>;
  remove: () => Promise<void>;
}

const packageName = '@agile-languages/shared';

export async function ownRepository(): Promise<OwnRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'repository-'));
  const folder = join(parent, 'stories');
  const made = await run(pinnedNode, [delivery, 'new-area', 'stories', '--standalone', folder]);
  const packed = await run(pinnedNode, [delivery, 'team-package'], { env: { INIT_CWD: parent } });
  if (made.code + packed.code > 0) throw new Error(made.output + packed.output);
  const file = (await readdir(parent)).find((name) => name.endsWith('.tgz')) ?? '';
  const registry = await startRegistry(packageName, join(parent, file));
  await writeFile(join(folder, '.npmrc'), `@agile-languages:registry=${registry.url}\n`);
  await lockPackages(folder);
  const path = [dirname(pinnedNode), process.env.PATH].join(delimiter);
  return {
    folder,
    install: () => runNpm(['install'], folder),
    npmRun: (script, ...args) =>
      run('npm', ['run', script, '--', ...args], { cwd: folder, env: { PATH: path, INIT_CWD: undefined } }),
    remove: async () => {
      registry.stop();
      await rm(parent, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Npm then finds the packages in its cache. */
async function lockPackages(folder: string): Promise<void> {
  const { packages, ...lock } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const others = Object.entries<{ link?: boolean }>(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, name: 'stories', packages: Object.fromEntries(others) }),
  );
}
