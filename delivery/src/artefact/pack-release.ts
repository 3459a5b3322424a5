import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commitOf } from '../build/commit-of.ts';
import { inputsOf } from '../build/inputs.ts';
import { type Provenance, signRelease } from '../keys/release-signature.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { root, workspaceOf } from '../paths.ts';
import { precompress } from '../store/precompress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { Artefact } from './artefact.ts';
import { writeArtefact } from './write-artefact.ts';

/** An artefact, and its file. */
export interface PackedArtefact extends Artefact {
  file: string;
  bytes: number;
}

/**
 * Builds a workspace of this checkout and writes it as a package of npm. Its browser files are compressed here, so that no
 * site has to do that before it is live.
 *
 * @param fileOf where to, from what was built
 * @param key signs it. Default: it is not signed
 */
export const packRelease = (
  name: string,
  fileOf: (artefact: Artefact) => string,
  key?: SigningKey,
): Promise<PackedArtefact> =>
  inTemporaryFolder(async (directory) => {
    const { buildRelease } = await import('../release/build-release.ts');
    const description = await buildRelease(directory, name, await inputsOf(name));
    await precompress(join(directory, 'browser'));
    const provenance = await provenanceHere();
    const artefact: Artefact = {
      name,
      packageName: JSON.parse(await readFile(join(workspaceOf(name), 'package.json'), 'utf8')).name,
      description,
      ...provenance,
      ...(key && { signature: signRelease(name, description, provenance, key) }),
    };
    const file = fileOf(artefact);
    return { ...artefact, file, bytes: await writeArtefact(directory, artefact, file) };
  });

/** Where what is built here is made. */
export async function provenanceHere(): Promise<Provenance> {
  const commit = await commitOf(root);
  const { version } = createRequire(import.meta.url)('@rspack/core/package.json');
  return { ...(commit && { commit }), builder: `node ${process.versions.node}, rspack ${version}` };
}
