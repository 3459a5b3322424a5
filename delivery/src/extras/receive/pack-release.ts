import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readArgs } from '@agile-languages/shared/build/checkout';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { commitOf, inputsOf, sourceNames } from '../../build/sources.ts';
import { nameAmong, userFolder } from '../../commands/arguments.ts';
import type { Signer } from '../../commands/extras.ts';
import { line, step } from '../../output.ts';
import { root, workspaceOf } from '../../paths.ts';
import { inTemporaryFolder } from '../../processes.ts';
import { precompress } from '../../store/compress.ts';
import { readDescription } from '../../store/release-description.ts';
import type { Artefact } from './artefact.ts';
import { type Provenance, signRelease, writeSignature } from './release-signature.ts';
import { givenKey, type SigningKey } from './signing-key.ts';
import { usages } from './usages.ts';
import { writeArtefact } from './write-artefact.ts';

export interface PackedArtefact extends Artefact {
  file: string;
  bytes: number;
}

/** So that no site has to compress. */
export const packRelease = (
  name: string,
  fileOf: (artefact: Artefact) => string,
  key?: SigningKey,
): Promise<PackedArtefact> =>
  inTemporaryFolder(async (directory) => {
    const { buildRelease } = await import('../../release/build-release.ts');
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

async function provenanceHere(): Promise<Provenance> {
  const commit = await commitOf(root);
  const { version } = createRequire(import.meta.url)('@rspack/core/package.json');
  return { ...(commit && { commit }), builder: `node ${process.versions.node}, rspack ${version}` };
}

export async function pack(args: string[]): Promise<void> {
  const { name: area, texts } = readArgs(args, usages.pack);
  const name = nameAmong(sourceNames(), area);
  const key = await givenKey(texts.key);
  const fileOf = ({ description }: Artefact) =>
    resolve(userFolder(), texts.out ?? `${name}-${description.version}.tgz`);
  const packed = await step(
    `pack ${name}`,
    () => packRelease(name, fileOf, key),
    ({ description, bytes }) => `${description.release}, ${Math.ceil(bytes / 1000)} kB`,
  );
  const { file, commit, signature, builder } = packed;
  line(`${file}`);
  line(
    `${commit ? `commit ${commit}, ` : ''}${builder}, ${signature ? `signed with key ${signature.key}` : 'not signed'}`,
  );
}

export async function signer(keyFile: string | undefined): Promise<Signer | undefined> {
  const key = await givenKey(keyFile);
  if (!key) return undefined;
  const sign: Signer['sign'] = async (store, releases) => {
    const provenance = await provenanceHere();
    for (const [name, hash] of Object.entries(releases)) {
      const description = await readDescription<AreaDescription | ShellDescription>(store, name, hash);
      await writeSignature(store.release(name, hash), signRelease(name, description, provenance, key));
    }
  };
  return { key: key.id, sign };
}
