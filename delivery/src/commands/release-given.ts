import { join, resolve } from 'node:path';
import { fetchArtefact, isPackage } from '../artefact/fetch-artefact.ts';
import { sourceNames } from '../build/source-names.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { step } from '../progress.ts';
import type { ArtefactOptions } from '../receive/artefact-options.ts';
import type { CompressedFirst } from '../store/store.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { nameAmong } from './name-among.ts';
import { releaseArtefact } from './release-artefact.ts';
import { userFolder } from './user-folder.ts';

export interface GivenOptions extends Omit<ArtefactOptions, 'request'> {
  /** What is compressed before it is live, on this machine. Default `releases`. */
  compressesFirst?: CompressedFirst;
}

/**
 * Releases an area of this checkout, an artefact or a package: here, or on a site that runs elsewhere.
 *
 * @param given name of an area, a file, or a package with its version
 * @param key of the team
 * @param site address of the site. Default: the one of this machine
 */
export async function releaseGiven(
  given: string | undefined,
  options: GivenOptions,
  key: SigningKey | undefined,
  site: string | undefined,
): Promise<void> {
  if (!site && !isArtefact(given)) {
    const { releaseWorkspace } = await import('./release-workspace.ts');
    return releaseWorkspace(given, options, key);
  }
  await inTemporaryFolder(async (folder) => {
    const file = await fileOf(given, folder);
    const { compressesFirst: _, ...others } = options;
    if (!site) return releaseArtefact(file, others);
    const { sendRelease } = await import('./send-release.ts');
    await sendRelease(file, site, key, others);
  });
}

const isArtefact = (given = '') => given.endsWith('.tgz') || isPackage(given);

/** The artefact that is meant: a file, a package of a registry, or an area of this checkout, which is packed. */
async function fileOf(given: string | undefined, folder: string): Promise<string> {
  if (given?.endsWith('.tgz')) return resolve(userFolder(), given);
  if (given && isPackage(given)) return step(`fetch ${given}`, () => fetchArtefact(given, folder));
  const name = nameAmong(sourceNames(), given);
  const { packRelease } = await import('../artefact/pack-release.ts');
  const { file } = await step(
    `pack ${name}`,
    () => packRelease(name, () => join(folder, `${name}.tgz`)),
    ({ description }) => description.release,
  );
  return file;
}
