import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isRecord } from '@agile-languages/shared/formats';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { Refusal } from '../refusal.ts';
import { isServerFile } from '../sandbox/server-files.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { isOwnPartnerFile } from './partner-files.ts';
import { baseOf, contentHash, descriptionFile, integrityOf, pathsBelow, signatureFile } from './seal-release.ts';

const atOnce = 4;

const compressed = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

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

export const isIntact = (store: Store, name: string, hash: string): Promise<boolean> =>
  verifyRelease(store, name, hash).then(
    () => true,
    () => false,
  );

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

/** Releases may be made elsewhere. */
function descriptionProblem(name: string, description: AreaDescription | ShellDescription): string | undefined {
  const value: Record<string, unknown> = { ...description };
  const { files, chunks } = value;
  if (typeof value.build !== 'string' || !/^[\w-]+$/.test(value.build)) return 'its build has no name.';
  if (!isRecord(files) || !Object.values(files).every(isIntegrity)) return 'a file has no integrity.';
  const stranger = Object.keys(files).find((path) => path.startsWith('server/') && !isServerFile(path));
  if (stranger) return `${stranger} is no JavaScript module, and a server bundle has nothing else.`;
  const folder = 'embed/';
  const ofOthers = Object.keys(files).find(
    (path) => path.startsWith(folder) && !isOwnPartnerFile(name, path.slice(folder.length)),
  );
  if (ofOthers)
    return `${ofOthers} is none of the files of ${name} for partners: those begin with ${name}. or ${name}-.`;
  if (!isRecord(chunks) || !isRecord(chunks.routes) || !isRecord(chunks.sections)) return 'its chunks are not listed.';
  const parts = [...Object.values(chunks.routes), ...Object.values(chunks.sections)];
  if (!parts.every((chunk) => isRecord(chunk) && typeof chunk.chunk === 'string')) return 'a chunk has no name.';
  const isMissing = (file: unknown) =>
    !isRecord(file) || !isIntegrity(file.integrity) || files[`browser/${file.name}`] !== file.integrity;
  const { scripts, styles } = loadedBy(name, value, parts.filter(isRecord));
  if ([...scripts, ...styles].some(isMissing))
    return 'a file that pages load has not the integrity that is recorded for it.';
  const strange = namedOtherwise(scripts, 'script', '.js') ?? namedOtherwise(styles, 'style', '.css');
  if (strange) return strange;
  const modules = Object.values({ ...record(value.needs), ...record(value.provides) });
  return modules.every(isModule) ? undefined : 'what it needs or provides is not readable.';
}

const loadedBy = (name: string, { main, style, entry, federation }: Loading, parts: readonly Loading[]) => ({
  scripts: [name === 'shell' ? main : entry, ...given(federation), ...parts.map(({ script }) => script)],
  styles: [...(name === 'shell' ? [style] : []), ...parts.flatMap((part) => given(part.style))],
});

type Loading = Readonly<Record<string, unknown>>;

const given = (file: unknown) => (file === undefined ? [] : [file]);

/** What is looked at is chosen by the ends of names. */
function namedOtherwise(files: readonly unknown[], kind: string, end: string): string | undefined {
  const names = files.filter(isRecord).map((file) => String(file.name));
  const name = names.find((one) => !one.endsWith(end));
  return name === undefined ? undefined : `pages load ${name} as a ${kind}, and its name does not end in ${end}.`;
}

const record = (value: unknown): object => (value === undefined ? {} : isRecord(value) ? value : { value });

const isIntegrity = (value: unknown) => /^sha384-[\w+/]{64}$/.test(String(value));

const isModule = (module: unknown) =>
  isRecord(module) && typeof (module.range ?? module.version) === 'string' && Array.isArray(module.names);
