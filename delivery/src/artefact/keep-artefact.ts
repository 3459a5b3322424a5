import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSignature, writeSignature } from '../keys/release-signature.ts';
import { Refusal } from '../refusal.ts';
import { keepRelease } from '../release/keep-release.ts';
import type { Store } from '../store/store.ts';
import type { Artefact } from './artefact.ts';
import { readArtefact } from './read-artefact.ts';

/**
 * Checks an artefact, and keeps what is in it as a release of a site.
 *
 * @param area whose it has to be. Default: anybody's
 * @throws {UserError} when it is not whole, or not signed by a team whose area it is
 */
export async function keepArtefact(store: Store, file: string, area?: string): Promise<Artefact> {
  const folder = join(store.directory, `.incoming-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    const artefact = await readArtefact(file, folder);
    const { name, description, signature } = artefact;
    if (area && name !== area)
      throw new Refusal(`The artefact is refused: it is of ${name}, not of ${area}. Nothing has changed.`);
    await checkSignature(store, name, description, signature);
    const { release } = description;
    await keepRelease(store, name, async (draft) => {
      await rm(draft, { recursive: true });
      await rename(folder, draft);
      return release;
    });
    if (signature) await writeSignature(store.release(name, release), signature);
    return artefact;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
