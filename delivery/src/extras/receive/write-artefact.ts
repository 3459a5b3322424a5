import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { descriptionFile, signatureFile } from '../../release/seal-release.ts';
import { copyEnds } from '../../store/compress.ts';
import { jsonText } from '../../store/json.ts';
import { type Artefact, type ArtefactPackage, packageFile } from './artefact.ts';

const compress = promisify(gzip);

/** The time that npm gives to every file. */
const mtime = new Date('1985-10-26T08:15:00.000Z');

const gzipSystem = { offset: 9, unknown: 255 };

/** Equal releases give equal bytes: sorted, without times, owners and modes. */
export async function writeArtefact(directory: string, artefact: Artefact, file: string): Promise<number> {
  const { description, signature } = artefact;
  const files = Object.keys(description.files ?? {});
  const copies = files.flatMap((path) => copyEnds.map((end) => path + end));
  const paths = [...files, ...copies.filter((path) => existsSync(join(directory, path))), descriptionFile].sort();
  const archive = pack();
  const archived = buffer(archive);
  const add = (path: string, bytes: Uint8Array | string) =>
    archive.entry({ name: `package/${path}`, mode: 0o644, mtime, uid: 0, gid: 0 }, bytes);
  add(packageFile, jsonText(packageOf(artefact)));
  for (const path of paths) add(path, await readFile(join(directory, path)));
  if (signature) add(signatureFile, jsonText(signature));
  archive.finalize();
  const bytes = await compress(await archived, { level: 9 });
  bytes[gzipSystem.offset] = gzipSystem.unknown;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file).catch(async (cause) => {
    await rm(draft, { force: true });
    throw cause;
  });
  return bytes.length;
}

const packageOf = ({ name, packageName, description, commit, builder }: Artefact): ArtefactPackage => ({
  name: packageName,
  version: description.version ?? '0.0.0',
  description: `Release ${description.release} of ${name}.`,
  license: 'UNLICENSED',
  ...(commit && { gitHead: commit }),
  release: { area: name, hash: description.release, builder },
});
