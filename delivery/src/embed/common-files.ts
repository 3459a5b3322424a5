import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../build/inputs.ts';
import { root, type Store } from '../places.ts';

const shared = join(root, 'shared');

/** Builds the loader and the React wrapper, once for the same sources. @returns the folder */
export async function commonFiles(store: Store): Promise<string> {
  const inputs = await hashOf(
    root,
    [join(shared, 'src/embed'), join(shared, 'build')],
    [join(root, 'package-lock.json')],
  );
  const folder = store.embed(`parts-${inputs}`);
  if (existsSync(folder)) return folder;
  const { embedConfig } = await import('@agile-languages/shared/build');
  const { runBuild } = await import('../build/build.ts');
  const draft = `${folder}.${process.pid}`;
  try {
    await runBuild('embed', [
      embedConfig(shared, { loader: './src/embed/loader.ts', react: './src/embed/react.ts' }, draft),
    ]);
    await rename(draft, folder);
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
