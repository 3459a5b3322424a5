import { join, resolve } from 'node:path';
import { fetchArtefact, isPackage } from '../artefact/fetch-artefact.ts';
import { packRelease } from '../artefact/pack-release.ts';
import { signKept } from '../artefact/sign-kept.ts';
import { sourceNames } from '../build/source-names.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { step } from '../progress.ts';
import type { ArtefactOptions } from '../receive/artefact-options.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { isIntact } from '../release/verify-release.ts';
import type { CompressedFirst } from '../store/store.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { changeSite } from './change-site.ts';
import { nameAmong } from './name-among.ts';
import { releaseArea } from './release-area.ts';
import { releaseArtefact } from './release-artefact.ts';
import { sendRelease } from './send-release.ts';
import { userFolder } from './user-folder.ts';

interface GivenOptions extends Omit<ArtefactOptions, 'request'> {
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
  if (!site && !isArtefact(given)) return releaseHere(given, options, key);
  await inTemporaryFolder(async (folder) => {
    const file = await fileOf(given, folder);
    const { compressesFirst: _, ...others } = options;
    if (site) await sendRelease(file, site, key, others);
    else await releaseArtefact(file, others);
  });
}

const isArtefact = (given = '') => given.endsWith('.tgz') || isPackage(given);

/** The artefact that is meant: a file, a package of a registry, or an area of this checkout, which is packed. */
async function fileOf(given: string | undefined, folder: string): Promise<string> {
  if (given?.endsWith('.tgz')) return resolve(userFolder(), given);
  if (given && isPackage(given)) return step(`fetch ${given}`, () => fetchArtefact(given, folder));
  const name = nameAmong(sourceNames(), given);
  const { file } = await step(
    `pack ${name}`,
    () => packRelease(name, () => join(folder, `${name}.tgz`)),
    ({ description }) => description.release,
  );
  return file;
}

async function releaseHere(
  given: string | undefined,
  { why, isAgain: _, inBrowser = true, compressesFirst = 'releases', ...options }: GivenOptions,
  key: SigningKey | undefined,
): Promise<void> {
  const name = nameAmong(sourceNames(), given);
  let built: string | undefined;
  await changeSite(
    async (site) => {
      // The work may begin again, and sources that are edited meanwhile are no part of it.
      const isBuilt = built !== undefined && (await isIntact(site.store, name, built));
      const release = built !== undefined && isBuilt ? built : await releaseIfChanged(site.store, name);
      built = release;
      if (key) await signKept(site.store, { [name]: release }, key);
      await releaseArea(site, { ...options, name, release, note: { kind: 'release', why }, inBrowser });
    },
    { compressesFirst },
  );
}
