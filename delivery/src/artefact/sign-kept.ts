import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { signRelease, writeSignature } from '../keys/release-signature.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { provenanceHere } from './pack-release.ts';

/** Signs releases that were built here, by name of the area. */
export async function signKept(
  store: Store,
  releases: Readonly<Record<string, string>>,
  key: SigningKey,
): Promise<void> {
  const provenance = await provenanceHere();
  for (const [name, hash] of Object.entries(releases)) {
    const description = await readDescription<AreaDescription | ShellDescription>(store, name, hash);
    await writeSignature(store.release(name, hash), signRelease(name, description, provenance, key));
  }
}
