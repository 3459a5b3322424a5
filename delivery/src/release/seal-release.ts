import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';

type Description = AreaDescription | ShellDescription;

export type Unsealed<Kind extends Description> = Omit<Kind, 'release' | 'base' | 'files'>;

export const descriptionFile = 'release.json';

/** The hash does not cover it. */
export const signatureFile = 'signature.json';

export function sealRelease<Kind extends Description>(
  name: string,
  description: Unsealed<Kind>,
  files: Readonly<Record<string, string>>,
): Kind {
  const content = { ...description, files };
  const release = contentHash(name, content);
  return { release, base: baseOf(name, release), ...content } as unknown as Kind;
}

export const baseOf = (name: string, release: string): string => `/areas/${name}/${release}/browser/`;

export const contentHash = (name: string, content: object): string => contentDigest(name, content).slice(0, 16);

/** In full length, for signatures. */
export const contentDigest = (name: string, content: object): string =>
  createHash('sha256')
    .update(JSON.stringify([name, content]))
    .digest('hex');

export async function integrityOfFiles(directory: string): Promise<Record<string, string>> {
  const paths = await pathsBelow(directory);
  const entries = paths.map(async (path) => [path, integrityOf(await readFile(join(directory, path)))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export async function pathsBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

export const integrityOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
