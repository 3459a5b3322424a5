import { resolve } from 'node:path';
import type { Artefact } from '../artefact/artefact.ts';
import { packRelease } from '../artefact/pack-release.ts';
import { sourceNames } from '../build/source-names.ts';
import { line, step } from '../progress.ts';
import { givenKey } from './given-key.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { userFolder } from './user-folder.ts';

/**
 * `npm run pack -- <area> [--key <file>] [--out <file>]`: builds one workspace and writes it as a package of npm, which
 * any site can release. It needs nothing of a site.
 */
export async function pack(args: string[]): Promise<void> {
  const { name: given, texts } = readArgs(args, { texts: ['key', 'out'] });
  const name = nameAmong(sourceNames(), given);
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
