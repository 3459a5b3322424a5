import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../build/inputs.ts';
import { root } from '../paths.ts';
import type { Store } from '../store/store.ts';
import { writeFolder } from './write-folder.ts';

const shared = join(root, 'shared');

/** Builds the loader, the React components and the federated containers, once for the same sources. @returns the folder */
export async function commonFiles(store: Store): Promise<string> {
  const inputs = await hashOf(
    root,
    [join(shared, 'src/embed'), join(shared, 'build')],
    [join(root, 'package-lock.json')],
  );
  const folder = store.embed(`parts-${inputs}`);
  if (existsSync(folder)) return folder;
  const { commonConfigs } = await import('@agile-languages/shared/build');
  const { runBuild } = await import('../build/build.ts');
  await writeFolder(folder, (draft) => runBuild('embed', commonConfigs(draft)));
  return folder;
}
