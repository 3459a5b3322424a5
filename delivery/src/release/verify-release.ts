import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { Refusal } from '../refusal.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { descriptionProblem } from './description-problem.ts';
import { baseOf, contentHash, descriptionFile, integrityOf, pathsBelow, signatureFile } from './seal-release.ts';

/** How many files are read at a time. */
const atOnce = 4;

const compressed = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Checks that a release is, byte by byte, what was released under its hash.
 *
 * @throws {UserError} with the first thing that is missing, added or changed
 */
export async function verifyRelease(
  store: Store,
  name: string,
  hash: string,
): Promise<AreaDescription | ShellDescription> {
  const description = await readDescription<AreaDescription | ShellDescription>(store, name, hash);
  const damage = await damageOf(store.release(name, hash), name, hash, description);
  if (damage)
    throw new Refusal(`Release ${hash} of ${name} is refused: ${damage} Nothing has changed. Release ${name} again.`);
  return description;
}

/** Whether a release is there and is what was released. */
export const isIntact = (store: Store, name: string, hash: string): Promise<boolean> =>
  verifyRelease(store, name, hash).then(
    () => true,
    () => false,
  );

/** The first difference between a release in a folder and its hash, as a sentence; `undefined` when there is none. */
export async function damageOf(
  directory: string,
  name: string,
  hash: string,
  description: AreaDescription | ShellDescription,
): Promise<string | undefined> {
  const { release, base, ...content } = description;
  const { files } = content;
  if (!files) return 'it is from before the integrity of every file was recorded.';
  if (release !== hash || base !== baseOf(name, hash) || contentHash(name, content) !== hash)
    return `its ${descriptionFile} is not what was released.`;
  const problem = descriptionProblem(name, description);
  if (problem) return problem;
  const paths = new Set(await pathsBelow(directory));
  const ofFiles = await mapConcurrently(atOnce, Object.entries(files), async ([path, integrity]) => {
    if (!paths.has(path)) return `${path} is missing.`;
    const bytes = await readFile(join(directory, path));
    return integrityOf(bytes) === integrity ? undefined : `${path} is not what was released.`;
  });
  const wrong = ofFiles.find((sentence) => sentence !== undefined);
  if (wrong) return wrong;
  const others = [...paths].filter((path) => !(path in files) && path !== descriptionFile && path !== signatureFile);
  const ofOthers = await mapConcurrently(atOnce, others, async (path) => {
    const original = path.slice(0, -3);
    const decompress = compressed[path.slice(-3) as keyof typeof compressed];
    if (!decompress || !(original in files)) return `${path} does not belong to it.`;
    const { size } = await stat(join(directory, original));
    const options = { maxOutputLength: Math.max(size, 1) };
    const bytes = await decompress(await readFile(join(directory, path)), options).catch(() => '');
    return integrityOf(bytes) === files[original] ? undefined : `${path} is not what was released.`;
  });
  return ofOthers.find((sentence) => sentence !== undefined);
}
