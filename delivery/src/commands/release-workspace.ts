import { signKept } from '../artefact/sign-kept.ts';
import { sourceNames } from '../build/source-names.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { isIntact } from '../release/verify-release.ts';
import { changeSite } from './change-site.ts';
import { nameAmong } from './name-among.ts';
import { releaseArea } from './release-area.ts';
import type { GivenOptions } from './release-given.ts';

/** Builds an area of this checkout where it has changed, and releases it here. */
export async function releaseWorkspace(
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
    { compressesFirst, asksApi: true },
  );
}
