import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { type Extract, extract } from 'tar-stream';
import { Refusal } from '../../refusal.ts';
import { descriptionFile } from '../../release/seal-release.ts';
import { damageOf } from '../../release/verify-release.ts';
import { parseJson } from '../../store/json.ts';
import { isAreaName, isReleaseHash, storeFolders } from '../../store/store.ts';
import { type Artefact, type ArtefactPackage, artefactLimits, packageFile } from './artefact.ts';
import { readSignature } from './release-signature.ts';

const inPackage =
  /^package\/((?:(?:browser|server|embed)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*)|(?:package|release|area|bom|signature)\.json)$/;

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

export async function readArtefact(file: string, directory: string): Promise<Artefact> {
  const { size } = await stat(file).catch(() => {
    throw new UserError(`There is no file ${file}.`);
  });
  if (size > artefactLimits.packed) throw refuse(file, `it is larger than ${megabytes(artefactLimits.packed)}.`);
  await unpack(file, directory);
  const content = await readPackage(file, directory);
  const { area: name, hash, builder } = content.release;
  const description = await readJsonIn<AreaDescription | ShellDescription>(directory, descriptionFile);
  if (!description) throw refuse(file, `its ${descriptionFile} is missing or not readable.`);
  await rm(join(directory, packageFile));
  const damage = await damageOf(directory, name, hash, description);
  if (damage) throw refuse(file, damage);
  const signature = await readSignature(directory);
  const { name: packageName, gitHead: commit } = content;
  return { name, packageName, description, builder, ...(commit && { commit }), ...(signature && { signature }) };
}

async function readPackage(file: string, directory: string): Promise<ArtefactPackage> {
  const content = await readJsonIn<Partial<ArtefactPackage>>(directory, packageFile);
  const { area = '', hash = '', builder } = content?.release ?? {};
  if (!isAreaName(area) || storeFolders.includes(area)) throw refuse(file, `its ${packageFile} names no area.`);
  if (!isReleaseHash(hash) || typeof builder !== 'string' || !isText(content?.gitHead))
    throw refuse(file, `its ${packageFile} describes no release.`);
  return content as ArtefactPackage;
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const readJsonIn = async <Value>(directory: string, name: string) =>
  parseJson(await readFile(join(directory, name), 'utf8').catch(() => '')) as Value | undefined;

async function unpack(file: string, directory: string): Promise<void> {
  const archive = extract();
  const packed = createReadStream(file);
  const reading = pipeline(packed, createGunzip(), (chunks) => withinRatio(file, packed, chunks), archive);
  const rest = { bytes: artefactLimits.unpacked, files: artefactLimits.files };
  try {
    const [read, written] = await Promise.allSettled([reading, writeAll(file, archive, directory, rest)]);
    for (const result of [written, read]) if (result.status === 'rejected') throw result.reason;
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new Refusal(`${file} is refused: it is no package of npm. Nothing has changed.`, { cause });
  }
}

/** What unpacks to very much more is refused while it is read. */
async function* withinRatio(file: string, packed: ReadStream, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > artefactLimits.ratio * (packed.bytesRead + slack))
      throw refuse(file, `it unpacks to more than ${artefactLimits.ratio} times its bytes.`);
    yield chunk;
  }
}

const slack = 64 * 1024;

async function writeAll(
  file: string,
  archive: Extract,
  directory: string,
  rest: { bytes: number; files: number },
): Promise<void> {
  const writing: Promise<void>[] = [];
  try {
    for await (const entry of archive) {
      rest.bytes -= entry.header.size;
      rest.files -= 1;
      if (rest.bytes < 0) throw refuse(file, `its files have more than ${megabytes(artefactLimits.unpacked)}.`);
      if (rest.files < 0) throw refuse(file, `it has more than ${artefactLimits.files} files.`);
      const path = pathOf(file, entry);
      const written = writeEntry(file, join(directory, path), path, await buffer(entry));
      written.catch(() => {});
      writing.push(written);
    }
  } finally {
    await Promise.allSettled(writing);
  }
  await Promise.all(writing);
}

function pathOf(file: string, { header: { name, type } }: Entry): string {
  const [, path] = inPackage.exec(name) ?? [];
  if (type !== 'file' || !path) throw refuse(file, `${name} is nothing that a release has.`);
  return path;
}

async function writeEntry(file: string, target: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes, { flag: 'wx' }).catch((cause) => {
    throw cause.code === 'EEXIST' ? refuse(file, `it has ${path} twice.`) : cause;
  });
}

const refuse = (file: string, reason: string) => new Refusal(`${file} is refused: ${reason} Nothing has changed.`);

const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
