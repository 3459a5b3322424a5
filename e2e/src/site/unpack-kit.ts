import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { delivery, root } from '../places.ts';
import { run } from '../run.ts';

/**
 * Packs the kit and unpacks it as an installation would. The repository is below the project, so that other packages are
 * found above it, and has the project's lock file.
 *
 * @returns folder of the kit
 */
export async function unpackKit(repository: string): Promise<string> {
  const kit = join(repository, 'node_modules/@agile-languages/shared');
  await mkdir(kit, { recursive: true });
  await copyFile(join(root, 'package-lock.json'), join(repository, 'package-lock.json'));
  const packed = await run(pinnedNode, [delivery, 'kit-pack'], { env: { INIT_CWD: repository } });
  const [file = ''] = /agile-languages-shared-.*\.tgz/.exec(packed.output) ?? [];
  const unpacked = await run('tar', ['-xzf', join(repository, file), '-C', kit, '--strip-components', '1']);
  if (packed.code !== 0 || unpacked.code !== 0) throw new Error(packed.output + unpacked.output);
  return kit;
}
